import type { Day } from '../form/kinds/date/readDate.ts';

/** How long a link may last, in days. */
export const SPANS = [
  { id: '7', label: '1 week' },
  { id: '14', label: '2 weeks' },
  { id: '30', label: '30 days' },
] as const;

/** The last moment of a day where the owner is, in ms since 1970. */
export const endOfDay = ({ year, month, day }: Day): number =>
  new Date(year, month - 1, day + 1).getTime() - 1;

/** The day so many days from a moment. */
export function dayIn(days: number, from: number): Day {
  const date = new Date(from);
  const then = new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
  return { year: then.getFullYear(), month: then.getMonth() + 1, day: then.getDate() };
}
