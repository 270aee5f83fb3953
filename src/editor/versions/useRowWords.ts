import { useEffect, useState } from 'react';
import type { HistoryEntry } from '#prismic-folder/contract';
import type { DocumentJson } from '../document/DocumentSession.ts';
import { useEditor } from '../EditorContext.ts';
import { describeChanges } from '../review/describeChanges.ts';
import { changeWords } from './versionWords.ts';

const NONE: ReadonlyMap<string, string> = new Map();

/** What each of the shown versions changed since the one before it, one after the other: the list does not wait. */
export function useRowWords(
  type: string,
  entries: readonly HistoryEntry[],
  shown: number,
  read: (id: string) => Promise<DocumentJson>,
): ReadonlyMap<string, string> {
  const { models } = useEditor();
  const [words, setWords] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const describe = async () => {
      const found = new Map<string, string>();
      for (const [at, entry] of entries.slice(0, shown).entries()) {
        const earlier = entries[at + 1];
        if (!isCurrent) return;
        // oxlint-disable-next-line no-await-in-loop -- each is shown as soon as it is known
        const text = await wordsOf(entry, earlier).catch(() => '');
        found.set(entry.id, text);
        if (isCurrent) setWords(new Map(found));
      }
    };
    const wordsOf = async (entry: HistoryEntry, earlier: HistoryEntry | undefined) => {
      const [current, published] = await Promise.all([
        read(entry.id),
        earlier ? read(earlier.id) : null,
      ]);
      if (published === null) return 'The first version that is kept';
      const of = { published, current, type: models.types.get(type), models };
      return changeWords(describeChanges(of));
    };
    void describe();
    return () => {
      isCurrent = false;
    };
  }, [type, entries, shown, read, models]);
  return words;
}
