const ISO =
  /^\d{4}(?:-\d{2}(?:-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?)?$/;

/**
 * Milliseconds since 1970 of a date or a timestamp as the API and its clients write them
 * (`2026`, `2026-11-21`, `2026-11-21T03:38:23+0000`); UTC unless there is an offset.
 */
export function moment(text: string): number | undefined {
  if (!ISO.test(text) || !isCalendarDay(text.slice(0, 10))) return undefined;
  const time = Date.parse(withOffset(text));
  return Number.isNaN(time) ? undefined : time;
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
