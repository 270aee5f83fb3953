import { useState } from 'react';
import { changesFor, isList, type Json, type JsonPath } from 'prismic-folder/edit';
import { offerUndo } from '../../../session/offerUndo.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { useForm } from '../../field/FormContext.ts';
import { useValue } from '../../field/useField.ts';
import { useTargets } from '../../links/target/useTarget.ts';
import type { EditorField } from '../../../model/EditorModels.ts';
import { emptyFields } from '../../../model/emptySlice.ts';
import { type EntryWords, entryWords } from './entryWords.ts';
import { withArticle } from './nouns.ts';
import { capitalized } from '../../../kit/countWords.ts';

/** What can be done with the entries of a group. */
interface Entries {
  readonly list: readonly Json[];
  /** What the row of each entry shows. */
  readonly words: readonly EntryWords[];
  /** One for each entry; it stays with its entry through edits and moves. */
  readonly keys: readonly number[];
  /** Adds an entry at the end, with the model's defaults. Returns its position. */
  readonly add: () => number;
  /** Adds entries at the end, in one step. */
  readonly addAll: (entries: readonly Json[], what: string) => void;
  readonly duplicate: (at: number) => void;
  readonly remove: (at: number) => void;
  readonly move: (from: number, to: number) => void;
}

type EntriesOf = { path: JsonPath; noun: string; fields: readonly EditorField[] };

/** The entries of the group at a path, and edits of them as single steps of undo. */
export function useEntries({ path, noun, fields }: EntriesOf): Entries {
  const { session } = useForm();
  const { announce, toast } = useEditor();
  const value = useValue(path);
  const list = isList(value) ? value : [];
  const [keys, setKeys] = useKeys(list.length);
  const words = useEntryWords(list, fields);
  const nameOf = (at: number) => {
    const text = words[at]?.text ?? '';
    return text === '' ? `${noun} ${at + 1}` : `${noun} “${text.slice(0, 40)}”`;
  };
  const insert = (at: number, entries: readonly Json[], label: string) => {
    const { json } = session.get();
    const changes =
      isList(value) && value.length > 0
        ? entries.map((entry, more) => ({
            op: 'insert' as const,
            path: [...path, at + more],
            value: entry,
          }))
        : changesFor(json, path, [...entries]);
    session.edit(changes, { label });
    const fresh = entries.map((_, more) => nextKey(keys) + more);
    setKeys([...keys.slice(0, at), ...fresh, ...keys.slice(at)]);
  };
  return {
    list,
    words,
    keys,
    add: () => {
      insert(list.length, [emptyFields(fields)], `add ${withArticle(noun)}`);
      announce(`${capitalized(noun)} added, ${list.length + 1} of ${list.length + 1}.`);
      return list.length;
    },
    addAll: (entries, what) => {
      insert(list.length, entries, `add ${what}`);
      announce(`${capitalized(what)} added.`);
    },
    duplicate: (at) => {
      insert(at + 1, [list[at] ?? {}], `duplicate ${nameOf(at)}`);
      announce(`${capitalized(nameOf(at))} duplicated.`);
    },
    remove: (at) => {
      session.edit([{ op: 'remove', path: [...path, at] }], { label: `delete ${nameOf(at)}` });
      setKeys(keys.toSpliced(at, 1));
      const message = `${capitalized(nameOf(at))} deleted.`;
      announce(`${message} Undo with Control Z.`);
      offerUndo(session, toast, message);
    },
    move: (from, to) => {
      if (to === from || to < 0 || to >= list.length) return;
      const way = to < from ? 'up' : 'down';
      session.edit([{ op: 'move', path: [...path, from], to }], {
        label: `move ${nameOf(from)} ${way}`,
      });
      const rest = keys.toSpliced(from, 1);
      setKeys(rest.toSpliced(to, 0, keys[from] ?? nextKey(keys)));
      announce(`Moved ${way}, now ${to + 1} of ${list.length}.`);
    },
  };
}

/** Keys for so many entries. Entries that come or go by other ways do so at the end. */
function useKeys(count: number): readonly [readonly number[], (keys: readonly number[]) => void] {
  const [keys, setKeys] = useState<readonly number[]>([]);
  const fitting = keys.slice(0, count);
  while (fitting.length < count) fitting.push(nextKey(fitting));
  return [fitting, setKeys];
}

function nextKey(keys: readonly number[]): number {
  return Math.max(-1, ...keys) + 1;
}

/** What the rows of a list show: an entry that only links to a document has its title and picture. */
function useEntryWords(
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
