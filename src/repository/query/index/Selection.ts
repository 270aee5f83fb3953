/** A set of documents of one segment, each by its ordinal there. */
export interface Selection {
  readonly size: number;
  has(ordinal: number): boolean;
  /** Ascending. */
  ordinals(): Uint32Array;
}

/** Up to here a binary search is as fast as a map of the whole segment, and free. */
const SEARCHED = 32;

/** A selection held as its ordinals, ascending and each once. */
export class Posting implements Selection {
  readonly #ordinals: Uint32Array;
  readonly #universe: number;
  #map: Uint8Array | undefined;

  constructor(ordinals: Uint32Array, universe: number) {
    this.#ordinals = ordinals;
    this.#universe = universe;
  }

  get size(): number {
    return this.#ordinals.length;
  }

  has(ordinal: number): boolean {
    if (this.size <= SEARCHED) return this.#ordinals.includes(ordinal);
    this.#map ??= mapOf(this.#ordinals, this.#universe);
    return this.#map[ordinal] === 1;
  }

  ordinals(): Uint32Array {
    return this.#ordinals;
  }
}

export const NOTHING: Selection = new Posting(new Uint32Array(), 0);

export function everything(universe: number): Selection {
  return {
    size: universe,
    has: () => true,
    ordinals: () => Uint32Array.from({ length: universe }, (_, ordinal) => ordinal),
  };
}

/** All of a segment but these. */
export function complement(selection: Selection, universe: number): Selection {
  return {
    size: universe - selection.size,
    has: (ordinal) => !selection.has(ordinal),
    ordinals: () =>
      everything(universe)
        .ordinals()
        .filter((ordinal) => !selection.has(ordinal)),
  };
}

/** What all of the selections hold: the smallest is walked, the others are only asked. */
export function intersection(selections: readonly Selection[], universe: number): Selection {
  const narrowing = selections
    .filter((selection) => selection.size < universe)
    .sort((one, other) => one.size - other.size);
  const [smallest, ...others] = narrowing;
  if (!smallest) return everything(universe);
  if (others.length === 0 || smallest.size === 0) return smallest;
  return new Posting(
    smallest.ordinals().filter((ordinal) => others.every((other) => other.has(ordinal))),
    universe,
  );
}

/** What any of the selections holds. */
export function union(selections: readonly Selection[], universe: number): Selection {
  const filled = selections.filter((selection) => selection.size > 0);
  if (filled.length < 2) return filled[0] ?? NOTHING;
  return posting(
    filled.flatMap((selection) => [...selection.ordinals()]),
    universe,
  );
}

/** A posting from ordinals in any order, repeated or not. */
export function posting(ordinals: Iterable<number>, universe: number): Selection {
  const sorted = Uint32Array.from(ordinals).sort();
  const repeats = sorted.some((ordinal, index) => index > 0 && ordinal === sorted[index - 1]);
  const once = repeats
    ? sorted.filter((ordinal, index) => index === 0 || ordinal !== sorted[index - 1])
    : sorted;
  return new Posting(once, universe);
}

function mapOf(ordinals: Uint32Array, universe: number): Uint8Array {
  const map = new Uint8Array(universe);
  for (const ordinal of ordinals) map[ordinal] = 1;
  return map;
}
