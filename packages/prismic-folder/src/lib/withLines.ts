import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\]:,"]+/g;

/** Deeper values have no line of their own, so that no file can make this slow. */
const MAX_DEPTH = 100;

/**
 * Finds the line, from 1, of every key and array entry in valid JSON. Paths are in the format of
 * `formatPath`; '' is the root.
 */
export function locateFields(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const open: { path: string; isList: boolean; index: number; key: string | undefined }[] = [];
  let line = 1;
  let from = 0;
  let place = '';
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    for (; from < index; from++) if (text[from] === '\n') line++;
    const around = open.at(-1);
    if (token === '}' || token === ']') {
      open.pop();
      continue;
    }
    if (token === ',') {
      if (around) [around.index, around.key] = [around.index + 1, undefined];
      continue;
    }
    if (around && !around.isList && around.key === undefined) {
      // Cast: JSON.parse returns a string for a text in double quotes.
      around.key = JSON.parse(token) as string;
      place = join(around.path, around.key);
      if (open.length <= MAX_DEPTH) lines.set(place, line);
      continue;
    }
    if (around?.isList) {
      place = join(around.path, around.index);
      if (open.length <= MAX_DEPTH) lines.set(place, line);
    } else if (!around) lines.set((place = ''), line);
    if (token === '{' || token === '[') {
      open.push({ path: place, isList: token === '[', index: 0, key: undefined });
    }
  }
  return lines;
}

function join(path: string, key: string | number): string {
  const shown = formatPath([key]);
  return path === '' || shown.startsWith('[') ? path + shown : `${path}.${shown}`;
}
