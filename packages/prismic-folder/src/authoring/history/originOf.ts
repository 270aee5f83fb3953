import type { DocumentKey } from '../contract/documents.ts';
import type { HistoryEntry } from '../contract/publishing.ts';
import { inRelease, stemOf } from '../documents/documentPaths.ts';
import type { StoredPublication } from '../releases/publications.ts';
import type { RestoredDrafts } from './restoredDrafts.ts';

/** How a stored version came to be, beyond that it was saved. */
type Origin = Pick<HistoryEntry, 'savedAt' | 'isRestored' | 'release'>;

/** Finds how versions of a document came to be: published, alone or with a release, or restored. */
export function originOf(
  publications: readonly StoredPublication[],
  restored: ReturnType<RestoredDrafts['all']>,
  key: DocumentKey,
): (entry: HistoryEntry, revision: string | undefined) => Origin {
  const stem = stemOf(key);
  const published = new Map(
    publications.flatMap(({ at, release, documents }) =>
      documents
        .filter(({ document }) => stemOf(document) === stem)
        .map(({ after }) => [after, { at, release }] as const),
    ),
  );
  // A release that was published is not listed any more, but its name is known.
  const labels = new Map<string, string>();
  for (const { release } of publications)
    if (release) labels.set(inRelease(release.id), release.label);
  return ({ version, at }, revision) => {
    const label = labels.get(version);
    if (label !== undefined) return { release: label };
    if (revision === undefined) return {};
    const publication = version === 'published' ? published.get(revision) : undefined;
    if (publication) {
      const { release } = publication;
      return { savedAt: publication.at, ...(release && { release: release.label }) };
    }
    const restore = restored.findLast((one) => one.revision === revision && one.at <= at);
    if (version !== 'draft' || restore === undefined) return {};
    return { savedAt: restore.at, isRestored: true };
  };
}
