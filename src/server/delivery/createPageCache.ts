import type { Edition } from '../gateway/Edition.ts';
import { CONTENT_STATE, STALE } from '../gateway/contentHeaders.ts';
import { anyone } from '../gateway/Visitor.ts';
import { shareInFlight } from '#server/lib/shareInFlight.ts';
import type { DrawnPage, PageFor } from '../unlock/createPages.ts';
import { createAnswerStore } from './answerStore.ts';
import { giveAnswer, keepAnswer, type KeptAnswer } from './keptAnswer.ts';
import type { Pack } from './Pack.ts';
import { pageAddress } from './pageAddress.ts';
import { cacheTiming } from './serverTiming.ts';

interface PageCacheOptions {
  readonly edition: () => Promise<Edition>;
  readonly page: PageFor;
  readonly pack?: Pack | undefined;
  /** Memory for pages, in bytes: 32 MB unless told; 0 keeps none. */
  readonly maxBytes?: number | undefined;
}

export interface PageCache {
  /** The page for somebody of whom nothing is known. */
  readonly page: (request: Request) => Promise<Response>;
  /** Bytes held now. */
  readonly bytes: () => number;
}

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Pages as everybody sees them, drawn once for each address and edition, and once for all who ask
 * meanwhile. Kept is only what was found, drawn from one edition alone and met nothing sealed;
 * another edition drops all of it. What is drawn gets the address and nothing else of the request.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { page, pack, maxBytes = MAX_BYTES } = options;
  const store = createAnswerStore(maxBytes);
  const share = shareInFlight<KeptAnswer | null>();
  let era: string | null = null;

  /** What is published now; pages of another edition, or year, are gone once it is known. */
  async function current(): Promise<Edition | null> {
    const edition = await options.edition().catch(() => null);
    const now = edition && `${edition.shown} ${new Date().getFullYear()}`;
    if (now !== null && now !== era) {
      store.clear();
      era = now;
    }
    return edition;
  }

  async function keep(address: string, { response, keptUnder }: DrawnPage) {
    const { shown } = (await current()) ?? {};
    if (keptUnder === null || keptUnder !== shown) return null;
    const its = era;
    const answer = await keepAnswer(response, { pack, effort: 'quick' });
    if (its === era) store.set(address, answer);
    return answer;
  }

  return {
    bytes: store.bytes,
    async page(request) {
      const address = maxBytes > 0 ? pageAddress(new URL(request.url)) : null;
      if (address === null) return (await page(request, anyone)).response;
      const edition = await current();
      const known = store.get(address);
      if (known) {
        const given = giveAnswer(known, request.headers);
        given.headers.set('server-timing', cacheTiming('hit'));
        if (edition?.isStale) given.headers.set(CONTENT_STATE, STALE);
        return given;
      }
      let own: Response | null = null;
      const bare = new Request(address);
      const answer = await share(`${era} ${address}`, async () => {
        const drawn = await page(bare, anyone);
        const kept = await keep(address, drawn);
        if (!kept) own = drawn.response;
        return kept;
      });
      if (answer) return giveAnswer(answer, request.headers);
      return own ?? (await page(bare, anyone)).response;
    },
  };
}
