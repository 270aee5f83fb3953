import type { Publication, ReleaseDetails } from 'prismic-folder/contract';
import { formats } from '../../differences/shownValue.ts';
import { countWords } from '../../kit/countWords.ts';

/** The day of a release as a field has it: `2027-03-01`; empty if it has none. */
export const dayOf = ({ scheduledAt }: Pick<ReleaseDetails, 'scheduledAt'>): string =>
  scheduledAt?.slice(0, 10) ?? '';

/** The day in words: 'for 1 March 2027'; empty if it has none. */
export function dayWords(release: Pick<ReleaseDetails, 'scheduledAt'>): string {
  const words = formats.day(dayOf(release));
  return words === null ? '' : `for ${words}`;
}

/** What is written as a day, as the contract has it; null for none, undefined if it is no day. */
export function momentOf(day: string): string | null | undefined {
  const text = day.trim();
  if (text === '') return null;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const time = isDay ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // 31 February is another day to browsers.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return undefined;
  return `${text}T00:00:00+0000`;
}

/** What a release holds, in words: '4 documents, for 1 March 2027'. */
export function releaseDetail(release: ReleaseDetails): string {
  const count =
    release.documents.length === 0 ? 'Empty' : countWords(release.documents.length, 'document');
  return [count, dayWords(release)].filter((words) => words !== '').join(', ');
}

/** What was published: the release by its name, else the documents. */
export function publicationWords({ release, documents }: Publication): string {
  if (release) return release.label;
  const [first] = documents;
  if (first && documents.length === 1) return first.title;
  return countWords(documents.length, 'document');
}
