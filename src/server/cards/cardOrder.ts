import { IMAGE_FILES } from '#ui/image/imageFile.ts';
import type { SharedPage } from '#content/share.ts';
import type { Card } from './Card.ts';

/** Increment with every change of how cards look: they get other addresses, and are drawn again. */
const DESIGN = 3;

/** In characters; none is shown beyond. */
const MAX_TEXT = 400;

/** A card and the addresses of its cover's layers, the one behind first. */
export interface CardOrder {
  readonly card: Card;
  readonly cover: readonly string[];
}

/** What a page's card shows. */
export function orderFor(page: SharedPage): CardOrder {
  const title = [...page.title].slice(0, MAX_TEXT).join('');
  const name = title.startsWith(page.name) ? '' : page.name.slice(0, MAX_TEXT);
  const { cover, isClosed, lang, accent, grain } = page;
  const addresses = cover.map((layer) => (layer && 'url' in layer && layer.url) || null);
  return {
    card: {
      title,
      name,
      lang,
      isClosed,
      ...(accent !== undefined && { accent }),
      ...(grain !== undefined && { grain }),
    },
    cover: isClosed ? [] : upToMissing(addresses).map(mediaAddress),
  };
}

/** The layers of a cover up to one that is missing: nothing stands before that. */
export function upToMissing<Layer>(layers: readonly (Layer | null)[]): readonly Layer[] {
  const missing = layers.indexOf(null);
  // Cast: null comes later.
  return layers.slice(0, missing === -1 ? layers.length : missing) as readonly Layer[];
}

/** An export names its pictures by the files that it writes. */
const mediaAddress = (address: string) =>
  address.startsWith(IMAGE_FILES) ? `/media/${address.slice(IMAGE_FILES.length)}` : address;

/** All that a card shows, which names it; `versions` are those of the cover's layers. */
export function cardText({ card, cover }: CardOrder, versions: readonly string[]): string {
  const { title, name, lang, isClosed, accent, grain } = card;
  const light = [accent, grain].filter((one) => one !== undefined);
  return JSON.stringify([DESIGN, title, name, lang, isClosed, cover, versions, ...light]);
}
