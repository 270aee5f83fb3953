/** A parsed file, or the error and its position (line and column count from 1). */
export type ParsedJson =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly reason: string;
      readonly line?: number;
      readonly column?: number;
    };

/** Deeper values are refused, so that none can exhaust the stack of what walks through it. */
export const MAX_DEPTH = 500;

/**
 * Parses JSON of at most `MAX_DEPTH` levels. Unlike with `JSON.parse`, errors always have a line and column, in any
 * engine.
 */
export function parseJson(text: string): ParsedJson {
  const json = text.codePointAt(0) === 0xfeff ? text.slice(1) : text;
  const tooDeep = deepFault(json);
  try {
    if (tooDeep === undefined) return { ok: true, value: JSON.parse(json) };
  } catch {
    // What is wrong is looked for below.
  }
  const { offset, reason } = tooDeep ?? mergeConflict(json) ?? locateJsonFault(json);
  const before = json.slice(0, offset).split('\n');
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { ok: false, reason, line: before.length, column };
}

/** The first bracket inside of too many others. Most texts have fewer in all. */
function deepFault(text: string): JsonFault | undefined {
  const most = MAX_DEPTH + 3;
  if (text.split(/[[{]/, most).length < most) return undefined;
  let depth = -1;
  for (const { 0: sign, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[[{\]}]/g)) {
    if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === '[' || sign === '{') depth += 1;
    if (depth > MAX_DEPTH) return { offset: index, reason: 'brackets are nested too deeply' };
  }
  return undefined;
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

/** A syntax error in JSON; `offset` is that of the first unexpected character. */
interface JsonFault {
  readonly offset: number;
  readonly reason: string;
}

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
// Control characters, including line breaks, are not allowed in a string.
// oxlint-disable-next-line no-control-regex
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

/** Parses text that `JSON.parse` rejected, because its messages do not always have a position. */
function locateJsonFault(text: string): JsonFault {
  let offset = 0;
  let fault: JsonFault | undefined;

  const fail = (reason: string) => {
    fault ??= { offset, reason };
    return false;
  };
  const skip = (pattern: RegExp) => {
    pattern.lastIndex = offset;
    const found = pattern.exec(text)?.[0].length ?? 0;
    offset += found;
    return found > 0;
  };
  const next = () => {
    skip(SPACE);
    return text[offset];
  };

  const string = () => {
    skip(TEXT);
    if (text[offset] === '"') return ++offset > 0;
    if (text[offset] === '\\') return fail('this escape is not one JSON knows');
    return fail(
      offset >= text.length
        ? 'a text is not closed with a double quote'
        : 'a text goes over the end of its line; write \\n for a line break',
    );
  };

  const member = () => {
    const start = next();
    if (start === '}') return fail('there is a comma too many before this bracket');
    if (start !== '"') return fail('a name in double quotes is expected here');
    if (!string()) return false;
    if (next() !== ':') return fail('a colon is missing between name and value');
    offset += 1;
    return value();
  };

  /** Explains a missing comma or bracket after a value that ended at `end`. */
  const misplaced = (after: string | undefined, end: number, close: string) => {
    if (after === undefined) return `the file ends before ${close} closes`;
    // Letters after a string: an unescaped quote has closed it early.
    const isWithin = text[end - 1] === '"' && (end === offset ? /[^"{[:]/ : /\p{L}/u).test(after);
    return isWithin && !/^(?:true|false|null)\b/.test(text.slice(offset, offset + 6))
      ? 'a double quote inside a text is written \\"'
      : 'a comma is missing here';
  };

  const list = (close: '}' | ']', entry: () => boolean): boolean => {
    offset += 1;
    if (next() === close) return ++offset > 0;
    for (;;) {
      if (next() === ',') return fail('there is a comma too many here');
      if (!entry()) return false;
      const end = offset;
      const after = next();
      if (after !== ',' && after !== close) return fail(misplaced(after, end, close));
      offset += 1;
      if (after === close) return true;
    }
  };

  const value = (): boolean => {
    const start = next();
    if (start === '{') return list('}', member);
    if (start === '[') return list(']', value);
    if (start === '"') return string();
    if (skip(WORD) || skip(NUMBER)) return true;
    if (start === undefined) return fail('the file ends where a value is expected');
    if (start === ']') return fail('there is a comma too many before this bracket');
    return fail('a value is expected here (text goes in double quotes)');
  };

  if (value() && next() !== undefined) fail('something follows the end of the document');
  return fault ?? { offset, reason: 'this is not JSON' };
}
