import type { PolicyOf } from '../policy/Policy.ts';
import type { UnlockedProject, Session } from '../session/Session.ts';
import { sameDigest, type Keys } from '#server/lib/keys.ts';
import { createLimiter, type LimiterOptions } from '#server/lib/createLimiter.ts';

/** The result of an attempt. A refusal names the protecting project, if there is one. */
export type Outcome =
  | { readonly kind: 'unlocked'; readonly projects: readonly UnlockedProject[] }
  | { readonly kind: 'invalid'; readonly uid: string }
  /** `retryAfter` in whole seconds. */
  | { readonly kind: 'rateLimited'; readonly uid: string; readonly retryAfter: number };

export interface Attempt {
  /** Uid of a project or of its case study. */
  readonly uid: string;
  readonly password: string;
  /** The client's address, by `clientAddress`. */
  readonly address: string;
  /** The draft the visitor reads, whose passwords then apply. */
  readonly preview: Session['preview'];
}

export interface AttemptOptions {
  readonly policyOf: PolicyOf;
  readonly keys: Keys;
  /** Counts a project unlocked by its password, by the id of its document; drafts are not counted. */
  readonly onUnlock?: (document: string) => void;
  readonly now: LimiterOptions['now'];
}

const SECOND = 1000;

/** Ten at once from one address, then one per ten seconds. */
const PER_ADDRESS = { burst: 10, interval: 10 * SECOND, maxKeys: 10_000 };

/**
 * A hundred at once for one project from all addresses, then one per five seconds: 17,000 guesses a
 * day. Visitors who have unlocked it already are not affected.
 */
const PER_PROJECT = { burst: 100, interval: 5 * SECOND, maxKeys: 1000 };

/** Checks passwords, at a limited rate. */
export function createAttempts({ policyOf, keys, onUnlock, now }: AttemptOptions) {
  const addresses = createLimiter({ ...PER_ADDRESS, now });
  const projects = createLimiter({ ...PER_PROJECT, now });

  return async ({ uid, password, address, preview }: Attempt): Promise<Outcome> => {
    const { projectsOf } = await policyOf({ preview });
    const candidates = projectsOf(uid);
    const asked = candidates[0]?.uid ?? uid;
    // A uid without a password counts by address only, so that made-up uids cannot fill the memory.
    const counted = candidates.map(({ id }) => id);
    const wait = Math.max(addresses.wait(address), ...counted.map(projects.wait));
    if (wait > 0) return { kind: 'rateLimited', uid: asked, retryAfter: Math.ceil(wait / SECOND) };
    addresses.count(address);
    counted.forEach(projects.count);

    // Comparing digests of equal length for every candidate takes the same time for any password.
    const digest = await keys.digest('password', password);
    const opened = candidates.filter((project) => sameDigest(project.password, digest));
    if (opened.length === 0) return { kind: 'invalid', uid: asked };
    if (preview === null) for (const { id } of opened) onUnlock?.(id);
    return {
      kind: 'unlocked',
      projects: opened.map(({ uid, fingerprint }) => ({ uid, fingerprint })),
    };
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
