import { LRUCache } from 'lru-cache';
import { documentPath } from '#content/links.ts';
import type { Policy } from './Policy.ts';
import type { ProtectionRecord } from './protectionRecord.ts';
import { readPolicy, type PolicySource } from './readPolicy.ts';

/** The current ref, and some before it whose responses may still be served. */
const MAX_REFS = 4;

/** The policy of each ref, read once for all concurrent callers. */
export interface Policies {
  (ref: string): Promise<Policy>;
  /** A policy that is in memory already. */
  readonly cached: (ref: string) => Promise<Policy> | undefined;
}

export interface PoliciesOptions extends PolicySource {
  /** What was protected before. */
  readonly record: ProtectionRecord;
  /** Whether what is protected now is recorded: of published content, not of drafts. */
  readonly isPublished: boolean;
  readonly log?: ((message: string, error?: unknown) => void) | undefined;
}

export function createPolicies(options: PoliciesOptions): Policies {
  const { record, isPublished, log } = options;
  /** What was logged last as still protected. */
  let lastLogged: string | null = null;
  const cache = new LRUCache<string, { revision: number; policy: Promise<Policy> }>({
    max: MAX_REFS,
  });

  async function readNow(ref: string): Promise<Policy> {
    const { policy, findings } = await readPolicy(options, ref, await record.current());
    if (!isPublished) return policy;
    await record.protect(findings);
    const words = stillProtectedWords(policy);
    if (words !== null && words !== lastLogged) log?.(words);
    lastLogged = words;
    return policy;
  }

  const read = async (ref: string) => {
    const { revision } = await record.current();
    const cached = cache.get(ref);
    if (cached?.revision === revision) return cached.policy;
    const policy = readNow(ref);
    const entry = { revision, policy };
    cache.set(ref, entry);
    policy.catch(() => {
      if (cache.get(ref) === entry) cache.delete(ref);
    });
    return policy;
  };
  return Object.assign(read, { cached: (ref: string) => cache.get(ref)?.policy });
}

/** Files that nothing shows any more are no loss, and would be a long list. */
function stillProtectedWords({ stillProtected: { documents, missed } }: Policy): string | null {
  const paths = documents.map(documentPath);
  const things = [...paths, ...missed];
  if (things.length === 0) return null;
  return `Still protected, although no password protects it any more: ${things.join(', ')}. The editor makes it public, or "is": "public" in the record of what was protected (docs/security.md)`;
}

/** The policy for stale results of an older ref: what either ref protects is protected. */
export function stricter(current: Policy, older: Policy): Policy {
  return { ...current, documents: new Map([...older.documents, ...current.documents]) };
}
