import { isRecord } from '../../folder/isRecord.ts';
import type { Json, Writers } from './writers.ts';
import { writeRichText } from './writeRichText.ts';

/** A table without the keys the service numbers its rows and cells with. */
export function writeTable(value: unknown, writers: Writers): Json | undefined {
  if (!isRecord(value)) return undefined;
  const part = (rows: unknown) => ({ rows: records(rows).map((row) => writeRow(row, writers)) });
  const { head, body } = value;
  return {
    ...(isRecord(head) && { head: part(head['rows']) }),
    ...(isRecord(body) && { body: part(body['rows']) }),
  };
}

function writeRow(row: Json, writers: Writers): Json {
  return {
    cells: records(row['cells']).map(({ type, content }) => ({
      type,
      content: writeRichText(content, writers) ?? [],
    })),
  };
}

function records(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
