import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Problem } from '../types.ts';
import { locateFields } from './locateFields.ts';

/**
 * Adds the line to each problem that names a field. Reads only files with problems, so that loading
 * valid content costs nothing. `readText` reads a file by its absolute path.
 */
export function withLines(
  root: string,
  problems: readonly Problem[],
  readText: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Problem[] {
  const texts = new Map<string, ReadonlyMap<string, number>>();
  const linesIn = (file: string) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const lines = linesOf(resolve(root, file), readText);
    texts.set(file, lines);
    return lines;
  };
  return problems.map((problem) => {
    const { file, field, line } = problem;
    // The `field` of a syntax error already contains the line.
    if (field === undefined || line !== undefined || /^line \d/.test(field)) return problem;
    const found = lineOf(field, linesIn(file));
    return found === undefined ? problem : { ...problem, line: found };
  });
}

/** The line of a field, or of the enclosing value if the field itself is missing. */
function lineOf(field: string, lines: ReadonlyMap<string, number>): number | undefined {
  let place = field;
  while (place !== '') {
    const line = lines.get(place);
    if (line !== undefined) return line;
    const around = place.replace(/(?:^|\.)[\w-]+$|\[(?:\d+|"(?:[^"\\]|\\.)*")\]$/, '');
    if (around === place) break;
    place = around;
  }
  return lines.get('');
}

function linesOf(path: string, readText: (path: string) => string): ReadonlyMap<string, number> {
  try {
    return locateFields(readText(path));
  } catch {
    // The file was deleted or changed since it was checked, so its problems have no lines.
    return new Map();
  }
}
