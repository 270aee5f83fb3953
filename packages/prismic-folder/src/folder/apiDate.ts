import { moment } from '../query/fields/moment.ts';

/** A moment as the API writes it: `2026-11-21T03:38:23+0000`, 24 characters, always in UTC. */
export function apiDate(moment: Date | number): string {
  return `${new Date(moment).toISOString().slice(0, 19)}+0000`;
}

const API_DATE = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+0000$/;

/** Reads a date or a timestamp (UTC unless it names an offset) into the API's form. */
export function readMoment(text: string): string | undefined {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? moment(text) : undefined;
  if (time === undefined) return undefined;
  return API_DATE.test(text) ? text : apiDate(time);
}

/** True for a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  return text.length === 10 && moment(text) !== undefined;
}
