import { languagesIn } from '#server/sources/metadata.ts';
import type { ContentVersion } from '../proxy/ContentVersion.ts';
import type { Policy } from '../policy/Policy.ts';
import { readRedirects, redirectLocation, type Redirects } from './readRedirects.ts';

/** Where a request for an old address goes; null for all others. */
export type RedirectOf = (request: Request) => Promise<string | null>;

/** Redirects by what is published, whose list is read once. */
export function createRedirects(
  published: () => Promise<ContentVersion>,
  origins: readonly string[],
): RedirectOf {
  const known = new WeakMap<Policy, Redirects>();
  return async ({ url }) => {
    const version = await published().catch(() => null);
    // Without an answer of the source the page says so.
    if (version === null || version.policy.redirects.length === 0) return null;
    const { policy } = version;
    const redirects = known.get(policy) ?? redirectsIn(version, origins);
    known.set(policy, redirects);
    const { pathname, search } = new URL(url);
    const to = redirects.find(pathname);
    return to === null ? null : redirectLocation(to, search);
  };
}

/** The list of a version of the content. */
export const redirectsIn = (
  { policy, metadata }: Pick<ContentVersion, 'policy' | 'metadata'>,
  origins: readonly string[],
): Redirects =>
  readRedirects({
    rows: policy.redirects,
    listed: policy.listed,
    languages: languagesIn(metadata),
    origins,
  });
