import type { Change } from '../../edit/types.ts';
import type { FileChange } from '../../store/types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { DocumentKey } from '../contract/documents.ts';
import type { UndoPublishRequest } from '../contract/publishing.ts';
import type { DocumentIndex } from '../workspace/documentIndex.ts';
import { stemOf, versionPath } from '../workspace/documentPaths.ts';
import { noteBase } from '../workspace/draftBase.ts';
import { decodeFile, editText, encode, readFile } from '../workspace/files.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';

/**
 * Takes publications back in one commit: what was public before is public again, byte for byte, and
 * what was published is the draft. A document that has a draft again is refused, as it would be lost.
 */
export async function undoPublish(
  workspace: Workspace,
  { documents }: UndoPublishRequest,
): Promise<void> {
  const names = documents.map(({ document }) => stemOf(document));
  await restructure(workspace, names, async (index) => {
    const changes: FileChange[] = [];
    for (const { document, revision } of documents) {
      // oxlint-disable-next-line no-await-in-loop -- nothing is written before all of it is planned
      changes.push(...(await planUndo(workspace, index, document, revision)));
    }
    await workspace.commit(changes);
  });
}

async function planUndo(
  workspace: Workspace,
  index: DocumentIndex,
  given: DocumentKey,
  revision: string | null,
): Promise<FileChange[]> {
  const key = index.check(given);
  const [path, draft] = [versionPath(key, 'published'), versionPath(key, 'draft')];
  const now = readFile(workspace, path);
  if (now === null) throw new AuthoringError('not_found', `${stemOf(key)} is not published`);
  if (workspace.store.read(draft) !== null) {
    const message = `${stemOf(key)} was changed since it was published; its earlier versions are in its history`;
    throw new AuthoringError('exists', message);
  }
  const stored = revision === null ? null : await workspace.store.version(revision);
  if (revision !== null && stored === null) {
    const message = `The history of ${stemOf(key)} no longer has what was public before`;
    throw new AuthoringError('not_found', message);
  }
  const before = stored && decodeFile(workspace, path, stored).value;
  const date = before?.['last_publication_date'];
  const dates: Change[] =
    date === undefined
      ? Object.hasOwn(now.value, 'last_publication_date')
        ? [{ op: 'remove', path: ['last_publication_date'] }]
        : []
      : [{ op: 'set', path: ['last_publication_date'], value: date }];
  const text = editText(now.text, [...dates, noteBase(revision)]);
  return [
    { path, content: stored, expected: now.revision },
    { path: draft, content: encode(text), expected: null },
  ];
}
