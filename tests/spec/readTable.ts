import { readFileSync } from 'node:fs';

const SPECIFICATION = new URL('specification.md', import.meta.url);

/** The rows of one of its tables. A section or a rule is that of the row before where a row has none of its own. */
export function readTable(heading: string): Readonly<Record<string, string>>[] {
  const part = readFileSync(SPECIFICATION, 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0];
  const [names = [], , ...rows] = (part?.match(/^\|.*\|$/gm) ?? []).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
  if (rows.length === 0) throw new Error(`The specification has no table ${heading}`);
  let before: Readonly<Record<string, string>> = {};
  return rows.map((cells) => {
    const row = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    for (const name of ['section', 'rule']) {
      if (name in row && (row[name] === '' || row[name] === '″')) row[name] = before[name] ?? '';
    }
    return (before = row);
  });
}

/** A cell without the marks of code around it. */
export const code = (cell = '') => cell.replaceAll('`', '');
