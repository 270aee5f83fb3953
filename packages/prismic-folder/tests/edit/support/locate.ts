import type { JsonPath } from '../../../src/edit/types.ts';

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\]:,"\ufeff]+/g;

/** A value of a text, found without a JSON parser of the code under test. Offsets as for `slice`. */
export interface Located {
  /** Where its key starts; in lists as `start`. */
  readonly head: number;
  readonly start: number;
  readonly end: number;
  readonly entries: readonly Located[];
  readonly keys: readonly string[];
  /** Offsets of the commas between its entries. */
  readonly commas: readonly number[];
}

/** All values of valid JSON. */
export function locateAll(text: string): Located {
  const tokens = [...text.matchAll(TOKEN)];
  let next = 0;
  const take = () => {
    const token = tokens[next++];
    if (token === undefined) throw new Error('the text ends early');
    return { text: token[0], start: token.index, end: token.index + token[0].length };
  };
  const value = (head?: number): Located => {
    const first = take();
    const entries: Located[] = [];
    const keys: string[] = [];
    const commas: number[] = [];
    let { end } = first;
    if (first.text === '{' || first.text === '[') {
      for (;;) {
        const token = tokens[next]?.[0];
        if (token === '}' || token === ']') {
          ({ end } = take());
          break;
        }
        if (token === ',') commas.push(take().start);
        else if (first.text === '[') entries.push(value());
        else {
          const key = take();
          keys.push(JSON.parse(key.text));
          take();
          entries.push(value(key.start));
        }
      }
    }
    return { head: head ?? first.start, start: first.start, end, entries, keys, commas };
  };
  return value();
}

/** The value at a path. */
export function at(root: Located, path: JsonPath): Located {
  return path.reduce<Located>((value, key) => {
    const found = value.entries[typeof key === 'number' ? key : value.keys.indexOf(key)];
    if (found === undefined) throw new Error(`nothing at ${path.join('.')}`);
    return found;
  }, root);
}
