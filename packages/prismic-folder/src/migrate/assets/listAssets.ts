import type { MediaItem } from '../../authoring/contract/media.ts';
import { listMedia } from '../../authoring/media/listMedia.ts';
import type { MediaContext } from '../../authoring/media/MediaLibrary.ts';
import { stableId } from '../../lib/digest.ts';
import { must } from '../refusal.ts';
import { assetJson, assetKind } from './assetJson.ts';
import { tagId } from './assetTags.ts';

/** Files in a response, by default and at most. */
const PAGE = 100;
const MAX_PAGE = 500;
const KINDS = ['all', 'audio', 'document', 'image', 'video'];

/** All files, or those that contain a word in their name or texts, in a fixed order. */
export async function allMedia(media: MediaContext, search?: string): Promise<MediaItem[]> {
  const found: MediaItem[] = [];
  for (let page = 1; ; page += 1) {
    const filter = { page, pageSize: PAGE, ...(search !== undefined && { search }) };
    // Each page depends on the number of files in those before.
    // oxlint-disable-next-line no-await-in-loop
    const { media: items, total } = await listMedia(media, filter);
    found.push(...items);
    if (items.length === 0 || found.length >= total) break;
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** `GET /assets`: filtered, in pages that continue after the file `cursor`. */
export async function listAssets(media: MediaContext, { searchParams, origin }: URL) {
  const kind = searchParams.get('assetType') ?? 'all';
  must(KINDS.includes(kind), `assetType must be one of ${KINDS.join(', ')}`);
  const limit = Number(searchParams.get('limit') ?? searchParams.get('pageSize') ?? PAGE);
  must(Number.isInteger(limit) && limit > 0, 'limit must be a whole number above 0');
  const ids = listOf(searchParams, 'ids');
  const tags = listOf(searchParams, 'tags');
  const keyword = searchParams.get('keyword') ?? '';
  const all = await allMedia(media, keyword === '' ? undefined : keyword);
  const found = all.filter(
    (item) =>
      (kind === 'all' || assetKind(item) === kind) &&
      (ids.length === 0 || ids.includes(stableId(item.name))) &&
      tags.every((tag) => item.tags?.some((name) => tagId(name) === tag)),
  );
  const cursor = searchParams.get('cursor');
  const start = cursor === null ? 0 : found.findIndex(({ name }) => stableId(name) === cursor) + 1;
  const items = found.slice(start, start + Math.min(limit, MAX_PAGE));
  const last = items.at(-1);
  const hasMore = last !== undefined && last !== found.at(-1);
  const known = new Set(found.map(({ name }) => stableId(name)));
  return {
    items: items.map((item) => assetJson(item, origin)),
    total: found.length,
    is_opensearch_result: false,
    ...(hasMore && { cursor: stableId(last.name) }),
    ...(ids.length > 0 && { missing_ids: ids.filter((id) => !known.has(id)) }),
  };
}

function listOf(parameters: URLSearchParams, name: string): readonly string[] {
  return parameters
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter((text) => text !== '');
}
