/** A syntax error in JSON; `offset` is that of the first unexpected character. */
export interface JsonFault {
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
export function locateJsonFault(text: string): JsonFault {
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

  try {
    if (value() && next() !== undefined) fail('something follows the end of the document');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    fail('brackets are nested too deeply');
  }
  return fault ?? { offset, reason: 'this is not JSON' };
}
