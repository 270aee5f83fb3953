import { formatPath } from '../json.ts';

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
