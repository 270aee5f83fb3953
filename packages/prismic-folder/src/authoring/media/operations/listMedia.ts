import type { AuthoringMedia } from '../../Authoring.ts';
import type { MediaItem } from '../../contract/media.ts';
import type { MediaState } from '../MediaFolder.ts';

type Filter = Parameters<AuthoringMedia['list']>[0];

/** A page of the media that fit a filter, the newest first. */
export function listMedia(
  state: MediaState,
  { search = '', kind, shows, unused = false, undescribed = false, page, pageSize }: Filter,
): { media: MediaItem[]; total: number } {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  const shown = shows?.split(',');
  const fitting = [...state.catalog.keys()]
    .flatMap((name) => state.item(name) ?? [])
    .filter((item) => kind === undefined || item.kind === kind)
    .filter((item) => shown === undefined || shown.includes(shownBy(item)))
    .filter((item) => !unused || item.uses === 0)
    .filter((item) => !undescribed || (item.kind === 'image' && item.alt === undefined))
    .filter((item) => words.every((word) => textOf(item).includes(word)))
    .sort((one, other) => other.savedAt - one.savedAt || (one.name < other.name ? -1 : 1));
  const start = (page - 1) * pageSize;
  return { media: fitting.slice(start, start + pageSize), total: fitting.length };
}

/** What a file shows, by its name: its content was checked when it was uploaded. */
function shownBy({ kind, contentType }: MediaItem): string {
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
