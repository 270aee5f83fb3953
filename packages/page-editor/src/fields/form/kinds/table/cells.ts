import {
  commonEnds,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from 'prismic-folder/edit';

/** The text of a cell, one line for each of its paragraphs. */
export function cellText(content: Json | undefined): string {
  return listOf(content).map(lineOf).join('\n');
}

/**
 * A cell's content after its text was typed: formatting stays on what was not typed over. Blocks
 * whose text stays are the same objects.
 */
export function withCellText(content: Json | undefined, text: string): readonly Json[] {
  if (text === '') return [];
  const blocks = listOf(content);
  const lines = text.split('\n');
  const [start, end] = commonEnds(blocks.map(lineOf), lines);
  return lines.map((line, index) => {
    const isAfter = index >= lines.length - end;
    const block = blocks[isAfter ? index + blocks.length - lines.length : index];
    const isMine = isAfter || index < start || index < blocks.length - end;
    return withText(isMine ? block : undefined, line);
  });
}

const lineOf = (block: Json): string => textOf(objectOf(block)['text']);

/** A block with another text; spans follow the part that was replaced, and go if all of their text was. */
function withText(block: Json | undefined, text: string): Json {
  if (!isObject(block)) return { type: 'paragraph', text, spans: [] };
  const old = lineOf(block);
  if (old === text) return block;
  const [before, tail] = commonEnds(old.split(''), text.split(''));
  const place = (at: number) => {
    if (at <= before) return at;
    return at < old.length - tail
      ? Math.min(at, text.length - tail)
      : at + text.length - old.length;
  };
  const spans = listOf(block['spans']).flatMap((span): JsonObject[] => {
    const { start, end } = objectOf(span);
    if (!isObject(span) || typeof start !== 'number' || typeof end !== 'number') return [];
    const [from, to] = [place(start), place(end)];
    return from < to ? [{ ...span, start: from, end: to }] : [];
  });
  return { ...block, text, spans };
}

/** A quoted cell with doubled quotes, or a plain one, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;

/**
 * Reads cells copied from a spreadsheet: tabs between cells, line breaks between rows, quotes around
 * cells with either. null: it is plain text for one cell.
 */
export function readCells(text: string): readonly (readonly string[])[] | null {
  if (!text.includes('\t')) return null;
  const rows: string[][] = [[]];
  for (const match of text.matchAll(CELL)) {
    const [whole, quoted, plain = '', end = ''] = match;
    const isOver = match.index >= text.length && rows.at(-1)?.length === 0;
    if (!isOver) rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '' || whole === '') break;
    if (end !== '\t') rows.push([]);
  }
  const cells = rows.filter((row) => row.length > 0);
  return cells.map((row) => row.map((cell) => cell.replaceAll(/\r\n?/g, '\n')));
}
