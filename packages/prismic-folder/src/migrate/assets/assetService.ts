import { basename, extname } from 'node:path/posix';
import type { MediaDetails, MediaItem } from '../../authoring/contract/media.ts';
import type { Authoring } from '../../authoring/createAuthoring.ts';
import type { MediaContext } from '../../authoring/media/MediaLibrary.ts';
import { listMedia } from '../../authoring/media/listMedia.ts';
import { removeMedia } from '../../authoring/media/removeMedia.ts';
import { describeMedia } from '../../authoring/media/renameMedia.ts';
import { uploadMedia } from '../../authoring/media/uploadMedia.ts';
import { count } from '../../format.ts';
import { stableId } from '../../lib/digest.ts';
import { folderAddress } from '../../lib/mediaAddress.ts';
import { must, notAllowed } from '../refusal.ts';
import { requestJson } from '../requestJson.ts';
import { formParts, partText } from './formParts.ts';

const MAX_BODY = 256 * 1024;
/** Prismic's limit for each text of a file. */
const MAX_TEXT = 500;

/** The Asset API: files of `content/media`, the texts about them and their tags. */
export function assetService({ media, now }: Pick<Authoring, 'media' | 'now'>) {
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

/**
 * `POST /assets`: stores the file of a form while it arrives, then the texts about it. A file whose
 * texts are refused stays, because it may be one that was there before: a file is stored once.
 */
async function uploadAsset(media: MediaContext, request: Request): Promise<MediaItem> {
  let stored: MediaItem | undefined;
  const texts: Record<string, string> = {};
  for await (const part of formParts(request)) {
    const { name, filename, body } = part;
    if (name === 'file') {
      must(stored === undefined, 'one file a request is expected');
      must(filename !== undefined && filename !== '', 'the file has no name');
      stored = await uploadMedia(media, filename, body);
    } else {
      const isText = name === 'notes' || name === 'credits' || name === 'alt';
      const shown = JSON.stringify(name.slice(0, 50));
      must(isText, `unknown part ${shown}: file, notes, credits and alt are known`);
      texts[name] = await partText(part, MAX_TEXT);
    }
  }
  must(stored !== undefined, 'the part file is missing');
  return Object.keys(texts).length === 0 ? stored : describeMedia(media, stored.name, texts);
}

/** Files in a response, by default and at most. */
const PAGE = 100;
const MAX_PAGE = 500;
const KINDS = ['all', 'audio', 'document', 'image', 'video'];

/** All files, or those that contain a word in their name or texts, in a fixed order. */
async function allMedia(media: MediaContext, search = ''): Promise<MediaItem[]> {
  return (
    await listMedia(media, { search, sort: 'name', page: 1, pageSize: Number.MAX_SAFE_INTEGER })
  ).media;
}

/** `GET /assets`: filtered, in pages that continue after the file `cursor`. */
async function listAssets(media: MediaContext, { searchParams, origin }: URL) {
  const kind = searchParams.get('assetType') ?? 'all';
  must(KINDS.includes(kind), `assetType must be one of ${KINDS.join(', ')}`);
  const limit = Number(searchParams.get('limit') ?? searchParams.get('pageSize') ?? PAGE);
  must(Number.isInteger(limit) && limit > 0, 'limit must be a whole number above 0');
  const ids = listOf(searchParams, 'ids');
  const tags = listOf(searchParams, 'tags');
  const all = await allMedia(media, searchParams.get('keyword') ?? '');
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

/** Kinds of files in the Asset API. */
type AssetKind = 'audio' | 'document' | 'image' | 'video';

function assetKind({ kind, contentType }: MediaItem): AssetKind {
  if (kind === 'image') return 'image';
  if (contentType.startsWith('audio/')) return 'audio';
  return contentType.startsWith('video/') ? 'video' : 'document';
}

/** A file as the Asset API describes it, under the id that the Content API gives it. */
function assetJson(item: MediaItem, origin: string) {
  const { name, bytes, width, height, savedAt, notes, credits, alt } = item;
  return {
    id: stableId(name),
    url: origin + folderAddress(name),
    created_at: Math.trunc(savedAt),
    last_modified: Math.trunc(savedAt),
    filename: basename(name),
    extension: extname(name).slice(1),
    size: bytes,
    kind: assetKind(item),
    ...(width !== undefined && height !== undefined && { width, height }),
    ...(notes !== undefined && { notes }),
    ...(credits !== undefined && { credits }),
    ...(alt !== undefined && { alt }),
    tags: describeTags(item),
  };
}

/** A tag as the Asset API describes it. */
interface AssetTag {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly last_modified: number;
  /** Number of files that have it. */
  readonly count: number;
}

/** The id of a tag. It is made of the name, since the folder has names of tags only. */
function tagId(name: string): string {
  return `T${Buffer.from(name).toString('base64url')}`;
}

/** The name of a tag; undefined if the id is none. */
function tagName(id: string): string | undefined {
  const name = Buffer.from(id.slice(1), 'base64url').toString();
  return name !== '' && tagId(name) === id ? name : undefined;
}

/** Tags of files, and tags that were created but are not on a file yet. */
class AssetTags {
  readonly #created = new Map<string, number>();

  /** Creates the tag of a request's body. */
  create(body: Readonly<Record<string, unknown>>, now: number): AssetTag {
    const { name } = body;
    const isName = typeof name === 'string' && name.length >= 3 && name.length <= 20;
    must(isName, 'name must be text of 3 to 20 characters');
    this.#created.set(name, now);
    return tagOf(name, now, now, 0);
  }

  list(media: readonly MediaItem[]): readonly AssetTag[] {
    const tags = new Map<string, AssetTag>();
    for (const [name, at] of this.#created) tags.set(name, tagOf(name, at, at, 0));
    for (const { tags: names = [], savedAt } of media) {
      for (const name of names) {
        const { created_at = savedAt, last_modified = 0, count = 0 } = tags.get(name) ?? {};
        tags.set(name, tagOf(name, created_at, Math.max(last_modified, savedAt), count + 1));
      }
    }
    return [...tags.values()];
  }
}

/** Names of the tags whose ids a request lists. */
function tagNames(ids: unknown): readonly string[] {
  must(Array.isArray(ids), 'tags must be a list of ids of tags');
  return ids.map((id: unknown) => {
    const name = typeof id === 'string' ? tagName(id) : undefined;
    must(name !== undefined, `there is no tag with the id ${JSON.stringify(id)?.slice(0, 100)}`);
    return name;
  });
}

/** A file's tags for the Asset API. */
function describeTags({ tags = [], savedAt }: MediaItem): readonly Omit<AssetTag, 'count'>[] {
  return tags.map((name) => ({
    id: tagId(name),
    name,
    created_at: savedAt,
    last_modified: savedAt,
  }));
}

function tagOf(name: string, created_at: number, last_modified: number, count: number): AssetTag {
  return { id: tagId(name), name, created_at, last_modified, count };
}
