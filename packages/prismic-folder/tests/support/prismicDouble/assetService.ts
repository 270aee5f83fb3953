import { extname } from 'node:path';
import { imageHeader } from '../../../src/folder/imageHeader.ts';
import { json, must } from './response.ts';
import type { DoubleState, StoredAsset } from './state.ts';

const MANY = 50;

/** The Asset API: takes one file a request, lists them in pages with a cursor. */
export async function assetService(
  state: DoubleState,
  request: Request,
  path: string,
): Promise<Response> {
  must(path === 'assets', `no address ${path}`, 404);
  if (request.method === 'GET') return list(state, new URL(request.url).searchParams);
  must(request.method === 'POST', 'POST expected', 405);
  const type = request.headers.get('content-type') ?? '';
  must(type.startsWith('multipart/form-data; boundary='), 'multipart/form-data expected', 415);
  const form = await request.formData();
  for (const key of form.keys()) {
    must(['file', 'notes', 'credits', 'alt'].includes(key), `unknown part ${key}`);
  }
  const files = form.getAll('file');
  const [file] = files;
  must(files.length === 1 && file instanceof File, 'one file expected');
  must(file.name !== '' && file.size > 0, 'the file is empty');
  must(!file.name.includes('/'), 'the file name is a path');
  const bytes = Buffer.from(await file.arrayBuffer());
  const size = file.type.startsWith('image/') ? sizeOf(bytes) : undefined;
  const asset: StoredAsset = {
    id: state.newId(),
    filename: file.name,
    notes: String(form.get('notes') ?? ''),
    bytes,
    width: size?.width,
    height: size?.height,
  };
  state.assets.set(asset.id, asset);
  return json(describe(state, asset));
}

function sizeOf(bytes: Buffer) {
  return imageHeader(bytes) ?? { width: 640, height: 480 };
}

function list(state: DoubleState, query: URLSearchParams): Response {
  for (const key of query.keys()) {
    must(['assetType', 'limit', 'cursor', 'keyword'].includes(key), `unknown parameter ${key}`);
  }
  const limit = Math.min(Number(query.get('limit') ?? MANY), MANY);
  const all = [...state.assets.values()];
  const cursor = query.get('cursor');
  const start = cursor === null ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
  const items = all.slice(start, start + limit);
  const hasMore = start + limit < all.length;
  return json({
    items: items.map((asset) => describe(state, asset)),
    total: all.length,
    is_opensearch_result: false,
    ...(hasMore && { cursor: items.at(-1)?.id }),
  });
}

function describe(state: DoubleState, asset: StoredAsset) {
  const { id, filename, notes, bytes, width, height } = asset;
  return {
    id,
    url: state.assetUrl(asset),
    filename,
    notes,
    size: bytes.byteLength,
    kind: width === undefined ? 'document' : 'image',
    extension: extname(filename).slice(1),
    created_at: 0,
    last_modified: 0,
    ...(width !== undefined && { width, height }),
  };
}

/** A file. With parameters it is compressed again, as by an image service. */
export function assetFile(state: DoubleState, { pathname, search }: URL): Response {
  const name = pathname.split('/').at(-1) ?? '';
  const asset = [...state.assets.values()].find(({ id }) => name.startsWith(`${id}_`));
  must(asset !== undefined, 'no such file', 404);
  return new Response(search === '' ? new Uint8Array(asset.bytes) : 'repacked');
}
