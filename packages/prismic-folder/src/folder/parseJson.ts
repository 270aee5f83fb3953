import { type JsonFault, locateJsonFault } from './locateJsonFault.ts';

/** A parsed file, or the error and its position (line and column count from 1). */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly line?: number;
      readonly column?: number;
    };

/** Parses JSON. Unlike with `JSON.parse`, errors always have a line and column, in any engine. */
export function parseJson(text: string): ParsedJson {
  const json = text.codePointAt(0) === 0xfeff ? text.slice(1) : text;
  try {
    return { ok: true, value: JSON.parse(json) };
  } catch {
    const { offset, reason } = mergeConflict(json) ?? locateJsonFault(json);
    const before = json.slice(0, offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { ok: false, reason, line: before.length, column };
  }
}

/** What git, and programs like it, write around two versions of some lines. No line of JSON begins so. */
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/m;

/** Two versions in one file: what JSON itself expects at that place helps nobody. */
function mergeConflict(text: string): JsonFault | undefined {
  const found = CONFLICT.exec(text);
  if (found === null) return undefined;
  const reason =
    'this is a merge conflict, with two versions of the same lines. Keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>';
  return { offset: found.index, reason };
}
