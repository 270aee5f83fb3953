/** In ms: a longer pause begins a new word. */
const PAUSE = 1000;

/** The bar that a key leads to from another one; null if it is no such key. */
export function barFor(key: string, from: number, count: number, page: number): number | null {
  const within = (at: number) => Math.min(Math.max(at, 0), count - 1);
  switch (key) {
    case 'ArrowDown':
      return within(from + 1);
    case 'ArrowUp':
      return within(from - 1);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'PageDown':
      return within(from + page);
    case 'PageUp':
      return within(from - page);
    case 'Enter':
    case ' ':
      return within(from);
    default:
      return null;
  }
}

type TypeAhead = (
  key: string,
  from: number,
  count: number,
  nameAt: (at: number) => string,
) => number | null;

/** Finds a bar by the first letters of its name, typed in quick succession. */
export function createTypeAhead(now = () => performance.now()): TypeAhead {
  let [letters, at] = ['', -Infinity];
  return (key, from, count, nameAt) => {
    if (key.length !== 1) return null;
    const time = now();
    letters = time - at > PAUSE ? key : letters + key;
    at = time;
    const wanted = letters.toLowerCase();
    for (let step = 0; step < count; step++) {
      const index = (Math.max(from, 0) + step) % count;
      if (nameAt(index).toLowerCase().startsWith(wanted)) return index;
    }
    return null;
  };
}
