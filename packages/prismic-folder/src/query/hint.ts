import { nearest } from '../folder/nearest.ts';

/** Longer names are not slips of the pen, and comparing them would cost more than the query. */
const LONGEST = 80;

/** Ends a message with the known name closest to a wrong one, or with nothing. */
export function hint(name: string, known: Iterable<string>): string {
  if (name.length > LONGEST) return '';
  // Two slips are the most that count, so that other lengths need no comparing.
  const close = [...known].filter((other) => Math.abs(other.length - name.length) <= 2);
  return nearest(name, close);
}
