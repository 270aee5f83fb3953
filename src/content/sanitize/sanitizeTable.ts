import { isRecord } from '#ui/isRecord.ts';
import { recordsIn, type Json } from './json.ts';
import { sanitizeRichText } from './sanitizeRichText.ts';
import { sanitizeText } from './text.ts';

/** A table with rows of valid texts; null without a body. */
export function sanitizeTable(value: unknown): Json | null {
  if (!isRecord(value) || !isRecord(value['body'])) return null;
  const { head, body } = value;
  return {
    ...(isRecord(head) && { head: sanitizeRows(head, 'header') }),
    body: sanitizeRows(body, 'data'),
  };
}

function sanitizeRows(part: Json, kind: 'header' | 'data'): Json {
  return {
    rows: recordsIn(part['rows']).map((row, index) => ({
      key: keyOf(row, index),
      cells: recordsIn(row['cells']).map((cell, place) => ({
        key: keyOf(cell, place),
        type: cell['type'] === 'header' || cell['type'] === 'data' ? cell['type'] : kind,
        content: sanitizeRichText(cell['content']),
      })),
    })),
  };
}

const keyOf = ({ key }: Json, index: number) => sanitizeText(key) ?? String(index);
