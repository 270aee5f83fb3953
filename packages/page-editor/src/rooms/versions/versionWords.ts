import type { HistoryEntry } from 'prismic-folder/contract';
import type { DescribedChange } from '../../differences/DescribedChange.ts';

/** When a version was written, as far as is known; else when it was replaced. */
export const timeOf = ({ savedAt, at }: Pick<HistoryEntry, 'savedAt' | 'at'>): number =>
  savedAt ?? at;

type Entry = Pick<HistoryEntry, 'source' | 'version' | 'isRestored' | 'release' | 'message'>;

/** What a version was: 'Published with Spring edition', 'Draft', the message of a commit. */
export function originWords(
  { source, version, isRestored, release, message = '' }: Entry,
  names: ReadonlyMap<string, string>,
): string {
  if (source === 'git') return message === '' ? 'Committed' : message;
  if (version === 'published')
    return release === undefined ? 'Published' : `Published with ${release}`;
  if (version === 'archived') return 'Unpublished';
  if (version === 'draft') return isRestored === true ? 'Brought back' : 'Draft';
  const id = version.replace(/^release:/, '');
  return `In ${names.get(id) ?? release ?? 'a release'}`;
}

const ZONE: Intl.DateTimeFormatOptions = {};

/** The time of day, and the day itself unless it is today: '13:40', '18 Nov 2025, 13:40'. */
export function clockWords(time: number, now = Date.now(), zone = ZONE): string {
  const format = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat('en-GB', { ...options, ...zone }).format(at);
  const clock = format({ hour: '2-digit', minute: '2-digit' }, time);
  const day = (at: number) => format({ day: 'numeric', month: 'short', year: 'numeric' }, at);
  return day(time) === day(now) ? clock : `${day(time)}, ${clock}`;
}

/** The first differences of many, in a line: 'Image, 7 of 15: Caption text, and 2 more'. */
export function changeWords(changes: readonly DescribedChange[]): string {
  const [first] = changes;
  if (!first) return 'The same content';
  const name = first.what === '' ? first.where : `${first.where}: ${first.what}`;
  return changes.length === 1 ? name : `${name}, and ${changes.length - 1} more`;
}
