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

/** Whether a field is a link to one file. */
export function isFileLink({ type, config }: FieldModel): boolean {
  return type === 'Link' && config?.['select'] === 'media' && config['repeat'] !== true;
}

/**
 * Whether the entries of a list begin with a file: such a list is of files, and can be filled with several at once. A
 * menu row with a picture is not made of one.
 */
export function areOfFiles([first]: readonly EditorField[]): boolean {
  return first !== undefined && (first.model.type === 'Image' || isFileLink(first.model));
}
