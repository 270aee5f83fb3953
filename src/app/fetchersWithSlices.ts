import { createFetchers, type Fetchers } from '#content/fetchers.ts';
import { createContentClient } from '#content/client.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';

/** The slices anywhere in a result: a document, a pair of them, or cards. */
function slicesIn(result: unknown): { slice_type: string }[] {
  if (typeof result !== 'object' || result === null) return [];
  const { slice_type: type }: { slice_type?: unknown } = result;
  if (typeof type === 'string') return [{ slice_type: type }];
  return Object.values(result).flatMap(slicesIn);
}

/**
 * Fetchers that also wait for the code of the slices in their result, so that a page renders at
 * once.
 */
export function withSlices(fetchers: Fetchers): Fetchers {
  const ready = async (pending: Promise<unknown>) => {
    const result = await pending;
    await preloadSlices(slicesIn(result));
    return result;
  };
  const waiting = Object.entries(fetchers).map(([name, fetch]) => [
    name,
    // Cast: each is called with its own arguments, whose types the entries lose.
    (...given: never[]) => ready((fetch as (...given: never[]) => Promise<unknown>)(...given)),
  ]);
  // Cast: the same names and results.
  return Object.fromEntries(waiting) as Fetchers;
}

/** Fetchers for this site's Content API, at the browser's origin. */
export const createApiFetchers = (siteOrigin: string): Fetchers => {
  const endpoint = `${window.location.origin}/api/v2`;
  return withSlices(createFetchers(createContentClient({ endpoint, siteOrigin })));
};
