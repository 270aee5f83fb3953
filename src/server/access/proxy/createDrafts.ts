import type { Preview } from '../session/Session.ts';
import { base64url, type Keys } from '#server/lib/keys.ts';
import type { ContentVersion } from './ContentVersion.ts';
import { RefGoneError } from '#server/lib/ContentApiError.ts';
import { createPolicies } from '../policy/createPolicies.ts';
import type { PolicySource } from '../policy/readPolicy.ts';

interface DraftOptions extends PolicySource {
  readonly keys: Keys;
  readonly published: () => Promise<ContentVersion>;
  /** Time in ms. */
  readonly now: () => number;
}

export interface Drafts {
  /** The edition of a preview; null when it is over: its release is gone or its token expired. */
  (preview: Preview): Promise<ContentVersion | null>;
  /** Reads drafts anew from now on: when the source has said that one of them is over. */
  readonly forget: () => void;
}

/** How long a draft counts as read, in ms: a token may show more as its documents are edited. */
const KEPT = 30_000;

/** What the bar of a preview says that is no release. */
const DRAFT = 'Draft';

/**
 * Drafts by preview. Visitors know them by a name made of the source's ref, so that neither the ref
 * nor a token of the service goes to a browser.
 */
export function createDrafts(options: DraftOptions): Drafts {
  const { published, keys, now } = options;
  let policies = createPolicies(options);
  let since = now();
  const forget = () => {
    policies = createPolicies(options);
    since = now();
  };

  const read = async (preview: Preview): Promise<ContentVersion | null> => {
    const { metadata } = await published();
    const { releases } = metadata;
    const release = preview.kind === 'release' && releases.find(({ id }) => id === preview.id);
    const ref = preview.kind === 'token' ? preview.token : release ? release.ref : '';
    if (ref === '') return null;
    if (now() - since >= KEPT) forget();
    try {
      const [policy, name] = await Promise.all([policies(ref), keys.digest('preview', ref)]);
      const shown = `preview-${base64url(name).slice(0, 22)}`;
      const label = release ? release.label : DRAFT;
      return { ref, shown, label, metadata, policy, isStale: false };
    } catch (error) {
      if (error instanceof RefGoneError) return null;
      throw error;
    }
  };
  return Object.assign(read, { forget });
}
