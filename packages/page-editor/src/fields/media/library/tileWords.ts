import type { MediaItem } from 'prismic-folder/contract';
import { factsOf, usedWords } from '../file/fileWords.ts';

/** What is to be done about a file, or where it is used. */
export function noteOf(item: MediaItem): { readonly words: string; readonly isTask: boolean } {
  const [task] = tasksOf(item);
  return task === undefined
    ? { words: usedWords(item.uses), isTask: false }
    : { words: task, isTask: true };
}

/** What a screen reader says of a file: its name and what it shows first. */
export function tileWords(item: MediaItem): string {
  const { name, alt, uses } = item;
  return [name, ...(alt ? [alt] : []), factsOf(item), usedWords(uses), ...tasksOf(item)].join(', ');
}

/** What there is to do about a file, in words. */
function tasksOf({ undescribed, sameAs = [], enough, kind, width }: MediaItem): string[] {
  const [same] = sameAs;
  return [
    ...(kind === 'image' && width === undefined ? ['Cannot be read'] : []),
    ...(undescribed === undefined ? [] : ['No description']),
    ...(same === undefined ? [] : [`Same as ${same}`]),
    ...(enough === undefined ? [] : ['Larger than needed']),
  ];
}
