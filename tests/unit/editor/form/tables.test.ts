import { describe, expect, test } from 'vitest';
import type { Json } from '#prismic-folder/edit';
import { cellText, withCellText } from '../../../../src/editor/form/kinds/table/cellText.ts';
import { readCells } from '../../../../src/editor/form/kinds/table/readCells.ts';
import {
  columnsOf,
  hasHeadColumn,
  readTable,
  rowsOf,
  type Table,
  withColumn,
  withHeadColumn,
  withHeadRow,
  withMovedColumn,
  withMovedRow,
  withoutColumn,
  withoutRow,
  withPasted,
  withRow,
  withText,
  writeTable,
} from '../../../../src/editor/form/kinds/table/tableValue.ts';

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

function tableOf(json: Json | undefined): Table {
  const table = readTable(json);
  if (table === null) throw new Error('not a table');
  return table;
}

const texts = (table: Table) =>
  rowsOf(table).map(({ cells }) => cells.map(({ content }) => cellText(content)));

let count = 0;
const newKey = () => `new${count++}`;

describe('a table', () => {
  const table = tableOf(value);

  test('is written as it was read', () => {
    expect(writeTable(table)).toEqual(value);
    expect(writeTable(tableOf(undefined))).toBeUndefined();
  });

  test.each([
    ['text'],
    [[]],
    [{ body: 'x' }],
    [{ body: { rows: [{ cells: 'x' }] } }],
    [{ body: { rows: [null] } }],
  ])('is not made of %j', (json) => {
    expect(readTable(json)).toBeNull();
  });

  test('changes one cell and keeps all others the same objects', () => {
    const next = withText(table, 1, 1, 'two', newKey);
    expect(texts(next)).toEqual([
      ['A', 'B'],
      ['1', 'two'],
      ['3', '4'],
    ]);
    expect(next.body[1]?.cells[0]).toBe(table.body[1]?.cells[0]);
  });

  test('gets and loses rows and columns', () => {
    expect(texts(withRow(table, 2, newKey))[2]).toEqual(['', '']);
    expect(withRow(table, 0, newKey).head).toHaveLength(2);
    expect(texts(withoutRow(table, 0))).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
    expect(withoutRow(table, 0).head).toEqual([]);
    expect(texts(withColumn(table, 1, newKey))[0]).toEqual(['A', '', 'B']);
    expect(texts(withoutColumn(table, 0))).toEqual([['B'], ['2'], ['4']]);
    expect(writeTable(withoutColumn(withoutColumn(table, 0), 0))).toBeUndefined();
  });

  test('moves rows over the edge of the header, and columns', () => {
    const moved = withMovedRow(table, 1, 0);
    expect(texts(moved)).toEqual([
      ['1', '2'],
      ['A', 'B'],
      ['3', '4'],
    ]);
    expect(moved.head[0]?.cells[0]?.['type']).toBe('header');
    expect(moved.body[0]?.cells[0]?.['type']).toBe('data');
    expect(withMovedRow(table, 2, 3)).toBe(table);
    expect(texts(withMovedColumn(table, 0, 1, newKey))[1]).toEqual(['2', '1']);
  });

  test('switches its headers', () => {
    const plain = withHeadRow(table, false);
    expect([plain.head.length, plain.body.length]).toEqual([0, 3]);
    expect(writeTable(withHeadRow(plain, true))).toEqual(value);
    const column = withHeadColumn(table, true);
    expect(hasHeadColumn(column)).toBe(true);
    expect(withRow(column, 3, newKey).body[2]?.cells[0]?.['type']).toBe('header');
    expect(hasHeadColumn(withHeadColumn(column, false))).toBe(false);
  });

  test('takes pasted cells and grows for them', () => {
    const next = withPasted(table, 2, 1, [['x', 'y'], ['z']], newKey);
    expect(texts(next)).toEqual([
      ['A', 'B', ''],
      ['1', '2', ''],
      ['3', 'x', 'y'],
      ['', 'z', ''],
    ]);
    expect(columnsOf(withPasted(tableOf(undefined), 0, 0, [['a', 'b']], newKey))).toBe(2);
  });
});

describe('cells copied from a spreadsheet', () => {
  test.each([
    ['a\tb', [['a', 'b']]],
    [
      'a\tb\n1\t2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\t\n1\t2',
      [
        ['', ''],
        ['1', '2'],
      ],
    ],
    ['"two\nlines"\t"say ""x"""', [['two\nlines', 'say "x"']]],
    ['a\t', [['a', '']]],
    ['5" pipe\tx', [['5" pipe', 'x']]],
  ])('%j', (text, cells) => {
    expect(readCells(text)).toEqual(cells);
  });

  test('a text without tabs is for one cell', () => {
    expect(readCells('two\nlines')).toBeNull();
  });
});

describe('typing in a cell', () => {
  const strong = { type: 'strong', start: 6, end: 11 };
  const content = [paragraph('Rises until noon', [strong]), paragraph('then falls')];
  const spansAfter = (text: string) => {
    const [first] = withCellText(content, text);
    // Cast: a paragraph, as it went in.
    return (first as { spans: unknown }).spans;
  };

  test('keeps formatting where it was not typed', () => {
    expect(spansAfter('Rises until noon!\nthen falls')).toEqual([strong]);
    expect(spansAfter('It rises until noon\nthen falls')).toEqual([
      { ...strong, start: 9, end: 14 },
    ]);
    expect(spansAfter('Rises unntil noon\nthen falls')).toEqual([{ ...strong, end: 12 }]);
    expect(spansAfter('Rises noon\nthen falls')).toEqual([]);
  });

  test('keeps lines that stay, and makes paragraphs of new ones', () => {
    const next = withCellText(content, 'Rises until noon\nrests\nthen falls');
    expect(next[0]).toBe(content[0]);
    expect(next[1]).toEqual(paragraph('rests'));
    expect(next[2]).toBe(content[1]);
    expect(withCellText(content, '')).toEqual([]);
    expect(cellText(next)).toBe('Rises until noon\nrests\nthen falls');
  });
});
