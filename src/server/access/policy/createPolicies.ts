import { LRUCache } from 'lru-cache';
import type { Policy } from './Policy.ts';
import { readPolicy, type PolicySource } from './readPolicy.ts';

/** The current ref, and some before it whose responses may still be served. */
const MAX_REFS = 4;

/** The policy of each ref, read once for all concurrent callers. */
export interface Policies {
  (ref: string): Promise<Policy>;
  /** A policy that is in memory already. */
  readonly cached: (ref: string) => Promise<Policy> | undefined;
}

export function createPolicies(options: PolicySource): Policies {
  const cache = new LRUCache<string, Promise<Policy>>({ max: MAX_REFS });
  const read = (ref: string) => {
    const cached = cache.get(ref);
    if (cached) return cached;
    const policy = readPolicy(options, ref);
    cache.set(ref, policy);
    policy.catch(() => cache.delete(ref));
    return policy;
  };
  return Object.assign(read, { cached: (ref: string) => cache.get(ref) });
}

/** The policy for stale results of an older ref: what either ref protects is protected. */
export function stricter(current: Policy, older: Policy): Policy {
  return { ...current, documents: new Map([...older.documents, ...current.documents]) };
}
