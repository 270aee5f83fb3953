import { textOf, type Json } from '#content/sanitize/json.ts';
import type { RawDocument } from '#server/sources/RawDocument.ts';
import { isRecord } from '#ui/isRecord.ts';

/** The type of the document that lists old addresses. */
export const REDIRECTS_TYPE = 'redirects';

/** A row of that document, as its owner wrote it. */
export interface RedirectRow {
  /** Id of the document, and the place of the row in it. */
  readonly document: string;
  readonly index: number;
  readonly from: string;
  /** The link field. */
  readonly to: Json;
}

/** The rows of a document; none of documents of other types. */
export function redirectRows({ id, type, data }: RawDocument): RedirectRow[] {
  const rows = type === REDIRECTS_TYPE ? data[REDIRECTS_TYPE] : null;
  return (Array.isArray(rows) ? rows : []).flatMap((row: unknown, index): RedirectRow[] => {
    if (!isRecord(row)) return [];
    const to = isRecord(row['to']) ? row['to'] : {};
    return [{ document: id, index, from: textOf(row['from']).trim(), to }];
  });
}
