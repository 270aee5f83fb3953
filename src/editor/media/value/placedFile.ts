import type { MediaItem } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import { altOf, altText, type AltState } from './altText.ts';
import { type ImageValue, type JsonObject } from './imageValue.ts';
import { mediaUrl } from './mediaUrl.ts';

/** What is known of the file, not of the place. */
const OF_THE_FILE = ['id', 'copyright', 'dimensions', 'edit'];

/** What a picture says when it is put in a place: decoration stays decoration. */
function altAfter(before: ImageValue | null, item: Pick<MediaItem, 'name' | 'alt'>): AltState {
  const was = before === null ? null : altOf(before);
  if (was !== null && (was.kind === 'decoration' || before?.name === item.name)) return was;
  return item.alt === undefined ? { kind: 'missing' } : altOf({ alt: item.alt });
}

/**
 * An image field with this file: whole, in the short form `{ url, alt }`. Keys that the site does
 * not know stay; the crops of another file and what was known of it go.
 */
export function placedFile(
  before: ImageValue | null,
  item: Pick<MediaItem, 'name' | 'alt'>,
  views: readonly string[],
): JsonObject {
  if (before?.name === item.name) return before.json;
  const gone = new Set([...OF_THE_FILE, ...views, 'url', 'alt']);
  const kept = Object.entries(before?.json ?? {}).filter(([key]) => !gone.has(key));
  const alt = altText(altAfter(before, item));
  return Object.fromEntries<Json>([
    ['url', mediaUrl(item.name)],
    ...(alt === undefined ? [] : [['alt', alt] as const]),
    ...kept,
  ]);
}
