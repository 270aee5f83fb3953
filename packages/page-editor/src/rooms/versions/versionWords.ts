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

/** The first differences of many, in a line: 'Image, 7 of 15: Caption text, and 2 more'. */
export function changeWords(changes: readonly DescribedChange[]): string {
  const [first] = changes;
  if (!first) return 'The same content';
  const name = first.what === '' ? first.where : `${first.where}: ${first.what}`;
  return changes.length === 1 ? name : `${name}, and ${changes.length - 1} more`;
}
