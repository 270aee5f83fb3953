const ISO =
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?)?$/;

/** The first and the last moment with a year of four digits, as the API writes it, in ms since 1970. */
const FIRST = Date.parse('0000-01-01');
const LAST = Date.parse('9999-12-31T23:59:59Z');

/**
 * Milliseconds since 1970 of a date or a timestamp as the API and its clients write them
 * (`2026`, `2026-11-21`, `2026-11-21T03:38:23+0000`); UTC unless there is an offset.
 */
export function moment(text: string): number | undefined {
  if (!ISO.test(text) || !isCalendarDay(text.slice(0, 10))) return undefined;
  const time = Date.parse(withOffset(text));
  return time >= FIRST && time <= LAST ? time : undefined;
}

function withOffset(text: string): string {
  if (!text.includes('T')) return text;
  // Date.parse needs a colon in the offset, which the API omits.
  if (/[+-]\d{4}$/.test(text)) return `${text.slice(0, -2)}:${text.slice(-2)}`;
  return /(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}Z`;
}

/** False for 30 February, which Date.parse would read as 1 March. */
function isCalendarDay(day: string): boolean {
  if (day.length < 10) return true;
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/**
 * Formats a moment as the API does: `2026-11-21T03:38:23+0000`, 24 characters, always in UTC. A clock may have given a
 * file any time: one beyond the API's years is the nearest that they have.
 */
export function apiDate(moment: Date | number): string {
  const time = Math.min(Math.max(Number(moment), FIRST), LAST);
  return `${new Date(time).toISOString().slice(0, 19)}+0000`;
}

const API_DATE = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+0000$/;

/** Converts a date or a timestamp (UTC unless it has an offset) to the API's format. */
export function readMoment(text: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? moment(text) : undefined;
  if (time === undefined) return undefined;
  return API_DATE.test(text) ? text : apiDate(time);
}

/** Whether a text is an existing day, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return text.length === 10 && moment(text) !== undefined;
}
