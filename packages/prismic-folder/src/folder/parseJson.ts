import { locateJsonFault } from './locateJsonFault.ts';

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
    const { offset, reason } = locateJsonFault(json);
    const before = json.slice(0, offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { ok: false, reason, line: before.length, column };
  }
}
