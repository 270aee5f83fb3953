import { unknownRef } from '#server/lib/ContentApiError.ts';
import type { Session } from '../session/Session.ts';
import type { ContentVersion } from './ContentVersion.ts';
import type { Drafts } from './createDrafts.ts';
import type { Published } from './createPublished.ts';

/** Chooses the version of the content that a session reads. */
export interface Versions {
  /** Its preview, or the published content if it has none or the preview has ended. */
  readonly of: (session: Pick<Session, 'preview'>) => Promise<ContentVersion>;
  /** The version with a public ref; throws unless the session reads that one. */
  readonly at: (ref: string, session: Session) => Promise<ContentVersion>;
  /** The session's version, read again after the source has dropped the ref of the last one. */
  readonly refreshed: (last: ContentVersion, session: Session) => Promise<ContentVersion>;
}

export function createVersions(published: Published, drafts: Drafts): Versions {
  const of: Versions['of'] = async ({ preview }) =>
    (preview && (await drafts(preview))) ?? published();
  return {
    of,
    async at(ref, session) {
      let version = await of(session);
      if (version.publicRef !== ref && version.label === null) {
        version = await published.refreshIfStale();
      }
      if (version.publicRef !== ref) throw unknownRef(ref, version.publicRef);
      return version;
    },
    refreshed({ label }, session) {
      if (label === null) return published.refresh();
      drafts.clear();
      return of(session);
    },
  };
}
