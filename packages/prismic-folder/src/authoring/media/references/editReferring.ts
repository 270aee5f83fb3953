import { applyChanges, newDocumentText } from '../../../edit/applyChanges.ts';
import { readJsonText } from '../../../edit/readJsonText.ts';
import type { Change } from '../../../edit/types.ts';
import { composed } from '../../../lib/fileNames.ts';
import type { FileChange, FolderStore } from '../../../store/types.ts';
import { AuthoringError } from '../../../store/AuthoringError.ts';
import type { ReferringFile } from './ReferenceIndex.ts';

/** Makes the changes of one file's value; none leave the file as it is. */
export type ChangesOf = (value: unknown, file: string) => readonly Change[];

/** Edits every file that refers to one of the names. Only the lines of changed values change. */
export function editReferring(
  store: FolderStore,
  referring: readonly ReferringFile[],
  names: readonly string[],
  changesOf: ChangesOf,
): FileChange[] {
  const wanted = new Set(names.map(composed));
  const isConcerned = ({ references }: ReferringFile) =>
    references.some((reference) => reference.names.some((name) => wanted.has(name)));
  return referring.filter(isConcerned).flatMap(({ file }) => editFile(store, file, changesOf));
}

/** Edits one file, if there is anything to change. */
export function editFile(store: FolderStore, path: string, changesOf: ChangesOf): FileChange[] {
  const stored = store.read(path);
  if (stored === null) return [];
  const json = readJsonText(stored.bytes);
  if (!json.ok) {
    const { reason, line } = json;
    const problem = { file: path, reason, ...(line !== undefined && { line }) };
    const at = line === undefined ? path : `${path}, line ${line}`;
    throw new AuthoringError('problems', `${at} cannot be edited: ${reason}. Correct it first`, {
      problems: [problem],
    });
  }
  const changes = changesOf(json.value, path);
  if (changes.length === 0) return [];
  const content = encode(applyChanges(json.text, changes));
  return [{ path, content, expected: stored.revision }];
}

/** The same for a file that is created if it is missing. */
export function editOrCreate(store: FolderStore, path: string, changesOf: ChangesOf): FileChange[] {
  if (store.read(path) !== null) return editFile(store, path, changesOf);
  const changes = changesOf({}, path);
  if (changes.length === 0) return [];
  const text = applyChanges(newDocumentText({}), changes);
  return [{ path, content: encode(text), expected: null }];
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
