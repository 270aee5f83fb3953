import type { PolicyOf } from '../policy/Policy.ts';
import type { UnlockedProject, Session } from '../session/Session.ts';
import { sameDigest, type Keys } from '#server/lib/keys.ts';
import { createLimiter } from '#server/lib/createLimiter.ts';

/** What came of an attempt. A refusal names the project that was asked for, if there is one. */
export type Outcome =
  | { readonly kind: 'right'; readonly unlockedProjects: readonly UnlockedProject[] }
  | { readonly kind: 'wrong'; readonly uid: string }
  /** `retryAfter` in whole seconds. */
  | { readonly kind: 'often'; readonly uid: string; readonly retryAfter: number };

export interface Attempt {
  /** Uid of a project or of its case study. */
  readonly uid: string;
  readonly password: string;
  /** Where it comes from, as `clientAddress` gives it. */
  readonly address: string;
  /** The draft the visitor reads: its passwords count then. */
  readonly preview: Session['preview'];
}

export interface AttemptOptions {
  readonly policyOf: PolicyOf;
  readonly keys: Keys;
  /** Time in ms. */
  readonly now: () => number;
}

const SECOND = 1000;

/** Ten at once from one address, then one in ten seconds. */
const PER_ADDRESS = { burst: 10, every: 10 * SECOND, most: 10_000 };

/**
 * A hundred at once for one project from wherever, then one in five seconds: 17,000 guesses a day.
 * Whoever has opened it already does not notice.
 */
const PER_PROJECT = { burst: 100, every: 5 * SECOND, most: 1000 };

/** Compares entries with passwords, and counts them first. */
export function createAttempts({ policyOf, keys, now }: AttemptOptions) {
  const addresses = createLimiter({ ...PER_ADDRESS, now });
  const projects = createLimiter({ ...PER_PROJECT, now });

  return async ({ uid, password, address, preview }: Attempt): Promise<Outcome> => {
    const { projectsOf } = await policyOf({ preview });
    const candidates = projectsOf(uid);
    const asked = candidates[0]?.uid ?? uid;
    // A uid without a password is counted by address alone, so that names cannot fill the memory.
    const counted = candidates.map(({ id }) => id);
    const wait = Math.max(addresses.wait(address), ...counted.map(projects.wait));
    if (wait > 0) return { kind: 'often', uid: asked, retryAfter: Math.ceil(wait / SECOND) };
    addresses.count(address);
    counted.forEach(projects.count);

    // Digests of equal length are compared, every candidate's: neither how much of an entry was
    // right nor how long the password is shows in the time it takes.
    const entry = await keys.digest('password', password);
    const opened = candidates.filter((project) => sameDigest(project.password, entry));
    if (opened.length === 0) return { kind: 'wrong', uid: asked };
    return {
      kind: 'right',
      unlockedProjects: opened.map(({ uid, fingerprint }) => ({ uid, fingerprint })),
    };
  };
}

export type Attempts = ReturnType<typeof createAttempts>;
