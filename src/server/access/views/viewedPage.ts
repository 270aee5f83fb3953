import { languagesIn } from '#server/sources/metadata.ts';
import { ownPages } from '../policy/ownPages.ts';
import type { Policy } from '../policy/Policy.ts';
import type { ContentVersion } from '../proxy/ContentVersion.ts';

/** Paths that are remembered; more than a site has. */
const MAX_PATHS = 5000;

interface Known {
  readonly pageOf: ReturnType<typeof ownPages>;
  /** What was found before. */
  readonly found: Map<string, string | null>;
}

/** Finds the id of the document whose page is at a path; null where there is none. */
export function createViewedPage(): (path: string, version: ContentVersion) => string | null {
  const versions = new WeakMap<Policy, Known>();
  return (path, { policy, metadata }) => {
    const known = versions.get(policy) ?? {
      pageOf: ownPages(policy.listed, languagesIn(metadata)),
      found: new Map<string, string | null>(),
    };
    versions.set(policy, known);
    const before = known.found.get(path);
    if (before !== undefined) return before;
    const { id } = known.pageOf(path);
    if (known.found.size < MAX_PATHS) known.found.set(path, id);
    return id;
  };
}
