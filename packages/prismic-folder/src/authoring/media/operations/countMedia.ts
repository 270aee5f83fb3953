import type { MediaCounts } from '../../contract/media.ts';
import { shownBy } from './listMedia.ts';
import type { MediaContext } from './MediaContext.ts';

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
    if (item.uses === 0) counts.unused += 1;
    if (item.undescribed !== undefined) counts.undescribed += 1;
    if (item.sameAs !== undefined) counts.duplicates += 1;
    if (item.enough !== undefined) counts.oversized += 1;
    for (const type of item.usedIn ?? []) usedIn.set(type, (usedIn.get(type) ?? 0) + 1);
  }
  const places = [...usedIn].map(([type, total]) => ({ in: type, total }));
  return { ...counts, shows, usedIn: places.sort((one, other) => other.total - one.total) };
}
