import { createFetchers, type Fetchers } from '#content/fetchers.ts';
import { createContentClient } from '#content/client.ts';
import { preloadSlices } from '#screens/sliceLoader.ts';

/** The slices anywhere in an answer: a document, a pair of them, or cards. */
function slicesIn(answer: unknown): { slice_type: string }[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const { slice_type: type }: { slice_type?: unknown } = answer;
  if (typeof type === 'string') return [{ slice_type: type }];
  return Object.values(answer).flatMap(slicesIn);
}

/** Fetchers that wait for the code of their slices: a page goes from its skeleton to all of it. */
export function withSlices(answers: Fetchers): Fetchers {
  const ready = async (pending: Promise<unknown>) => {
    const answer = await pending;
    await preloadSlices(slicesIn(answer));
    return answer;
  };
  const waiting = Object.entries(answers).map(([name, ask]) => [
    name,
    // Cast: each is called with its own arguments; the entries only lose which ones.
    (...given: never[]) => ready((ask as (...given: never[]) => Promise<unknown>)(...given)),
  ]);
  // Cast: the same names and answers.
  return Object.fromEntries(waiting) as Fetchers;
}

/** The answers of this site's Content API, asked at the origin the browser is at. */
export const createApiFetchers = (siteOrigin: string): Fetchers => {
  const endpoint = `${window.location.origin}/api/v2`;
  return withSlices(createFetchers(createContentClient({ endpoint, siteOrigin })));
};
