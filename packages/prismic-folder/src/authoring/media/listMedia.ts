import { fold } from '../../lib/words.ts';
import type { MediaCounts, MediaFilter, MediaItem } from '../contract/media.ts';
import type { MediaContext } from './MediaLibrary.ts';

/** A page of the media that fit a filter, the newest first if not asked otherwise. */
export async function listMedia(
  { folder }: MediaContext,
  filter: MediaFilter,
): Promise<{ media: MediaItem[]; total: number }> {
  const state = await folder.scan();
  const { search = '', page, pageSize, sort = 'newest', duplicates = false } = filter;
  const words = fold(search).split(/\s+/).filter(Boolean);
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

/** What there may be to do about a file. */
const TASKS = {
  unused: ({ uses }) => uses === 0,
  undescribed: ({ undescribed }) => undescribed !== undefined,
  duplicates: ({ sameAs }) => sameAs !== undefined,
  oversized: ({ enough }) => enough !== undefined,
} as const satisfies Readonly<Record<string, (item: MediaItem) => boolean>>;

// Cast: the keys just above.
const TASK_NAMES = Object.keys(TASKS) as (keyof typeof TASKS)[];

function fitting({ shows, usedIn, ...filter }: MediaFilter): (item: MediaItem) => boolean {
  const shown = shows?.split(',');
  const tasks = TASK_NAMES.filter((name) => filter[name] === true);
  return (item) =>
    (shown === undefined || shown.includes(shownBy(item))) &&
    tasks.every((name) => TASKS[name](item)) &&
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
function shownBy({
  kind,
  contentType,
}: MediaItem): 'picture' | 'drawing' | 'film' | 'sound' | 'document' {
  if (contentType === 'image/svg+xml') return 'drawing';
  if (kind === 'image') return 'picture';
  if (contentType.startsWith('video/')) return 'film';
  return contentType.startsWith('audio/') ? 'sound' : 'document';
}

function textOf({ name, alt = '', notes = '', credits = '', tags = [] }: MediaItem): string {
  return fold([name, alt, notes, credits, ...tags].join('\n'));
}

/** How many files there are of each kind. */
export async function countMedia({ folder }: MediaContext): Promise<MediaCounts> {
  const state = await folder.scan();
  const shows = { picture: 0, drawing: 0, film: 0, sound: 0, document: 0 };
  const usedIn = new Map<string, number>();
  const counts = { total: 0, bytes: 0, unused: 0, undescribed: 0, duplicates: 0, oversized: 0 };
  for (const name of state.catalog.keys()) {
    const item = state.item(name);
    if (item === undefined) continue;
    counts.total += 1;
    counts.bytes += item.bytes;
    shows[shownBy(item)] += 1;
    for (const name of TASK_NAMES) if (TASKS[name](item)) counts[name] += 1;
    for (const type of item.usedIn ?? []) usedIn.set(type, (usedIn.get(type) ?? 0) + 1);
  }
  const places = [...usedIn].map(([type, total]) => ({ in: type, total }));
  return { ...counts, shows, usedIn: places.sort((one, other) => other.total - one.total) };
}
