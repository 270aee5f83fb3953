import { newDocumentText } from '../../edit/applyChanges.ts';
import type { Change } from '../../edit/types.ts';
import { SETTINGS_FILE } from '../../folder/contentFiles.ts';
import { isRecord } from '../../json.ts';
import type { FileChange } from '../../store/types.ts';
import type { Language } from '../../types.ts';
import { editText, encode, readFile } from '../documents/files.ts';
import type { Workspace } from '../documents/Workspace.ts';

/** What `repository.json` lists; empty if it lists none. */
interface Listed {
  readonly count: number;
  /** Position of a language; -1 if it is not listed. */
  readonly placeOf: (id: string) => number;
}

/** The change of `repository.json`, in which everything else stays as it was written. */
function edit(
  workspace: Workspace,
  changesOf: (listed: Listed) => readonly Change[],
): FileChange[] {
  const file = readFile(workspace, SETTINGS_FILE);
  const value = file?.value['languages'];
  const listed = Array.isArray(value) ? value : [];
  const changes = changesOf({
    count: listed.length,
    placeOf: (id) => listed.findIndex((one) => isRecord(one) && one['id'] === id),
  });
  if (changes.length === 0) return [];
  const text = editText(file?.text ?? newDocumentText({}), changes);
  return [{ path: SETTINGS_FILE, content: encode(text), expected: file?.revision ?? null }];
}

/** Lists one more language. `known`: those that there are, which a file may leave out. */
export const addEntry = (workspace: Workspace, language: Language, known: readonly Language[]) =>
  edit(workspace, ({ count }) =>
    count > 0
      ? [{ op: 'insert', path: ['languages', count], value: { ...language } }]
      : [
          {
            op: 'set',
            path: ['languages'],
            value: [...known, language].map((one) => ({ ...one })),
          },
        ],
  );

/** Changes the name of a language. */
export const renameEntry = (workspace: Workspace, { id, name }: Language) =>
  edit(workspace, ({ placeOf }) => {
    const place = placeOf(id);
    // The only language of a file that lists none is the default one.
    if (place === -1) return [{ op: 'set', path: ['languages'], value: [{ id, name }] }];
    return [{ op: 'set', path: ['languages', place, 'name'], value: name }];
  });

/** No longer lists a language. */
export const removeEntry = (workspace: Workspace, id: string) =>
  edit(workspace, ({ placeOf }) => {
    const place = placeOf(id);
    return place === -1 ? [] : [{ op: 'remove', path: ['languages', place] }];
  });
