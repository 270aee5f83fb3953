import { type Json, textOf } from 'prismic-folder/edit';
import type { OpenDocument } from '../../../document/DocumentSession.ts';
import { countWords, startWords } from '../../../kit/countWords.ts';
import { releaseOf } from '../../../session/address.ts';
import { formats } from '../../../differences/shownValue.ts';

interface ReviewWords {
  readonly title: string;
  readonly light: string;
  readonly lead: string;
  readonly note: string;
  /** On the primary button. */
  readonly publish: string;
}

/** The words of the review, by what there is to publish and to fix. */
export function reviewWords(
  { summary, version, published, publicTrouble }: OpenDocument,
  changes: number,
  others: number,
  failures: number,
  /** Whether the site is sent, too. */
  isSent: boolean,
): ReviewWords {
  const { title } = summary;
  const isRelease = releaseOf(version) !== null;
  const since = formats.day(textOf(published?.['last_publication_date'] as Json).slice(0, 10));
  const isNew = published === null && publicTrouble === null;
  const isCompared = published !== null && publicTrouble === null;
  const compared =
    publicTrouble ??
    (published === null
      ? 'Nothing of it is public yet.'
      : `Compared with what is public${since === null ? '' : ` since ${since}`}.`);
  const own = !isCompared ? title : countWords(changes, 'change');
  const count = others + (changes > 0 || !isCompared ? 1 : 0);
  const isNothing = !isRelease && count === 0;
  const files = isRelease
    ? ' Everything in the release is published with it.'
    : isNothing
      ? ''
      : ` ${startWords(count, 'file')} will be written.`;
  const what = isRelease ? 'the release' : others > 0 ? countWords(count, 'document') : own;
  const publish = isNothing ? 'Published' : `Publish ${what}${isSent ? ' and send' : ''}`;
  return {
    ...(!isCompared
      ? { title, light: isNew ? 'is not public yet' : 'cannot be compared' }
      : { title: startWords(changes, 'change'), light: `in ${title}` }),
    lead: compared + files,
    note:
      others > 0 || isRelease
        ? 'All of it is published, or nothing. Every version stays in History.'
        : 'Pages that show it change with it. Every version stays in History.',
    publish: failures > 0 ? `${countWords(failures, 'thing')} to fix first` : publish,
  };
}
