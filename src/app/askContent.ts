import { createContentClient } from '#content/client.ts';
import { createFetchers } from '#content/fetchers.ts';
import type { Ask } from '#content/queries.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';

/** The slices of any answer: a document, a pair of them, or cards. */
const slicesIn = (answer: unknown) =>
  [...(JSON.stringify(answer) ?? '').matchAll(/"slice_type":"(\w+)"/g)].map(([, type = '']) => ({
    slice_type: type,
  }));

/** Waits for the code of an answer's slices, too: a page goes from its skeleton to all of it. */
export const withSlices =
  (ask: Ask): Ask =>
  async (key, fetch) => {
    const answer = await ask(key, fetch);
    await preloadSlices(slicesIn(answer));
    return answer;
  };

/** Asks this site's Content API at the origin of the browser. */
export function askApi(siteOrigin: string): Ask {
  const endpoint = `${window.location.origin}/api/v2`;
  const fetchers = createFetchers(createContentClient({ endpoint, siteOrigin }));
  return withSlices((_key, fetch) => fetch(fetchers));
}
