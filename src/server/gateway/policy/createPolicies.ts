import type { Policy } from './Policy.ts';
import { readPolicy, type PolicySource } from './readPolicy.ts';

/** Refs kept at once: master's, and the one before while its last requests are answered. */
const KEPT = 3;

/** The policy of each ref, read once and shared by all who ask meanwhile. */
export function createPolicies(options: PolicySource): (ref: string) => Promise<Policy> {
  const kept = new Map<string, Promise<Policy>>();
  return (ref) => {
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
}
