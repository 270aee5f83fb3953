import type { Json } from '#content/sanitize/json.ts';
import { isRecord } from '#ui/isRecord.ts';

/** A document of any Content API, not validated beyond these members. */
export interface RawDocument extends Json {
  readonly id: string;
  readonly type: string;
  readonly data: Json;
}

/** The document; null if the value is not one. */
export function asDocument(value: unknown): RawDocument | null {
  if (!isRecord(value) || !isRecord(value['data'])) return null;
  if (typeof value['id'] !== 'string' || typeof value['type'] !== 'string') return null;
  // Cast: the members it names have just been checked.
  return value as RawDocument;
}

/** Whether a value of `data` is a link to a document. */
export function isDocumentLink(value: Json): value is Json & { readonly id: string } {
  return value['link_type'] === 'Document' && typeof value['id'] === 'string';
}
