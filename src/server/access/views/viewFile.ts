import { jsonOf } from '#server/lib/jsonOf.ts';
import { isRecord } from '#ui/isRecord.ts';

/** What was viewed: `page:` and the id of a document, or `link:` and that of a share link. */
export type ViewedName = `page:${string}` | `link:${string}`;

/** Views in total, and by day (UTC) of the last months. */
export interface Viewed {
  readonly total: number;
  /** By day, as 2026-11-29. */
  readonly days: Readonly<Record<string, number>>;
}

/** All that is stored: numbers and days, and nothing of who came. */
export interface ViewRecord {
  /** Whether views are counted; null until the owner has said so. */
  readonly isOn: boolean | null;
  readonly viewed: ReadonlyMap<string, Viewed>;
}

const DAY_MS = 86_400_000;
/** Days that are told apart, the first of these that fit; older ones are in the total alone. */
const KEPT_DAYS = [92, 31, 7];
/** Numbers of days in all; about two million bytes. */
const MAX_NUMBERS = 100_000;

const DAY = /^\d{4}-\d\d-\d\d$/;
const NAME = /^(?:page|link):[\w.~-]{1,200}$/;

export const isViewedName = (name: string): name is ViewedName => NAME.test(name);

/** The day of a time in ms, in UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

function readViewed(value: unknown): Viewed | null {
  if (!isRecord(value) || !isCount(value['total'])) return null;
  const days = isRecord(value['days']) ? value['days'] : {};
  const counted = Object.entries(days).filter(
    (entry): entry is [string, number] => DAY.test(entry[0]) && isCount(entry[1]),
  );
  return { total: value['total'], days: Object.fromEntries(counted) };
}

/** Reads what is stored. What cannot be read counts from the beginning: numbers decide nothing. */
export function readViews(text: string | null): ViewRecord {
  const value = text === null ? null : jsonOf(text);
  if (!isRecord(value)) return { isOn: null, viewed: new Map() };
  const { isOn, viewed } = value;
  const found = Object.entries(isRecord(viewed) ? viewed : {}).flatMap(
    ([name, one]): [string, Viewed][] => {
      const read = isViewedName(name) ? readViewed(one) : null;
      return read ? [[name, read]] : [];
    },
  );
  return { isOn: typeof isOn === 'boolean' ? isOn : null, viewed: new Map(found) };
}

export function printViews({ isOn, viewed }: ViewRecord): string {
  return `${JSON.stringify({ isOn, viewed: Object.fromEntries(viewed) })}\n`;
}

/** New views, as `day name` with their number. */
export type NewViews = ReadonlyMap<string, number>;

/** Adds views, and forgets which days are long ago. `today`: in ms. */
export function addViews(record: ViewRecord, added: NewViews, today: number): ViewRecord {
  const viewed = new Map(record.viewed);
  for (const [key, count] of added) {
    const [day = '', name = ''] = key.split(' ');
    const { total, days } = viewed.get(name) ?? { total: 0, days: {} };
    viewed.set(name, {
      total: total + count,
      days: { ...days, [day]: (days[day] ?? 0) + count },
    });
  }
  for (const days of KEPT_DAYS) {
    const kept = withoutOld(viewed, dayOf(today - (days - 1) * DAY_MS));
    const numbers = kept.reduce((sum, [, one]) => sum + Object.keys(one.days).length, 0);
    if (numbers <= MAX_NUMBERS) return { ...record, viewed: new Map(kept) };
  }
  return { ...record, viewed: new Map(withoutOld(viewed, dayOf(today))) };
}

const withoutOld = (viewed: ReadonlyMap<string, Viewed>, first: string) =>
  [...viewed].map(([name, { total, days }]): [string, Viewed] => [
    name,
    { total, days: Object.fromEntries(Object.entries(days).filter(([day]) => day >= first)) },
  ]);
