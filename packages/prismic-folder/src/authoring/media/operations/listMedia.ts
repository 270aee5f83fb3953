import type { MediaFilter, MediaItem } from '../../contract/media.ts';
import type { MediaContext } from './MediaContext.ts';

/** A page of the media that fit a filter, the newest first if not asked otherwise. */
export async function listMedia(
  { folder }: MediaContext,
  filter: MediaFilter,
): Promise<{ media: MediaItem[]; total: number }> {
  const state = await folder.scan();
  const { search = '', page, pageSize, sort = 'newest', duplicates = false } = filter;
  const words = searchable(search).split(/\s+/).filter(Boolean);
  const fits = fitting(filter);
  const found = [...state.catalog.keys()]
    .flatMap((name) => state.item(name) ?? [])
    .filter(fits)
    .filter((item) => words.length === 0 || isIn(words, textOf(item)))
    .sort(ORDERS[sort]);
  const start = (page - 1) * pageSize;
  const media = duplicates ? together(found) : found;
  return { media: media.slice(start, start + pageSize), total: media.length };
}

function fitting(filter: MediaFilter): (item: MediaItem) => boolean {
  const { kind, shows, unused, undescribed, duplicates, oversized, usedIn } = filter;
  const shown = shows?.split(',');
  return (item) =>
    (kind === undefined || item.kind === kind) &&
    (shown === undefined || shown.includes(shownBy(item))) &&
    (unused !== true || item.uses === 0) &&
    (undescribed !== true || item.undescribed !== undefined) &&
    (duplicates !== true || item.sameAs !== undefined) &&
    (oversized !== true || item.enough !== undefined) &&
    (usedIn === undefined || item.usedIn?.includes(usedIn) === true);
}

const byName = (one: MediaItem, other: MediaItem) => (one.name < other.name ? -1 : 1);

const ORDERS: Readonly<
  Record<NonNullable<MediaFilter['sort']>, (one: MediaItem, other: MediaItem) => number>
> = {
  newest: (one, other) => other.savedAt - one.savedAt || byName(one, other),
  oldest: (one, other) => one.savedAt - other.savedAt || byName(one, other),
  name: byName,
  heaviest: (one, other) => other.bytes - one.bytes || byName(one, other),
};

/** Files with the same bytes one after the other, where the first of them is. */
function together(items: readonly MediaItem[]): MediaItem[] {
  const byOwnName = new Map(items.map((item) => [item.name, item]));
  const ordered = new Set(
    items.flatMap(({ name, sameAs = [] }) => [name, ...sameAs.filter((one) => byOwnName.has(one))]),
  );
  return [...ordered].flatMap((name) => byOwnName.get(name) ?? []);
}

function isIn(words: readonly string[], text: string): boolean {
  return words.every((word) => text.includes(word));
}

/** What a file shows, by its name: its content was checked when it was uploaded. */
export function shownBy({
  kind,
  contentType,
}: MediaItem): 'picture' | 'drawing' | 'film' | 'sound' | 'document' {
  if (contentType === 'image/svg+xml') return 'drawing';
  if (kind === 'image') return 'picture';
  if (contentType.startsWith('video/')) return 'film';
  return contentType.startsWith('audio/') ? 'sound' : 'document';
}

function textOf({ name, alt = '', notes = '', credits = '', tags = [] }: MediaItem): string {
  return searchable([name, alt, notes, credits, ...tags].join('\n'));
}

/** Small letters without accents, so that `uber` finds `Über`. */
function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
