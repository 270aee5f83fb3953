import { isRecord } from '../json.ts';
import type { FieldKind, Json, PageContext } from './FieldKind.ts';
import {
  EMPTY_LIST,
  fault,
  isMissing,
  misfit,
  type NormalizeContext,
  normalizeEach,
  placeId,
  within,
} from './normalizing.ts';
import { normalizeBlocks, sanitizeBlocks, writeBlocks } from './StructuredText.ts';
import { recordsIn, sanitizeText } from './sanitizing.ts';

const CELL = { multi: 'paragraph,strong,em,hyperlink' };

const cellType = ({ type }: Json, otherwise: string) =>
  type === 'header' || type === 'data' ? type : otherwise;

function normalizeRows(context: NormalizeContext, part: unknown, kind: string): unknown {
  const rows = isRecord(part) ? part['rows'] : undefined;
  if (!Array.isArray(rows)) return fault(context, 'must hold a list of rows');
  const filled = normalizeRecords(context, 'rows', rows, (row) => {
    const cells = row['cells'];
    if (!Array.isArray(cells)) return fault(context, 'must hold a list of cells');
    return {
      key: keyIn(context, row),
      cells: normalizeRecords(context, 'cells', cells, (cell) => ({
        key: keyIn(context, cell),
        type: cellType(cell, kind),
        content:
          within(context, 'content', () => normalizeBlocks(context, cell['content'], CELL)) ??
          EMPTY_LIST,
      })),
    };
  });
  return { rows: filled };
}

function normalizeRecords(
  context: NormalizeContext,
  name: string,
  values: readonly unknown[],
  fill: (value: Json) => unknown,
): unknown[] {
  return within(context, name, () =>
    normalizeEach(context, values, (value) =>
      isRecord(value) ? fill(value) : misfit(context, 'an object', value),
    ),
  );
}

const keyIn = (context: NormalizeContext, { key }: Json) =>
  typeof key === 'string' ? key : placeId(context);

function sanitizeRows(part: Json, kind: string, page: PageContext): Json {
  const keyAt = ({ key }: Json, index: number) => sanitizeText(key) ?? String(index);
  return {
    rows: recordsIn(part['rows']).map((row, index) => ({
      key: keyAt(row, index),
      cells: recordsIn(row['cells']).map((cell, place) => ({
        key: keyAt(cell, place),
        type: cellType(cell, kind),
        content: sanitizeBlocks(cell['content'], page),
      })),
    })),
  };
}

/** Rows of cells in `body` and, optionally, `head`. */
export * from './plain.ts';
export const query = 'table';
/** Models of it have no placeholder. */
export const hint = 'label';
export const mock = () => 'TableContent';
export const example: FieldKind['example'] = () => undefined;
export const normalize: FieldKind['normalize'] = (value, _model, context) => {
  if (!isRecord(value)) return misfit(context, 'an object with a body', value);
  for (const key of Object.keys(value)) {
    if (key !== 'head' && key !== 'body') fault(context, 'unknown key of a table', key);
  }
  const part = (name: string, kind: string) =>
    within(context, name, () => normalizeRows(context, value[name], kind));
  const head = isMissing(value['head']) ? undefined : part('head', 'header');
  const body = part('body', 'data');
  return body === undefined ? undefined : { ...(head !== undefined && { head }), body };
};
export const sanitize: FieldKind['sanitize'] = (value, _config, page) => {
  if (!isRecord(value) || !isRecord(value['body'])) return null;
  const { head, body } = value;
  return {
    ...(isRecord(head) && { head: sanitizeRows(head, 'header', page) }),
    body: sanitizeRows(body, 'data', page),
  };
};
export const fits: FieldKind['fits'] = (value) => isRecord(value) && 'body' in value;
/** Without the keys of rows and cells, which the service generates. */
export const write: FieldKind['write'] = (value, _model, writers) => {
  if (!isRecord(value)) return undefined;
  const parts = (['head', 'body'] as const).flatMap((name) => {
    const part = value[name];
    if (!isRecord(part)) return [];
    const rows = recordsIn(part['rows']).map((row) => ({
      cells: recordsIn(row['cells']).map(({ type, content }) => ({
        type,
        content: writeBlocks(content, writers) ?? [],
      })),
    }));
    return [[name, { rows }] as const];
  });
  return Object.fromEntries(parts);
};
