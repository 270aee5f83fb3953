import { createContentClient } from '#content/client.ts';
import { createFetchers } from '#content/fetchers.ts';
import type { Ask } from '#content/queries.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { preloadEmbed } from '#ui/embed/LaterEmbed.tsx';

/** The slices anywhere in a result: a document, a pair of them, or cards. */
function slicesIn(answer: unknown): { slice_type: string }[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { slice_type: type }: { slice_type?: unknown } = answer;
  if (typeof type === 'string') return [{ slice_type: type }];
  return Object.values(answer).flatMap(slicesIn);
}

/** Waits for the code of an answer's slices, too: a page goes from its skeleton to all of it. */
export const withSlices =
  (ask: Ask): Ask =>
  async (key, fetch) => {
    const answer = await ask(key, fetch);
    const hasEmbed = JSON.stringify(answer ?? null).includes('"oembed":');
    await Promise.all([
      preloadSlices(slicesIn(answer)).catch(() => {}),
      // Without it the embed comes when it has loaded.
      hasEmbed ? preloadEmbed().catch(() => {}) : null,
    ]);
    return answer;
  };

/** Asks a Content API of this site, by default the public one in the master language, at the origin of the browser. */
export function askApi(siteOrigin: string, lang?: string, path = '/api/v2'): Ask {
  const endpoint = window.location.origin + path;
  const fetchers = createFetchers(createContentClient({ endpoint, siteOrigin, lang }));
  return withSlices((_key, fetch) => fetch(fetchers));
}
