import { isRecord, type Json } from '#server/lib/json.ts';

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
