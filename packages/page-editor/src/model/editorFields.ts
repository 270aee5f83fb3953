import type { FieldModel } from 'prismic-folder/models';
import type { EditorField } from './EditorModels.ts';
import { editorKind } from './editorKinds.ts';
import { textOf, wordsOf } from './words.ts';

type Fields = Readonly<Record<string, FieldModel>>;

const known = new WeakMap<Fields, readonly EditorField[]>();

/** The fields of a tab, a group or a part of a slice as forms show them; always the same objects. */
export function editorFields(fields: Fields): readonly EditorField[] {
  const found = known.get(fields);
  if (found) return found;
  const read = Object.entries(fields)
    .filter(([, { type }]) => editorKind(type).control !== null)
    .map(([id, model]) => editorField(id, model));
  known.set(fields, read);
  return read;
}

/** Texts that nobody should read over the owner's shoulder; the site takes them from fields of this name. */
const isPassword = (id: string, { type }: FieldModel) => id === 'password' && type === 'Text';

function editorField(id: string, model: FieldModel): EditorField {
  const { label, placeholder } = model.config ?? {};
  return {
    id,
    model: isPassword(id, model) ? { ...model, type: 'Password' } : model,
    label: textOf(label) ?? wordsOf(id),
    hint: textOf(placeholder) ?? textOf(model.description) ?? '',
  };
}

/** The fields of an entry of a group. */
export function groupFields({ config }: FieldModel): readonly EditorField[] {
  return config?.fields === undefined ? [] : editorFields(config.fields);
}
