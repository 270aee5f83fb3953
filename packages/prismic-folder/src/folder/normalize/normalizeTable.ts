import { isRecord, kindOf } from '../../json.ts';
import {
  EMPTY_LIST,
  fault,
  isMissing,
  type NormalizeContext,
  normalizeEach,
  placeId,
  within,
} from './normalizeContext.ts';
import { normalizeRichText } from './normalizeRichText.ts';

const CELL = { multi: 'paragraph,strong,em,hyperlink' };

/** Table: rows of cells in `body` and optionally `head`. Adds missing keys of rows and cells. */
export function normalizeTable(context: NormalizeContext, value: unknown): unknown {
  if (isMissing(value)) return null;
  if (!isRecord(value)) return fault(context, `must be an object with a body, is ${kindOf(value)}`);
  for (const key of Object.keys(value)) {
    if (key !== 'head' && key !== 'body') fault(context, 'unknown key of a table', key);
  }
  const { head, body } = value;
  const part = (name: string, rows: unknown, kind: string) =>
    within(context, name, () => normalizeRows(context, rows, kind));
  const filledHead = isMissing(head) ? undefined : part('head', head, 'header');
  const filledBody = part('body', body, 'data');
  if (filledBody === undefined) return undefined;
  return { ...(filledHead !== undefined && { head: filledHead }), body: filledBody };
}

function normalizeRows(context: NormalizeContext, part: unknown, kind: string): unknown {
  const rows = isRecord(part) ? part['rows'] : undefined;
  if (!Array.isArray(rows)) return fault(context, 'must hold a list of rows');
  const filled = each(context, 'rows', rows, (row) => {
    const cells = row['cells'];
    if (!Array.isArray(cells)) return fault(context, 'must hold a list of cells');
    return {
      key: keyOf(context, row),
      cells: each(context, 'cells', cells, (cell) => ({
        key: keyOf(context, cell),
        type: cell['type'] === 'header' || cell['type'] === 'data' ? cell['type'] : kind,
        content:
          within(context, 'content', () => normalizeRichText(context, cell['content'], CELL)) ??
          EMPTY_LIST,
      })),
    };
  });
  return { rows: filled };
}

function each(
  context: NormalizeContext,
  name: string,
  values: readonly unknown[],
  fill: (value: Record<string, unknown>) => unknown,
): unknown[] {
  return within(context, name, () =>
    normalizeEach(context, values, (value) =>
      isRecord(value) ? fill(value) : fault(context, `must be an object, is ${kindOf(value)}`),
    ),
  );
}

function keyOf(context: NormalizeContext, value: Record<string, unknown>): string {
  const { key } = value;
  return typeof key === 'string' ? key : placeId(context);
}
