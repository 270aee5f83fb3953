import type { Policy } from './Policy.ts';
import { readPolicy, type PolicySource } from './readPolicy.ts';

/** Refs kept at once: the latest, and some before it whose answers may still be given. */
const KEPT = 4;

/** The policy of each ref, read once and shared by all who ask meanwhile. */
export interface Policies {
  (ref: string): Promise<Policy>;
  /** A policy that has been read already, if it is still there. */
  readonly known: (ref: string) => Promise<Policy> | undefined;
}

export function createPolicies(options: PolicySource): Policies {
  const kept = new Map<string, Promise<Policy>>();
  const read = (ref: string) => {
    const known = kept.get(ref);
    if (known) return known;
    const policy = readPolicy(options, ref);
    kept.set(ref, policy);
    policy.catch(() => kept.delete(ref));
    for (const old of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(old);
    }
    return policy;
  };
  return Object.assign(read, { known: (ref: string) => kept.get(ref) });
}

/** What an older ref's documents may show: what is sealed under either ref is. */
export function stricter(current: Policy, older: Policy): Policy {
  return { ...current, documents: new Map([...older.documents, ...current.documents]) };
}
