import type { FileChange } from '../../store/types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { stemOf, versionPath } from '../documents/documentPaths.ts';
import { STRUCTURE, type Workspace } from '../documents/Workspace.ts';
import { refusalOf, stemsOf } from './listPublications.ts';
import { type PublishedDocument, standing } from './publications.ts';
import { writeEntry } from './releaseEntries.ts';

/**
 * Takes a publication back in one commit: what was public before is public again, and what was published
 * is where it was, both byte for byte. A release that went with it is there again.
 */
export async function undoPublication(workspace: Workspace, id: string): Promise<void> {
  const { publications } = workspace;
  const publication = standing(publications).find((one) => one.id === id);
  if (publication === undefined) {
    throw new AuthoringError('not_found', 'This publication is not known, or was taken back');
  }
  const { release, documents } = publication;
  await workspace.transaction([STRUCTURE, ...stemsOf(publication)], async () => {
    const index = await workspace.fresh();
    const refusal = refusalOf(workspace, index, publication);
    if (refusal !== null) throw new AuthoringError('exists', refusal);
    const changes = await Promise.all(documents.map((one) => planUndo(workspace, one)));
    const isGone = release !== null && !index.folder.releases.has(release.id);
    const entry = isGone
      ? writeEntry(workspace, release.id, {
          label: release.label,
          scheduledAt: release.scheduledAt ?? null,
        })
      : [];
    await workspace.commit([...changes.flat(), ...entry]);
  });
  publications.add({ ...publication, isUndone: true });
}

async function planUndo(
  { store }: Workspace,
  { document, version, source, before, after }: PublishedDocument,
): Promise<FileChange[]> {
  const path = versionPath(document, 'published');
  const place = versionPath(document, version);
  const own = await store.version(place, source);
  const earlier = before === null ? null : await store.version(path, before);
  if (own === null || (before !== null && earlier === null)) {
    const message = `The history of ${stemOf(document)} no longer has what was public before`;
    throw new AuthoringError('not_found', message);
  }
  return [
    { path, content: earlier, expected: after },
    { path: place, content: own, expected: null },
  ];
}
