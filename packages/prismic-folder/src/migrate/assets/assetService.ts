import { basename } from 'node:path/posix';
import type { MediaDetails, MediaItem } from '../../authoring/contract/media.ts';
import { describeMedia } from '../../authoring/media/renameMedia.ts';
import type { MediaContext } from '../../authoring/media/MediaLibrary.ts';
import { removeMedia } from '../../authoring/media/removeMedia.ts';
import { stableId } from '../../lib/digest.ts';
import { count } from '../../format.ts';
import { must, notAllowed } from '../refusal.ts';
import { requestJson } from '../requestJson.ts';
import { assetJson } from './assetJson.ts';
import { AssetTags, tagNames } from './assetTags.ts';
import { allMedia, listAssets } from './listAssets.ts';
import { uploadAsset } from './uploadAsset.ts';

const MAX_BODY = 256 * 1024;
const MAX_TEXT = 500;

/** The Asset API: files of `content/media`, the texts about them and their tags. */
export function assetService(media: MediaContext, now: () => number) {
  const tags = new AssetTags();

  return async (request: Request, path: readonly string[]): Promise<Response> => {
    const { method } = request;
    const url = new URL(request.url);
    const [kind, id, ...deeper] = path;
    must(deeper.length === 0, 'There is nothing at this address', 404);
    if (kind === 'tags' && id === undefined) {
      if (method === 'GET') return Response.json({ items: tags.list(await allMedia(media)) });
      if (method !== 'POST') throw notAllowed(method, 'GET, POST');
      return Response.json(tags.create(await requestJson(request, MAX_BODY), now()), {
        status: 201,
      });
    }
    must(kind === 'assets', 'There is nothing at this address', 404);
    if (id === undefined) {
      if (method === 'GET') return Response.json(await listAssets(media, url));
      if (method !== 'POST') throw notAllowed(method, 'GET, POST');
      return Response.json(assetJson(await uploadAsset(media, request), url.origin));
    }
    if (id === 'bulk-delete') {
      if (method !== 'POST') throw notAllowed(method, 'POST');
      const { ids } = await requestJson(request, MAX_BODY);
      must(Array.isArray(ids) && ids.length > 0, 'ids must be a list of ids of assets');
      return remove(media, ids.map(String));
    }
    if (method === 'DELETE') return remove(media, [id]);
    if (method !== 'PATCH') throw notAllowed(method, 'PATCH, DELETE');
    const [item] = await find(media, [id]);
    const details = readDetails(await requestJson(request, MAX_BODY), item?.name ?? '');
    const described = await describeMedia(media, item?.name ?? '', details);
    return Response.json(assetJson(described, url.origin));
  };
}

async function find(media: MediaContext, ids: readonly string[]): Promise<readonly MediaItem[]> {
  const byId = new Map((await allMedia(media)).map((item) => [stableId(item.name), item]));
  return ids.map((id) => {
    const item = byId.get(id);
    must(item !== undefined, `there is no asset "${id.slice(0, 100)}"`, 404);
    return item;
  });
}

/** Removes files that no document uses: all of them, or none if one is in use. */
async function remove(media: MediaContext, ids: readonly string[]): Promise<Response> {
  const items = await find(media, ids);
  const used = items.find(({ uses }) => uses > 0);
  must(
    used === undefined,
    `${used?.name} is used by documents (${count(used?.uses ?? 0, 'time')})`,
    409,
  );
  // One after another, since each changes the same file of details.
  // oxlint-disable-next-line no-await-in-loop
  for (const { name } of items) await removeMedia(media, name);
  return new Response(null, { status: 204 });
}

/** What a PATCH changes; an empty text removes one. */
function readDetails(body: Readonly<Record<string, unknown>>, file: string): MediaDetails {
  const { filename, tags } = body;
  const isNamed = filename === undefined || filename === null || filename === basename(file);
  // The id of a file is made of its name, so another name would make it another asset.
  must(isNamed, 'filename cannot be changed here: rename the file in content/media or the editor');
  const texts = (['alt', 'notes', 'credits'] as const).flatMap((name) => {
    const text = body[name];
    if (text === undefined || text === null) return [];
    const isText = typeof text === 'string' && text.length <= MAX_TEXT;
    must(isText, `${name} must be text of at most ${MAX_TEXT} characters`);
    return [[name, text === '' ? null : text] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(tags !== undefined && tags !== null && { tags: [...new Set(tagNames(tags))] }),
  };
}
