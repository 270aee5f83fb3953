import { useMemo, useState } from 'react';
import {
  type Change,
  changesFor,
  isObject,
  isSamePath,
  type Json,
  type JsonPath,
  listOf,
  valueAt,
} from 'prismic-folder/edit';
import { offerUndo } from '../../../session/offerUndo.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { followPath, versionsAfter } from '../../field/followPath.ts';
import { useForm } from '../../field/FormContext.ts';
import { useValue } from '../../field/useField.ts';
import { useTargets } from '../../links/target/useTarget.ts';
import type { EditorField } from '../../../model/EditorModels.ts';
import { emptyFields } from '../../../model/emptySlice.ts';
import { type EntryWords, entryWords } from './entryWords.ts';
import { withArticle } from './nouns.ts';
import { capitalized } from '../../../kit/countWords.ts';
import { undoWords } from '../../../kit/overlays/keyWords.ts';

/** What can be done with the entries of a group. */
interface Entries {
  readonly list: readonly Json[];
  /** What the row of each entry shows. */
  readonly words: readonly EntryWords[];
  /** One for each entry; it stays with its entry through edits, moves and undo. */
  readonly keys: readonly number[];
  /** Adds an entry at the end, with the model's defaults. Returns its key. */
  readonly add: () => number;
  /**
   * Follows the list. What it returns adds entries at its end, wherever it is by then, in one step; false: it is not where
   * it was.
   */
  readonly addLater: () => (entries: readonly Json[], what: string) => boolean;
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
  const list = useMemo(() => listOf(value), [value]);
  const keys = useKeys(list);
  const words = useEntryWords(list, fields);
  const nameOf = (at: number) => {
    const text = words[at]?.text ?? '';
    return text === '' ? `${noun} ${at + 1}` : `${noun} “${text.slice(0, 40)}”`;
  };
  // Cast: a value of a JSON file.
  const listAt = (at: JsonPath) => listOf(valueAt(session.get().json, at) as Json | undefined);
  const append = (to: JsonPath, entries: readonly Json[], label: string) => {
    const { json } = session.get();
    const { length } = listAt(to);
    const inserts = entries.map((entry, more): Change => {
      return { op: 'insert', path: [...to, length + more], value: entry };
    });
    session.edit(length === 0 ? changesFor(json, to, entries) : inserts, { label });
  };
  return {
    list,
    words,
    keys,
    add: () => {
      append(path, [emptyFields(fields)], `add ${withArticle(noun)}`);
      announce(`${capitalized(noun)} added, ${list.length + 1} of ${list.length + 1}.`);
      return keyOf(listAt(path).at(-1), list.length);
    },
    addLater: () => {
      let placeNow = followPath(session, path);
      return (entries, what) => {
        const at = placeNow();
        const { readOnly } = session.get();
        if (at === null || readOnly !== null) {
          const are = entries.length === 1 ? '1 file is' : `${entries.length} files are`;
          const why = readOnly ?? 'The list is gone from the document.';
          toast({ message: `${are} in the library. ${why}` });
          return false;
        }
        append(at, entries, `add ${what}`);
        announce(`${capitalized(what)} added.`);
        // What was refused may come later.
        placeNow = followPath(session, at);
        return isSamePath(at, path);
      };
    },
    duplicate: (at) => {
      // Entries are followed by their objects.
      const copy = structuredClone(list[at] ?? {});
      session.edit([{ op: 'insert', path: [...path, at + 1], value: copy }], {
        label: `duplicate ${nameOf(at)}`,
      });
      announce(`${capitalized(nameOf(at))} duplicated.`);
    },
    remove: (at) => {
      session.edit([{ op: 'remove', path: [...path, at] }], { label: `delete ${nameOf(at)}` });
      const message = `${capitalized(nameOf(at))} deleted.`;
      announce(`${message} ${undoWords()}`);
      offerUndo(session, toast, message);
    },
    move: (from, to) => {
      if (to === from || to < 0 || to >= list.length) return;
      const way = to < from ? 'up' : 'down';
      session.edit([{ op: 'move', path: [...path, from], to }], {
        label: `move ${nameOf(from)} ${way}`,
      });
      announce(`Moved ${way}, now ${to + 1} of ${list.length}.`);
    },
  };
}

/** All versions of an entry have the same key. */
const known = new WeakMap<object, number>();
let lastKey = 0;

/** What is no object has the key of its place. */
function keyOf(entry: Json | undefined, at: number): number {
  if (!isObject(entry)) return -1 - at;
  const key = known.get(entry) ?? (lastKey += 1);
  known.set(entry, key);
  return key;
}

function useKeys(list: readonly Json[]): readonly number[] {
  const [before, setBefore] = useState(list);
  if (before !== list) {
    setBefore(list);
    for (const [old, now] of versionsAfter(before, list)) {
      if (isObject(old) && isObject(now) && !known.has(now)) known.set(now, keyOf(old, 0));
    }
    // What was published can come back beside what became of it.
    const taken = new Set<number>();
    for (const entry of list.filter(isObject)) {
      if (taken.has(keyOf(entry, 0))) known.delete(entry);
      taken.add(keyOf(entry, 0));
    }
  }
  return list.map(keyOf);
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
