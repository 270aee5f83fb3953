import { createContentClient } from '#content/client.ts';
import { createFetchers } from '#content/fetchers.ts';
import type { Ask } from '#content/queries.ts';
import { PROTECTION_KEY } from '#content/protection.ts';
import { EXTERNAL, PASSWORD } from '#screens/shared/rareParts.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';
import { EMBED } from '#ui/embed/LaterEmbed.tsx';
import { preloadParts } from '#ui/loadable.ts';

/** The slices anywhere in a result: a document, a pair of them, or cards. */
function slicesIn(answer: unknown): { slice_type: string }[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { slice_type: type }: { slice_type?: unknown } = answer;
  if (typeof type === 'string') return [{ slice_type: type }];
  return Object.values(answer).flatMap(slicesIn);
}

/** Waits for the code of what an answer shows, too: a page goes from its skeleton to all of it. */
export const withSlices =
  (ask: Ask): Ask =>
  async (key, fetch) => {
    const answer = await ask(key, fetch);
    const text = JSON.stringify(answer ?? null);
    const parts = [
      text.includes('"oembed":') && EMBED,
      text.includes(`"${PROTECTION_KEY}":`) && PASSWORD,
      // Cards name the service's project, too.
      text.includes('"behance_id":"') && text.includes('"spread":') && EXTERNAL,
    ].filter((part) => part !== false);
    await Promise.all([preloadSlices(slicesIn(answer)).catch(() => {}), preloadParts(parts)]);
    return answer;
  };

/** Asks a Content API of this site, by default the public one in the master language, at the origin of the browser. */
export function askApi(siteOrigin: string, lang?: string, path = '/api/v2'): Ask {
  const endpoint = window.location.origin + path;
  const fetchers = createFetchers(createContentClient({ endpoint, siteOrigin, lang }));
  return withSlices((_key, fetch) => fetch(fetchers));
}
