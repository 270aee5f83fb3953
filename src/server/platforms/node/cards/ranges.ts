/** The first and the last of some code points. */
export type Range = readonly [from: number, to: number];

/** Parses `U+20-7E,U+A9`, as styles and lists of fonts write it. */
export function parseRanges(text: string): Range[] {
  return text.split(',').flatMap((part): Range[] => {
    const [, from, to] = /^\s*U\+([\da-f]+)(?:-([\da-f]+))?\s*$/i.exec(part) ?? [];
    if (from === undefined) return [];
    return [[Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)]];
  });
}
