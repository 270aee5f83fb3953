import { type ContentSource, createRepository, type Snapshot } from 'prismic-folder';
import type { ShownContent } from './canvasRoutes.ts';

/** Reads a content folder as if its drafts, or a release, were public, whatever token other readers need. */
export function shownContent(current: () => Promise<Snapshot>) {
  /** Sources by the content and the ref of what is added to it, so that its indexes are made once. */
  const known = new WeakMap<Snapshot, Map<string, ContentSource>>();
  return async (shown: ShownContent): Promise<ContentSource> => {
    const snapshot = await current();
    const { drafts, releases } = snapshot;
    const added =
      shown.kind === 'drafts' ? drafts : (releases.find(({ id }) => id === shown.id) ?? null);
    const sources = known.get(snapshot) ?? new Map<string, ContentSource>();
    known.set(snapshot, sources);
    const key = added?.ref ?? '';
    const content = withAdded(snapshot, added);
    const source = sources.get(key) ?? createRepository({ snapshot: () => content });
    sources.set(key, source);
    return source;
  };
}

function withAdded(snapshot: Snapshot, added: Snapshot['drafts']): Snapshot {
  const { ref, documents } = snapshot;
  if (added === null) return { ...snapshot, visibility: 'open' };
  const replaced = new Set(added.documents.map(({ id }) => id));
  const rest = documents.filter(({ id }) => !replaced.has(id));
  return {
    ...snapshot,
    visibility: 'open',
    ref: `${ref}.${added.ref}`,
    documents: [...rest, ...added.documents],
  };
}
