import { isList, isObject, type Json, type JsonObject } from 'prismic-folder/edit';
import { withCellText } from './cells.ts';

/** Rows of a table as their file has them, header rows first. */
export interface Table {
  readonly head: readonly TableRow[];
  readonly body: readonly TableRow[];
}

export interface TableRow {
  readonly json: JsonObject;
  readonly cells: readonly JsonObject[];
}

/** Names for new rows and cells. */
export type NewKey = () => string;

/** Reads the value of a table field; null if it is not a table that can be edited. */
export function readTable(value: Json | undefined): Table | null {
  if (value === undefined || value === null) return { head: [], body: [] };
  if (!isObject(value)) return null;
  const [head, body] = [readRows(value['head'] ?? null), readRows(value['body'] ?? null)];
  return head && body && { head, body };
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
export function writeTable({ head, body }: Table): Json | undefined {
  if (head.length + body.length === 0) return undefined;
  const part = (rows: readonly TableRow[]) => ({
    rows: rows.map(({ json, cells }) => ({ ...json, cells })),
  });
  return { ...(head.length > 0 && { head: part(head) }), body: part(body) };
}

export const rowsOf = ({ head, body }: Table): readonly TableRow[] => [...head, ...body];

/** How many columns the widest row has. */
export function columnsOf(table: Table): number {
  return Math.max(0, ...rowsOf(table).map(({ cells }) => cells.length));
}

/** Whether the first cell of each row below the header is a header, too. */
export function hasHeadColumn({ body }: Table): boolean {
  return body.length > 0 && body.every(({ cells }) => cells[0]?.['type'] === 'header');
}

function newCell(key: NewKey, isHeader: boolean): JsonObject {
  return { key: key(), type: isHeader ? 'header' : 'data', content: [] };
}

function newRow(key: NewKey, columns: number, isHeader: boolean, hasHead: boolean): TableRow {
  const cells = Array.from({ length: columns }, (_, at) =>
    newCell(key, isHeader || (hasHead && at === 0)),
  );
  return { json: { key: key(), cells }, cells };
}

/** Makes a change of rows, which keep their place in header and body. */
function onRows(
  table: Table,
  change: (rows: readonly TableRow[]) => readonly TableRow[],
  heads: number,
): Table {
  const rows = change(rowsOf(table));
  return { head: rows.slice(0, heads), body: rows.slice(heads) };
}

/** Rows with as many cells as the widest has. */
function filled(table: Table, key: NewKey): Table {
  const columns = columnsOf(table);
  const fill = (row: TableRow, isHeader: boolean) =>
    row.cells.length === columns
      ? row
      : {
          ...row,
          cells: [...row.cells, ...newRow(key, columns - row.cells.length, isHeader, false).cells],
        };
  return {
    head: table.head.map((row) => fill(row, true)),
    body: table.body.map((row) => fill(row, false)),
  };
}

export function withText(
  table: Table,
  at: number,
  column: number,
  text: string,
  key: NewKey,
): Table {
  const full = filled(table, key);
  return onRows(
    full,
    (rows) =>
      rows.map((row, index) =>
        index === at
          ? {
              ...row,
              cells: row.cells.map((cell, place) =>
                place === column ? { ...cell, content: withCellText(cell['content'], text) } : cell,
              ),
            }
          : row,
      ),
    full.head.length,
  );
}

export function withRow(table: Table, at: number, key: NewKey): Table {
  const columns = Math.max(columnsOf(table), 1);
  const isHeader = at < table.head.length;
  const row = newRow(key, columns, isHeader, hasHeadColumn(table));
  return onRows(
    table,
    (rows) => rows.toSpliced(at, 0, row),
    table.head.length + (isHeader ? 1 : 0),
  );
}

export function withoutRow(table: Table, at: number): Table {
  const isHeader = at < table.head.length;
  return onRows(table, (rows) => rows.toSpliced(at, 1), table.head.length - (isHeader ? 1 : 0));
}

export function withMovedRow(table: Table, from: number, to: number): Table {
  const rows = rowsOf(table);
  const row = rows[from];
  if (!row || to < 0 || to >= rows.length) return table;
  const moved = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  const heads = table.head.length;
  return {
    head: moved.slice(0, heads).map((one) => retyped(one, true)),
    body: moved.slice(heads).map((one) => (table.head.includes(one) ? retyped(one, false) : one)),
  };
}

function onCells(
  table: Table,
  change: (row: TableRow, isHeader: boolean) => readonly JsonObject[],
): Table {
  const each = (isHeader: boolean) => (row: TableRow) => ({ ...row, cells: change(row, isHeader) });
  return { head: table.head.map(each(true)), body: table.body.map(each(false)) };
}

export function withColumn(table: Table, at: number, key: NewKey): Table {
  const hasHead = hasHeadColumn(table);
  return onCells(filled(table, key), ({ cells }, isHeader) =>
    cells.toSpliced(at, 0, newCell(key, isHeader || (hasHead && at === 0))),
  );
}

export function withoutColumn(table: Table, at: number): Table {
  if (columnsOf(table) === 1) return { head: [], body: [] };
  return onCells(table, ({ cells }) => cells.toSpliced(at, 1));
}

export function withMovedColumn(table: Table, from: number, to: number, key: NewKey): Table {
  if (to < 0 || to >= columnsOf(table)) return table;
  return onCells(filled(table, key), ({ cells }) => {
    const cell = cells[from];
    return cell ? cells.toSpliced(from, 1).toSpliced(to, 0, cell) : cells;
  });
}

function retyped(row: TableRow, isHeader: boolean): TableRow {
  return {
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, type: isHeader ? 'header' : 'data' })),
  };
}

/** Makes the first row the header, or the header the first row. */
export function withHeadRow(table: Table, isOn: boolean): Table {
  if (isOn === table.head.length > 0) return table;
  if (!isOn)
    return { head: [], body: [...table.head.map((row) => retyped(row, false)), ...table.body] };
  const [first, ...rest] = table.body;
  return first ? { head: [retyped(first, true)], body: rest } : table;
}

/** Makes the first cells below the header headers, or ordinary cells. */
export function withHeadColumn(table: Table, isOn: boolean): Table {
  const type = isOn ? 'header' : 'data';
  return {
    ...table,
    body: table.body.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (at === 0 ? { ...cell, type } : cell)),
    })),
  };
}

/** Writes pasted cells from a place on; rows and columns are added for what does not fit. */
export function withPasted(
  table: Table,
  at: number,
  column: number,
  cells: readonly (readonly string[])[],
  key: NewKey,
): Table {
  let next = table;
  const width = column + Math.max(...cells.map((row) => row.length));
  if (rowsOf(next).length === 0) next = withRow(next, 0, key);
  while (columnsOf(next) < width) next = withColumn(next, columnsOf(next), key);
  while (rowsOf(next).length < at + cells.length) next = withRow(next, rowsOf(next).length, key);
  for (const [down, row] of cells.entries()) {
    for (const [right, text] of row.entries())
      next = withText(next, at + down, column + right, text, key);
  }
  return next;
}
