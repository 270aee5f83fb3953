import { isRecord } from '../../folder/isRecord.ts';

/** A link to a document as `data` holds it, wherever: in a field, a group, a rich text. */
export interface DocumentLink {
  readonly id: string;
  readonly link_type: 'Document';
  readonly [key: string]: unknown;
}

export function isDocumentLink(value: unknown): value is DocumentLink {
  return isRecord(value) && value['link_type'] === 'Document' && typeof value['id'] === 'string';
}
