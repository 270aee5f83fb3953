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
