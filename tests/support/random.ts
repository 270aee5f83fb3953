/** A seeded generator (mulberry32): the same seed gives the same numbers from 0 up to 1. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export function pickOf<Item>(random: () => number, items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0];
}

/** The words of a text with spaces between them, as a list to pick from. */
export function wordsOf(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.trim().split(/\s+/);
  return [first, ...others];
}
