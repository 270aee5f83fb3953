import type { Publication } from '../contract/publishing.ts';
import type { DocumentIndex } from '../documents/documentIndex.ts';
import { stemOf, versionPath } from '../documents/documentPaths.ts';
import { titleIn } from '../documents/summary.ts';
import type { Workspace } from '../documents/Workspace.ts';
import { standing, type StoredPublication } from './publications.ts';

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
      title: titleOf(index, document),
    })),
    refusal: refusalOf(workspace, index, publication),
  }));
}

function titleOf(index: DocumentIndex, key: StoredPublication['documents'][number]['document']) {
  const document = index.find(key);
  return document === undefined ? key.name : titleIn(index, document);
}

/** Why a publication cannot be taken back without losing something, as a sentence; null: it can. */
export function refusalOf(
  { store }: Workspace,
  index: DocumentIndex,
  { documents }: StoredPublication,
): string | null {
  for (const { document, version, after } of documents) {
    const title = titleOf(index, document);
    const now = store.read(versionPath(document, 'published'));
    if (now === null) return `${title} is no longer public.`;
    if (now.revision !== after) return `${title} was changed or published again since.`;
    if (store.read(versionPath(document, version)) === null) continue;
    return version === 'draft'
      ? `${title} has new changes. Publish or discard them first.`
      : `${title} is in ${version.slice('release:'.length)} again.`;
  }
  return documents.length === 0 ? 'Nothing was published.' : null;
}

export const stemsOf = ({ documents }: StoredPublication): string[] =>
  documents.map(({ document }) => stemOf(document));
