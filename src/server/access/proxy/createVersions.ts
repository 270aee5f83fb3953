import { unknownRef, RefGoneError } from '#server/lib/ContentApiError.ts';
import type { Session, Preview } from '../session/Session.ts';
import type { ContentVersion } from './ContentVersion.ts';
import type { Published } from './createPublished.ts';
import { fingerprint, type Keys } from '#server/lib/keys.ts';
import { createPolicies, type PoliciesOptions } from '../policy/createPolicies.ts';

interface DraftOptions extends Omit<PoliciesOptions, 'isPublished'> {
  readonly keys: Keys;
  readonly published: () => Promise<ContentVersion>;
  /** Time in ms. */
  readonly now: () => number;
}

export interface Drafts {
  /** The version a preview shows; null when its release is gone or its token has expired. */
  (preview: Preview): Promise<ContentVersion | null>;
  /** Drops what was read of drafts: when the source no longer knows one of them. */
  readonly clear: () => void;
}

/** In ms. Short, because the same token shows more as its documents are edited. */
const MAX_AGE = 30_000;

/** Label of a preview that is not of a release. */
const DRAFT = 'Draft';

/**
 * Versions of the content by preview. Their public ref is a digest of the source's, so that neither
 * the ref nor a token of the service reaches a browser.
 */
export function createDrafts(options: DraftOptions): Drafts {
  const { published, keys, now } = options;
  const read = () => createPolicies({ ...options, isPublished: false });
  let policies = read();
  let since = now();
  const clear = () => {
    policies = read();
    since = now();
  };

  const versionOf = async (preview: Preview): Promise<ContentVersion | null> => {
    const { metadata } = await published();
    const { releases } = metadata;
    const release = preview.kind === 'release' && releases.find(({ id }) => id === preview.id);
    const ref = preview.kind === 'token' ? preview.token : release ? release.ref : '';
    if (ref === '') return null;
    if (now() - since >= MAX_AGE) clear();
    try {
      const [policy, digest] = await Promise.all([policies(ref), keys.digest('preview', ref)]);
      const publicRef = `preview-${fingerprint(digest)}`;
      const label = release ? release.label : DRAFT;
      return { ref, publicRef, label, metadata, policy, isStale: false };
    } catch (error) {
      if (error instanceof RefGoneError) return null;
      throw error;
    }
  };
  return Object.assign(versionOf, { clear });
}

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
