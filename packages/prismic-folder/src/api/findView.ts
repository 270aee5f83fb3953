import type { View } from '../query/View.ts';
import type { Release, Snapshot } from '../types.ts';
import { expiredPreview, expiredRef, forbidden, invalid, unknownRef } from './ApiError.ts';
import type { Access } from './Call.ts';
import type { ContentHistory } from './ContentHistory.ts';
import type { LoadedContent } from './LoadedContent.ts';
import { readRef } from './readRef.ts';

/** The view a `ref` parameter selects, and whether responses for exactly this text never change. */
export interface FoundView {
  readonly view: View;
  readonly isImmutable: boolean;
}

/**
 * Finds the view of a ref: master, a release, the drafts, or a preview of these. Throws 400, 401,
 * 404 or 410.
 */
export function findView(
  content: LoadedContent,
  history: ContentHistory,
  text: string | null,
  access: Access,
  base: string,
): FoundView {
  const { snapshot, master } = content;
  if (text === null || text.trim() === '') {
    throw invalid(`The ref parameter is missing: ${base} lists the refs`);
  }
  const requested = readRef(text);
  if (requested.kind === 'no preview') return { view: master, isImmutable: false };
  const name = requested.kind === 'ref' ? requested.ref : requested.token;
  if (name === snapshot.ref) return { view: master, isImmutable: requested.kind === 'ref' };

  const preview = requested.kind === 'preview';
  const release = previewable(snapshot).find(
    ({ ref, id }) => ref === name || (preview && id === name),
  );
  if (release) {
    if (!access.releases) throw forbidden('Releases are read with an access_token', base);
    return { view: content.viewOf(release), isImmutable: release.ref === text };
  }
  if (preview) throw expiredPreview();
  if (history.isExpired(name)) throw expiredRef(name, snapshot.ref);
  throw unknownRef(name, snapshot.ref);
}

/** What a preview can show: the drafts and the releases. */
export function previewable({ drafts, releases }: Snapshot): readonly Release[] {
  return drafts === null ? releases : [drafts, ...releases];
}
