import { writable } from './shape/shapeText.ts';

/** JSON of an answer before anything is known of it. */
export type Json = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The records of a list; whatever else it holds is passed over. */
export function recordsIn(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** A document as any Content API answers it; `data` by its model. */
export interface RawDocument extends Json {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
}

/** The document, or null when the answer holds something else in its place. */
export function asDocument(value: unknown): RawDocument | null {
  if (!isRecord(value) || !isRecord(value['data'])) return null;
  if (typeof value['id'] !== 'string' || typeof value['type'] !== 'string') return null;
  // Cast: the members it names have just been checked.
  return value as RawDocument;
}

/** A link to a document, wherever it stands in `data`. */
export function isDocumentLink(value: Json): value is Json & { readonly id: string } {
  return value['link_type'] === 'Document' && typeof value['id'] === 'string';
}

/** The texts of a list; whatever else it holds is passed over. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string').map(writable) : [];
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
