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
