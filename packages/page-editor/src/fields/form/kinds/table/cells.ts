import { isList, isObject, type Json, type JsonObject } from 'prismic-folder/edit';

/** The text of a cell, one line for each of its paragraphs. */
export function cellText(content: Json | undefined): string {
  if (!isList(content)) return '';
  return content.map((block) => textOf(block)).join('\n');
}

/**
 * A cell's content after its text was typed: formatting stays on what was not typed over. Blocks
 * whose text stays are the same objects.
 */
export function withCellText(content: Json | undefined, text: string): readonly Json[] {
  if (text === '') return [];
  const blocks = isList(content) ? content : [];
  const lines = text.split('\n');
  const old = blocks.map(textOf);
  const start = commonStart(old, lines);
  const end = Math.min(
    commonStart(old.toReversed(), lines.toReversed()),
    old.length - start,
    lines.length - start,
  );
  return lines.map((line, index) => {
    const isAfter = index >= lines.length - end;
    const block = blocks[isAfter ? index + blocks.length - lines.length : index];
    const isMine = isAfter || index < start || index < blocks.length - end;
    return withText(isMine ? block : undefined, line);
  });
}

function textOf(block: Json): string {
  return isObject(block) && typeof block['text'] === 'string' ? block['text'] : '';
}

function withText(block: Json | undefined, text: string): Json {
  if (!isObject(block)) return { type: 'paragraph', text, spans: [] };
  const old = textOf(block);
  if (old === text) return block;
  const spans = isList(block['spans']) ? block['spans'] : [];
  return { ...block, text, spans: spans.flatMap((span) => moved(span, old, text)) };
}

/** A span after one part of the text was replaced; none if all of its text was. */
function moved(span: Json, old: string, text: string): JsonObject[] {
  if (!isObject(span)) return [];
  const { start, end } = span;
  if (typeof start !== 'number' || typeof end !== 'number') return [];
  const shorter = Math.min(old.length, text.length);
  let before = 0;
  while (before < shorter && old[before] === text[before]) before++;
  let tail = 0;
  while (tail < shorter - before && old.at(-1 - tail) === text.at(-1 - tail)) tail++;
  const shift = text.length - old.length;
  const place = (at: number) => {
    if (at <= before) return at;
    return at < old.length - tail ? Math.min(at, text.length - tail) : at + shift;
  };
  const [from, to] = [place(start), place(end)];
  return from < to ? [{ ...span, start: from, end: to }] : [];
}

function commonStart(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
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
