import { isRecord } from 'prismic-folder/edit';
import type { TypeModel } from 'prismic-folder/models';
import type { DocumentJson } from '../model/DocumentJson.ts';
import type { EditorModels } from '../model/EditorModels.ts';
import { uidFromName } from './freeUid.ts';

/** A text field's value, or that of a text with styles. */
export type TitleValue = string | { type: string; text: string; spans: never[] }[];

/** The field that names the documents of a type, in lists and when they are created. */
interface TitleField {
  readonly id: string;
  /** The field's value for a name. */
  readonly valueOf: (name: string) => TitleValue;
  /** The name that a value is: its first text. */
  readonly nameOf: (value: unknown) => string;
}

/** The first title of a type, else its first text, as in the lists of the API; null if it has none. */
export function titleField({ fields }: Pick<TypeModel, 'fields'>): TitleField | null {
  const all = Object.entries(fields);
  const title = all.find(([, field]) => headingOf(field) !== undefined);
  const [id, field] = title ?? all.find(([, { type }]) => TEXTS.has(type)) ?? [];
  if (id === undefined || field === undefined) return null;
  if (field.type === 'Text') return { id, valueOf: (name) => name, nameOf };
  const { single, multi } = field.config ?? {};
  const [first = 'paragraph'] = (single ?? multi ?? '').split(',').map((one) => one.trim());
  const type = headingOf(field) ?? (first === '' ? 'paragraph' : first);
  return { id, valueOf: (name) => [{ type, text: name, spans: [] }], nameOf };
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return '';
  const texts = value.map((block: unknown) => (isRecord(block) ? block['text'] : undefined));
  const first = texts.find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof first === 'string' ? first.trim() : '';
}

const TEXTS: ReadonlySet<string> = new Set(['Text', 'StructuredText']);

function headingOf({ type, config }: TypeModel['fields'][string]): string | undefined {
  if (type !== 'StructuredText') return undefined;
  return /heading\d/.exec(config?.single ?? config?.multi ?? '')?.[0];
}

/** The uid that the title of a document makes; empty if it has none, or its type has no uid. */
export function titleUid(models: EditorModels, type: string, json: DocumentJson): string {
  const model = models.types.get(type);
  if (model?.fields['uid']?.type !== 'UID') return '';
  const field = titleField(model);
  return field ? uidFromName(field.nameOf(json.data?.[field.id])) : '';
}

/** Whether a uid was made from a title: `low-tide` or, where that was taken, `low-tide-2`. */
export function isMadeFrom(uid: string, ofTitle: string): boolean {
  return ofTitle !== '' && uid.startsWith(ofTitle) && /^(?:-\d+)?$/.test(uid.slice(ofTitle.length));
}
