import { isList, isObject, type Json, type JsonObject } from 'prismic-folder/edit';
import { withCellText } from './cells.ts';

type Cells = readonly JsonObject[];

interface TableRow {
  readonly json: JsonObject;
  readonly cells: Cells;
}

/** A table as its file has it: its rows, of which the first `heads` are its header. */
export interface Table {
  readonly rows: readonly TableRow[];
  readonly heads: number;
}

/** Reads the value of a table field; null if it is not a table that can be edited. */
export function readTable(value: Json | undefined): Table | null {
  if (value === undefined || value === null) return { rows: [], heads: 0 };
  if (!isObject(value)) return null;
  const [head, body] = [readRows(value['head'] ?? null), readRows(value['body'] ?? null)];
  return head && body && { rows: [...head, ...body], heads: head.length };
}

function readRows(part: Json): readonly TableRow[] | null {
  if (part === null) return [];
  const rows = isObject(part) ? part['rows'] : undefined;
  if (!isList(rows)) return null;
  const read = rows.map((json) => {
    const cells = isObject(json) ? json['cells'] : undefined;
    return isObject(json) && isList(cells) && cells.every(isObject) ? { json, cells } : null;
  });
  return read.every((row) => row !== null) ? read : null;
}

/** The value for the file; undefined for a table without rows. */
export function writeTable({ rows, heads }: Table): Json | undefined {
  if (rows.length === 0) return undefined;
  const part = (of: readonly TableRow[]) => ({
    rows: of.map(({ json, cells }) => ({ ...json, cells })),
  });
  return { ...(heads > 0 && { head: part(rows.slice(0, heads)) }), body: part(rows.slice(heads)) };
}

/** How many columns the widest row has. */
export const columnsOf = ({ rows }: Table): number =>
  Math.max(0, ...rows.map(({ cells }) => cells.length));

/** Whether the first cell of each row below the header is a header, too. */
export function hasHeadColumn({ rows, heads }: Table): boolean {
  const body = rows.slice(heads);
  return body.length > 0 && body.every(({ cells }) => cells[0]?.['type'] === 'header');
}

const newKey = () => crypto.randomUUID();
const typeOf = (isHeader: boolean) => (isHeader ? 'header' : 'data');

const newCell = (isHeader: boolean): JsonObject => ({
  key: newKey(),
  type: typeOf(isHeader),
  content: [],
});

const retyped = (cells: Cells, isHeader: boolean): Cells =>
  cells.map((cell) => ({ ...cell, type: typeOf(isHeader) }));

/** Changes the cells of each row; `isHead`: whether it is of the header. */
const onCells = (
  { rows, heads }: Table,
  change: (cells: Cells, isHead: boolean, at: number) => Cells,
): Table => ({
  heads,
  rows: rows.map((row, at) => ({ ...row, cells: change(row.cells, at < heads, at) })),
});

/** Rows with as many cells as the widest has. */
function filled(table: Table): Table {
  const columns = columnsOf(table);
  return onCells(table, (cells, isHead) => [
    ...cells,
    ...Array.from({ length: columns - cells.length }, () => newCell(isHead)),
  ]);
}

export function withRow(table: Table, at: number): Table {
  const { rows, heads } = table;
  const isHeader = at < heads;
  const hasHead = hasHeadColumn(table);
  const cells = Array.from({ length: Math.max(columnsOf(table), 1) }, (_, column) =>
    newCell(isHeader || (hasHead && column === 0)),
  );
  return {
    rows: rows.toSpliced(at, 0, { json: { key: newKey() }, cells }),
    heads: heads + (isHeader ? 1 : 0),
  };
}

export const withoutRow = ({ rows, heads }: Table, at: number): Table => ({
  rows: rows.toSpliced(at, 1),
  heads: heads - (at < heads ? 1 : 0),
});

/** A row that is moved over the edge of the header becomes one of the others, and one of those takes its place. */
export function withMovedRow(table: Table, from: number, to: number): Table {
  const { rows, heads } = table;
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return table;
  const moved = { heads, rows: rows.toSpliced(from, 1).toSpliced(to, 0, row) };
  return onCells(moved, (cells, isHead) => {
    const wasHead = rows.findIndex((one) => one.cells === cells) < heads;
    return wasHead === isHead ? cells : retyped(cells, isHead);
  });
}

export function withColumn(table: Table, at: number): Table {
  const hasHead = hasHeadColumn(table);
  return onCells(filled(table), (cells, isHead) =>
    cells.toSpliced(at, 0, newCell(isHead || (hasHead && at === 0))),
  );
}

export function withoutColumn(table: Table, at: number): Table {
  if (columnsOf(table) === 1) return { rows: [], heads: 0 };
  return onCells(table, (cells) => cells.toSpliced(at, 1));
}

export function withMovedColumn(table: Table, from: number, to: number): Table {
  if (to < 0 || to >= columnsOf(table)) return table;
  return onCells(filled(table), (cells) => {
    const cell = cells[from];
    return cell ? cells.toSpliced(from, 1).toSpliced(to, 0, cell) : cells;
  });
}

/** Makes the first row the header, or the header the first row. */
export function withHeadRow(table: Table, isOn: boolean): Table {
  if (table.rows.length === 0 || isOn === table.heads > 0) return table;
  const changed = Math.max(table.heads, 1);
  return onCells({ rows: table.rows, heads: isOn ? 1 : 0 }, (cells, _isHead, at) =>
    at < changed ? retyped(cells, isOn) : cells,
  );
}

/** Makes the first cells below the header headers, or ordinary cells. */
export const withHeadColumn = (table: Table, isOn: boolean): Table =>
  onCells(table, (cells, isHead) =>
    isHead ? cells : [...retyped(cells.slice(0, 1), isOn), ...cells.slice(1)],
  );

/** Writes texts into cells from a place on; rows and columns are added for what does not fit. */
export function withTexts(
  table: Table,
  at: number,
  column: number,
  cells: readonly (readonly string[])[],
): Table {
  let next = table;
  const width = column + Math.max(...cells.map((row) => row.length));
  while (columnsOf(next) < width) next = withColumn(next, columnsOf(next));
  while (next.rows.length < at + cells.length) next = withRow(next, next.rows.length);
  return onCells(filled(next), (own, _isHead, row) =>
    own.map((cell, place) => {
      const text = cells[row - at]?.[place - column];
      return text === undefined ? cell : { ...cell, content: withCellText(cell['content'], text) };
    }),
  );
}
