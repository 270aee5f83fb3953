import { LRUCache } from 'lru-cache';
import type { SharedPage } from '#content/share.ts';
import { mediaKey } from '#server/access/policy/collectReferences.ts';
import type { PolicyOf } from '#server/access/policy/Policy.ts';
import { fileOf } from '#server/access/policy/mediaGuard.ts';
import type { Client } from '#server/lib/Client.ts';
import { digestOf } from '#server/lib/keys.ts';
import { cardText, orderFor, upToMissing, type CardOrder } from './cardOrder.ts';
import { cardAddress } from './cardAddress.ts';
import type { CardPorts } from './CardPorts.ts';

/** Pages whose cards are known; each takes about a kilobyte. */
const MAX_KNOWN = 3000;

/** CPU milliseconds of drawing one. */
const COST = 150;

/** What the page at a path shows on its card, under one ref; null if it has none. */
interface Known {
  readonly ref: string;
  readonly card: {
    readonly text: string;
    readonly digest: string;
    readonly order: CardOrder;
  } | null;
}

interface CardSite {
  readonly policyOf: PolicyOf;
  /** The ref that anonymous visitors read. */
  readonly publicRef: () => Promise<string>;
  /** Renders a page as anonymous visitors see it, which describes its card; once for one key at a time. */
  readonly renderPublic: (request: Request, client: Client, key: string) => Promise<unknown>;
}

/** A drawn card, and whether it is the same next time. */
export interface DrawnCard {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isLasting: boolean;
}

/** Who waits for a card. */
interface Waiting {
  readonly client: string;
  readonly signal: AbortSignal;
}

/** The cards of the site's public pages. */
export interface Cards {
  /** Notes what a page shows on its card, and names the card's address. */
  readonly describe: (path: string, page: SharedPage, ref: string) => Promise<string>;
  /** Whether a digest names the card that the page at a path has now. */
  readonly find: (
    path: string,
    digest: string,
    request: Request,
    client: Client,
  ) => Promise<CardOrder | null>;
  /** The picture of a found card. Throws `MediaError` when too many are waiting. */
  readonly draw: (digest: string, order: CardOrder, waiting: Waiting) => Promise<DrawnCard>;
  /** The card of a draft, for the owner, whom no cover is hidden from; it is not stored. */
  readonly drawDraft: (order: CardOrder, waiting: Waiting) => Promise<DrawnCard>;
}

/**
 * Cards are drawn for pages only, never for a text that an address brings: an address has the page's path
 * and a digest of what its card shows, and is compared with what the page shows to anonymous visitors.
 */
export function createCards(ports: CardPorts, site: CardSite): Cards {
  const { cache, queue } = ports;
  const known = new LRUCache<string, Known>({ max: MAX_KNOWN });

  /** A layer of a cover as anonymous visitors may see it. */
  async function publicLayer(address: string) {
    const found = await ports.findCover(address);
    if (found === null) return null;
    const layer = { address, version: found.version };
    if (found.name === null) return layer;
    const { media } = await site.policyOf({ preview: null });
    const asked = fileOf(new URL(address, 'http://relative.invalid').pathname);
    const isHidden = [asked, found.name].some((name) => name !== null && media.has(mediaKey(name)));
    return isHidden ? null : layer;
  }

  const readLayer = async (address: string, at: number) => {
    try {
      const bytes = await ports.readCover(address, at === 0 ? 'behind' : 'before');
      return { bytes, isLasting: true };
    } catch {
      // The card is better without its cover than not at all; the next request tries again.
      return { bytes: null, isLasting: false };
    }
  };

  async function draw(key: string, { card, cover }: CardOrder, waiting: Waiting) {
    // Before the turn in the queue: the cover is scaled in one, too.
    const read = await Promise.all(cover.map(readLayer));
    const layers = read.map(({ bytes }) => bytes);
    const image = await queue.run({ key, cost: COST, ...waiting }, () => ports.paint(card, layers));
    return { ...image, isLasting: read.every((layer) => layer.isLasting) };
  }

  return {
    async describe(path, page, ref) {
      const wanted = orderFor(page);
      const layers = upToMissing(await Promise.all(wanted.cover.map(publicLayer)));
      const order = { ...wanted, cover: layers.map(({ address }) => address) };
      const text = cardText(
        order,
        layers.map(({ version }) => version),
      );
      // A page is rendered more often than its card changes.
      const before = known.get(path)?.card;
      const digest = before?.text === text ? before.digest : await digestOf(text);
      known.set(path, { ref, card: { text, digest, order } });
      return cardAddress(path, digest);
    },

    async find(path, digest, request, client) {
      const ref = await site.publicRef();
      if (known.get(path)?.ref !== ref) {
        const page = new Request(new URL(path, request.url));
        await site.renderPublic(page, client, `card ${ref} ${page.url}`);
        // A page that has described none has none under this ref.
        if (known.get(path)?.ref !== ref) known.set(path, { ref, card: null });
      }
      const card = known.get(path)?.card;
      return card?.digest === digest ? card.order : null;
    },

    async draw(digest, order, waiting) {
      const key = `card-${digest}`;
      const cached = await cache.get(key);
      if (cached) return { ...cached, isLasting: true };
      const drawn = await draw(key, order, waiting);
      if (drawn.isLasting) await cache.set(key, { type: drawn.type, bytes: drawn.bytes });
      return drawn;
    },

    async drawDraft(order, waiting) {
      return draw(`draft ${await digestOf(cardText(order, []))}`, order, waiting);
    },
  };
}
