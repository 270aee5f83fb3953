/** A moment as the API writes it: `2026-11-21T03:38:23+0000`, 24 characters, always in UTC. */
export function apiDate(moment: Date | number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}+0000`;
}

const API_DATE = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+0000$/;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:(T[\d:.]{5,})(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Reads a date or a timestamp (UTC unless it names an offset) into the API's form. */
export function readMoment(text: string): string | undefined {
  const [, day, time = 'T00:00', offset = 'Z'] = MOMENT.exec(text) ?? [];
  if (day === undefined || !isCalendarDate(day)) return undefined;
  if (API_DATE.test(text)) return text;
  const moment = new Date(`${day}${time}${offset.replace(/^(...)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(moment.getTime()) ? undefined : apiDate(moment);
}

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}
