/** A day of the calendar. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const NUMBERS = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+(\p{L}+)\.?,?\s+(\d{4})$/iu;
const MONTH_FIRST = /^(\p{L}+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;

/**
 * Reads a typed day: '2025-11-18', '18 Nov 2025', 'Nov 18, 2025' or '18.11.2025', where the day comes
 * first. null: it is none, or there is no such day.
 */
export function readDate(text: string): Day | null {
  const typed = text.trim();
  const iso = ISO.exec(typed);
  if (iso) return dayOf(iso[1], Number(iso[2]), iso[3]);
  const numbers = NUMBERS.exec(typed);
  if (numbers) return dayOf(numbers[3], Number(numbers[2]), numbers[1]);
  const dayFirst = DAY_FIRST.exec(typed);
  if (dayFirst) return dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(typed);
  return monthFirst ? dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : null;
}

/** 1 to 12, or 0 for what is no month; three letters are enough. */
function monthOf(name = ''): number {
  const word = name.toLowerCase();
  if (word.length < 3) return 0;
  return (
    MONTHS.findIndex(
      (month) => month.startsWith(word) || (month === 'september' && word === 'sept'),
    ) + 1
  );
}

function dayOf(year: string | undefined, month: number, day: string | undefined): Day | null {
  const [y, d] = [Number(year), Number(day)];
  const date = new Date(0);
  // It moves days that do not exist to ones that do.
  date.setUTCFullYear(y, month - 1, d);
  const isDay = y > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === d;
  return isDay ? { year: y, month, day: d } : null;
}

/** A day as files have it: '2025-11-18'. */
export function dateText({ year, month, day }: Day): string {
  const [m, d] = [month, day].map((part) => String(part).padStart(2, '0'));
  return `${String(year).padStart(4, '0')}-${m}-${d}`;
}

/** A day as it is shown: '18 Nov 2025'. */
export function dateWords({ year, month, day }: Day): string {
  const name = MONTHS[month - 1] ?? '';
  return `${day} ${name.charAt(0).toUpperCase()}${name.slice(1, 3)} ${String(year).padStart(4, '0')}`;
}

/** What is wrong with a typed day, as a sentence. */
export function dateFault(text: string): string {
  return `“${text.trim()}” is not a day of the calendar. Write it as 18 Nov 2025 or 2025-11-18.`;
}
