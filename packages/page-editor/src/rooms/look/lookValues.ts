import { type Change, changesFor, equalJson, isEmpty, type Json } from 'prismic-folder/edit';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import type { EditorField, EditorType } from '../../model/EditorModels.ts';
import { optionsOf } from '../../fields/form/kinds/options.ts';
import type { LookControl, LookPart } from '../../model/LookHost.ts';

/** What is chosen of a select field. */
export interface Choice {
  readonly options: readonly string[];
  /** null: the document has something that is no option any more. */
  readonly chosen: string | null;
  /** That value, as it is in the file; null: there is none. */
  readonly old: string | null;
}

export const fieldOf = (type: EditorType, id: string): EditorField | undefined =>
  type.tabs.flatMap(({ fields }) => fields).find((field) => field.id === id);

/** The option of a field that counts where a document has none. */
const fallbackOf = ({ model }: EditorField): string | null => {
  const fallback = model.config?.['default_value'];
  return typeof fallback === 'string' ? fallback : (optionsOf(model)[0] ?? null);
};

export function readChoice(field: EditorField, value: Json | undefined): Choice {
  const options = optionsOf(field.model);
  if (isEmpty(value)) return { options, chosen: fallbackOf(field), old: null };
  if (typeof value === 'string' && options.includes(value))
    return { options, chosen: value, old: null };
  return { options, chosen: null, old: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** The change that chooses an option; the one that counts anyway is not written. */
export function chooseOption(json: DocumentJson, field: EditorField, option: string): Change[] {
  const isFallback = option === fallbackOf(field);
  return changesFor(json, ['data', field.id], isFallback ? undefined : option);
}

/** Fields that differ from the site's own look. */
function chosenFields(json: DocumentJson, type: EditorType): readonly string[] {
  return Object.entries(json.data ?? {}).flatMap(([id, value]) => {
    const field = fieldOf(type, id);
    const isOwn = !field || isEmpty(value) || equalJson(value, fallbackOf(field));
    return isOwn ? [] : [id];
  });
}

export const isChosen = (json: DocumentJson, type: EditorType): boolean =>
  chosenFields(json, type).length > 0;

/** The changes that bring the site's own look back. */
export const resetLook = (json: DocumentJson, type: EditorType): Change[] =>
  chosenFields(json, type).map((id) => ({ op: 'remove', path: ['data', id] }));

/** The parts as far as the model has their fields. */
export function partsOf(parts: readonly LookPart[], type: EditorType): readonly LookPart[] {
  return parts.flatMap((part) => {
    const controls = part.controls.filter(({ field }) => fieldOf(type, field) !== undefined);
    return controls.length === 0 ? [] : [{ ...part, controls }];
  });
}

/** The control of the accent; undefined: there is none. */
export const accentControl = (parts: readonly LookPart[]): ControlOf<'accent'> | undefined =>
  parts.flatMap(({ controls }) => controls).find((one) => one.kind === 'accent');

/** Keeps a control's own type. */
export type ControlOf<Kind extends LookControl['kind']> = Extract<LookControl, { kind: Kind }>;

/** What the bar of a choice says of a value that is no option any more. */
export const oldWords = (old: string | null): string => `Old value: ${old ?? ''}`;
