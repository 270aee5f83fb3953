import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type JSONPath, visit } from 'jsonc-parser';
import { formatPath } from '../json.ts';
import type { Problem } from '../types.ts';

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

/** Deeper values have no line of their own, so that no file can make this slow. */
const MAX_DEPTH = 100;

/**
 * Finds the line, from 1, of every key and array entry in valid JSON. Paths are in the format of
 * `formatPath`; '' is the root.
 */
export function locateFields(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const note = (path: JSONPath, line: number) => {
    if (path.length <= MAX_DEPTH) lines.set(formatPath(path), line + 1);
  };
  // The value of a key is where the key is.
  const onValue = (line: number, path: JSONPath) => {
    if (typeof path.at(-1) !== 'string') note(path, line);
  };
  visit(text.replace(/^\ufeff/, ''), {
    onObjectProperty: (key, _at, _length, line, _column, path) => note([...path(), key], line),
    onObjectBegin: (_at, _length, line, _column, path) => onValue(line, path()),
    onArrayBegin: (_at, _length, line, _column, path) => onValue(line, path()),
    onLiteralValue: (_value, _at, _length, line, _column, path) => onValue(line, path()),
  });
  return lines;
}
