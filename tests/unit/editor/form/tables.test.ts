import { describe, expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { cellText, withCellText, readCells } from '#page-editor/fields/form/kinds/table/cells.ts';
import * as tables from '#page-editor/fields/form/kinds/table/tableValue.ts';

const paragraph = (text: string, spans: Json[] = []): Json => ({ type: 'paragraph', text, spans });
const cell = (key: string, type = 'data') => ({ key, type, content: [paragraph(key)] });
const value: Json = {
  head: { rows: [{ key: 'h', cells: [cell('A', 'header'), cell('B', 'header')] }] },
  body: {
    rows: [
      { key: 'r1', cells: [cell('1'), cell('2')] },
      { key: 'r2', cells: [cell('3'), cell('4')] },
    ],
  },
};

function tableOf(json: Json | undefined): tables.Table {
  const table = tables.readTable(json);
  if (table === null) throw new Error('not a table');
  return table;
}

/** A line for each row: `1 2`; an empty cell is `_`. */
const rows = (table: tables.Table) =>
  table.rows.map(({ cells }) => cells.map(({ content }) => cellText(content) || '_').join(' '));
/** `header` or `data` of a cell below the header. */
const kind = ({ rows, heads }: tables.Table, row: number) => rows[heads + row]?.cells[0]?.['type'];

describe('a table', () => {
  const table = tableOf(value);
  const PASTED = tables.withTexts(table, 2, 1, [['x', 'y'], ['z']]);

  test('is written as it was read', () => {
    expect(tables.writeTable(table)).toEqual(value);
    expect(tables.writeTable(tableOf(undefined))).toBeUndefined();
  });

  test('is made of nothing else', () => {
    const broken = [[{ cells: 'x' }], [null]].map((rows) => ({ body: { rows } }));
    expect(['text', [], ...broken].map(tables.readTable)).toEqual([null, null, null, null]);
  });

  test('changes one cell and keeps all others the same objects', () => {
    const next = tables.withTexts(table, 1, 1, [['two']]);
    expect(rows(next)).toEqual(['A B', '1 two', '3 4']);
    expect(next.rows[1]?.cells[0]).toBe(table.rows[1]?.cells[0]);
  });

  test.each<[what: string, tables.Table, string[], heads?: number]>([
    ['a row above its header', tables.withRow(table, 0), ['_ _', 'A B', '1 2', '3 4'], 2],
    ['no header', tables.withoutRow(table, 0), ['1 2', '3 4'], 0],
    ['a column', tables.withColumn(table, 1), ['A _ B', '1 _ 2', '3 _ 4']],
    ['a column less', tables.withoutColumn(table, 0), ['B', '2', '4']],
    ['its columns moved', tables.withMovedColumn(table, 0, 1), ['B A', '2 1', '4 3']],
    ['pasted cells, and grows for them', PASTED, ['A B _', '1 2 _', '3 x y', '_ z _']],
  ])('gets %s', (_what, next, expected, heads = 1) => {
    expect([rows(next), next.heads]).toEqual([expected, heads]);
  });

  test('is nothing without columns, and stays where nothing can move', () => {
    const narrow = tables.withoutColumn(tables.withoutColumn(table, 0), 0);
    expect(tables.writeTable(narrow)).toBeUndefined();
    expect(tables.withMovedRow(table, 2, 3)).toBe(table);
    expect(tables.withMovedColumn(table, 1, 2)).toBe(table);
  });

  test('switches its headers, and those of rows that move over their edge', () => {
    const moved = tables.withMovedRow(table, 1, 0);
    expect(rows(moved)).toEqual(['1 2', 'A B', '3 4']);
    expect([moved.rows[0]?.cells[0]?.['type'], kind(moved, 0)]).toEqual(['header', 'data']);
    const plain = tables.withHeadRow(table, false);
    expect([plain.heads, plain.rows.length]).toEqual([0, 3]);
    expect(tables.writeTable(tables.withHeadRow(plain, true))).toEqual(value);
    const column = tables.withHeadColumn(table, true);
    expect(tables.hasHeadColumn(column)).toBe(true);
    expect(kind(tables.withRow(column, 3), 2)).toBe('header');
    expect(tables.hasHeadColumn(tables.withHeadColumn(column, false))).toBe(false);
  });
});

/** Rows of the cells are parted by `/`, cells by `|`. */
test.each([
  ['a\tb\n1\t2\n', 'a|b / 1|2'],
  ['a\tb\r\n1\t2', 'a|b / 1|2'],
  ['a\t', 'a|'],
  ['\t\n1\t2', '| / 1|2'],
  ['"two\nlines"\t"say ""x"""', 'two\nlines|say "x"'],
  ['5" pipe\tx', '5" pipe|x'],
  // A text without tabs is for one cell.
  ['two\nlines', undefined],
])('%j copied from a spreadsheet are the cells %j', (text, cells) => {
  const lines = readCells(text)?.map((row) => row.join('|'));
  expect(lines?.join(' / ')).toBe(cells);
});

describe('typing in a cell', () => {
  const strong = { type: 'strong', start: 6, end: 11 };
  const content = [paragraph('Rises until noon', [strong]), paragraph('then falls')];

  test.each([
    ['It rises until noon', [{ ...strong, start: 9, end: 14 }]],
    ['Rises unntil noon', [{ ...strong, end: 12 }]],
    ['Rises noon', []],
  ])('keeps formatting where it was not typed: %s', (line, spans) => {
    expect(withCellText(content, `${line}\nthen falls`)[0]).toEqual(paragraph(line, spans));
  });

  test('keeps lines that stay, and makes paragraphs of new ones', () => {
    const next = withCellText(content, 'Rises until noon\nrests\nthen falls');
    expect(next[0]).toBe(content[0]);
    expect(next[1]).toEqual(paragraph('rests'));
    expect(next[2]).toBe(content[1]);
    expect(withCellText(content, '')).toEqual([]);
  });
});
