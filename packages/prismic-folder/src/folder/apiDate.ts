import { moment } from '../query/fields/moment.ts';

/** Formats a moment as the API does: `2026-11-21T03:38:23+0000`, 24 characters, always in UTC. */
export function apiDate(moment: Date | number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}+0000`;
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
