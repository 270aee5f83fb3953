import { AuthoringError } from '../../store/AuthoringError.ts';
import type { FileChange } from '../../store/types.ts';
import type { Publication } from '../contract/publishing.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';
import type { DocumentIndex } from '../workspace/documentIndex.ts';
import { stemOf, versionPath } from '../workspace/documentPaths.ts';
import {
  type PublishedDocument,
  standing,
  type StoredPublication,
} from '../workspace/historyLog.ts';
import { writeRelease } from '../workspace/settings.ts';
import { titleAt } from '../workspace/summary.ts';

/** What was published here and not taken back, the newest first, with why one cannot be any more. */
export async function listPublications(workspace: Workspace): Promise<Publication[]> {
  const index = await workspace.fresh();
  return standing(workspace.publications).map((publication) => ({
    id: publication.id,
    at: publication.at,
    release: publication.release && {
      id: publication.release.id,
      label: publication.release.label,
    },
    documents: publication.documents.map(({ document }) => ({
      ...document,
      title: titleAt(index, document),
    })),
    refusal: refusalOf(workspace, index, publication),
  }));
}

/** Why a publication cannot be taken back without losing something, as a sentence; null: it can. */
function refusalOf(
  { store }: Workspace,
  index: DocumentIndex,
  { documents }: StoredPublication,
): string | null {
  for (const { document, version, after, replaced } of documents) {
    const title = titleAt(index, document);
    const now = store.read(versionPath(document, 'published'));
    if (now === null) return `${title} is no longer public.`;
    if (now.revision !== after) return `${title} was changed or published again since.`;
    if (replaced && store.read(versionPath(replaced.document, 'published')) !== null) {
      return `${titleAt(index, replaced.document)} is public again.`;
    }
    if (store.read(versionPath(document, version)) === null) continue;
    return version === 'draft'
      ? `${title} has new changes. Publish or discard them first.`
      : `${title} is in ${version.slice('release:'.length)} again.`;
  }
  return documents.length === 0 ? 'Nothing was published.' : null;
}

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
  const names = documents.map(({ document }) => stemOf(document));
  await restructure(workspace, names, async (index) => {
    const refusal = refusalOf(workspace, index, publication);
    if (refusal !== null) throw new AuthoringError('exists', refusal);
    const changes = await Promise.all(documents.map((one) => planUndo(workspace, one)));
    const isGone = release !== null && !index.folder.releases.has(release.id);
    const entry = isGone
      ? writeRelease(workspace, release.id, {
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
  { document, version, source, before, after, replaced }: PublishedDocument,
): Promise<FileChange[]> {
  const path = versionPath(document, 'published');
  const place = versionPath(document, version);
  const own = await store.version(source);
  const earlier = before === null ? null : await store.version(before);
  const other = replaced && (await store.version(replaced.before));
  if (own === null || other === null || (before !== null && earlier === null)) {
    const message = `The history of ${stemOf(document)} no longer has what was public before`;
    throw new AuthoringError('not_found', message);
  }
  return [
    { path, content: earlier, expected: after },
    { path: place, content: own, expected: null },
    ...(replaced && other
      ? [{ path: versionPath(replaced.document, 'published'), content: other, expected: null }]
      : []),
  ];
}
