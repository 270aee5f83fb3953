import type { Json } from '#prismic-folder/edit';
import { useTargets } from '../../links/target/useTarget.ts';
import type { EditorField } from '../../model/EditorModels.ts';
import { entryWords, type EntryWords } from './entryWords.ts';

/** What the rows of a list show: an entry that only links to a document has its title and picture. */
export function useEntryWords(
  list: readonly Json[],
  fields: readonly EditorField[],
): readonly EntryWords[] {
  const words = list.map((entry) => entryWords(entry, fields));
  const found = useTargets(words.map(({ target }) => target));
  return words.map((own, at) => {
    const answer = found[at];
    if (answer?.state !== 'found') return own;
    const { title, picture } = answer.document;
    return { ...own, text: title || own.text, picture: own.picture ?? picture };
  });
}
