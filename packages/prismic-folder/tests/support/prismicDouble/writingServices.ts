import { extname } from 'node:path';
import { CustomTypeModelSchema, SharedSliceModelSchema } from '@prismicio/types-internal/zod4';
import { imageHeader } from '../../../src/folder/imageHeader.ts';
import { isRecord } from '../../../src/json.ts';
import { readDraft } from './contentService.ts';
import {
  type DoubleState,
  must,
  mustHaveOnly,
  type StoredAsset,
  type StoredDocument,
} from './state.ts';

/** A service of the double: the answer to a request at a path below it. */
type Service = (state: DoubleState, request: Request, path: string) => Promise<Response>;

const MANY = 50;

async function jsonOf(request: Request): Promise<Record<string, unknown>> {
  must(request.headers.get('content-type') === 'application/json', 'JSON expected', 415);
  const body: unknown = await request.json();
  must(isRecord(body), 'an object expected');
  return body;
}

/** The Custom Types API: lists, inserts and updates models; held to Prismic's own schemas. */
export const modelService: Service = async (state, request, path) => {
  const [kind, verb] = path.split('/');
  must(kind === 'customtypes' || kind === 'slices', `no address ${path}`, 404);
  const models = state[kind];
  if (verb === undefined) return Response.json([...models.values()]);
  const model = await jsonOf(request);
  const schema = kind === 'slices' ? SharedSliceModelSchema : CustomTypeModelSchema;
  must(schema.safeParse(model).success, 'the model is none');
  // A type may list existing slices only.
  const slices = JSON.stringify(model).matchAll(/"([a-z0-9_]+)":\{"type":"SharedSlice"\}/g);
  for (const [, id = ''] of slices) must(state.slices.has(id), `there is no slice ${id}`);
  const id = String(model['id']);
  must(verb === 'insert' || verb === 'update', `no address ${path}`, 404);
  must(verb === 'update' || !models.has(id), `${id} exists`, 409);
  must(verb === 'insert' || models.has(id), `${id} does not exist`, 422);
  models.set(id, model);
  state.forgetModels();
  return new Response(null, { status: verb === 'insert' ? 201 : 204 });
};

/** The Asset API: takes one file a request, lists them in pages with a cursor. */
export const assetService: Service = async (state, request, path) => {
  must(path === 'assets', `no address ${path}`, 404);
  if (request.method === 'GET') return listAssets(state, new URL(request.url).searchParams);
  const type = request.headers.get('content-type') ?? '';
  must(type.startsWith('multipart/form-data; boundary='), 'multipart/form-data expected', 415);
  const form = await request.formData();
  mustHaveOnly(Object.fromEntries(form), ['file', 'notes', 'credits', 'alt'], 'asset');
  const files = form.getAll('file');
  const [file] = files;
  must(files.length === 1 && file instanceof File, 'one file expected');
  must(file.name !== '' && file.size > 0, 'the file is empty');
  must(!file.name.includes('/'), 'the file name is a path');
  const bytes = Buffer.from(await file.arrayBuffer());
  const isImage = file.type.startsWith('image/');
  const size = isImage ? (imageHeader(bytes) ?? { width: 640, height: 480 }) : undefined;
  const asset: StoredAsset = {
    id: state.newId(),
    filename: file.name,
    notes: String(form.get('notes') ?? ''),
    bytes,
    width: size?.width,
    height: size?.height,
  };
  state.assets.set(asset.id, asset);
  return Response.json(describe(state, asset));
};

function listAssets(state: DoubleState, query: URLSearchParams): Response {
  mustHaveOnly(Object.fromEntries(query), ['assetType', 'limit', 'cursor', 'keyword'], 'assets');
  const limit = Math.min(Number(query.get('limit') ?? MANY), MANY);
  const all = [...state.assets.values()];
  // Without a cursor, from the first.
  const start = all.findIndex(({ id }) => id === query.get('cursor')) + 1;
  const items = all.slice(start, start + limit);
  const hasMore = start + limit < all.length;
  return Response.json({
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

const UPDATED = ['title', 'uid', 'tags', 'data'];
const CREATED = [...UPDATED, 'type', 'lang', 'alternate_language_id'];

/** The Migration API: one draft a request, created with POST, replaced with PUT, then published. */
export const migrationService: Service = async (state, request, path) => {
  const body = await jsonOf(request);
  const { method } = request;
  if (path === 'migration-release/publish') {
    mustHaveOnly(body, [], 'publication');
    return Response.json({ totalItems: state.publishDrafts() }, { status: 202 });
  }
  const [documents, id] = path.split('/');
  must(documents === 'documents', `no address ${path}`, 404);
  must(method === (id === undefined ? 'POST' : 'PUT'), `${method} is not for ${path}`, 405);
  if (id === undefined) return create(state, body);
  const known = state.document(id);
  must(known !== undefined, `there is no document ${id}`, 404);
  mustHaveOnly(body, UPDATED, 'document');
  return save(state, { ...known, ...readBody(state, body, known.type) }, 200);
};

function create(state: DoubleState, body: Record<string, unknown>): Response {
  mustHaveOnly(body, CREATED, 'document');
  const { type, lang, alternate_language_id: alternate } = body;
  must(typeof type === 'string' && state.customtypes.has(type), `there is no type ${String(type)}`);
  const isLanguage = state.languages.some((one) => one.id === lang);
  must(typeof lang === 'string' && isLanguage, `there is no language ${String(lang)}`);
  const id = state.newId();
  const group = String(alternate ?? id);
  if (alternate !== undefined) {
    must(lang !== state.languages[0]?.id, 'the first language has no alternate');
    must(state.document(group)?.type === type, `there is no ${type} ${group}`);
  }
  return save(state, { id, type, lang, group, ...readBody(state, body, type) }, 201);
}

function readBody(state: DoubleState, body: Record<string, unknown>, type: string) {
  const { title, uid = null, tags = [], data } = body;
  must(typeof title === 'string' && title !== '', 'title must be text');
  must(isRecord(data), 'data must be an object');
  const isTags = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
  must(isTags, 'tags must be texts');
  const hasUid = state.models().types.get(type)?.fields['uid']?.type === 'UID';
  must(hasUid === (typeof uid === 'string'), `a ${type} ${hasUid ? 'needs a' : 'has no'} uid`);
  must(uid === null || typeof uid === 'string', 'uid must be text');
  return { title, uid, tags, data };
}

function save(state: DoubleState, document: StoredDocument, status: number): Response {
  const { id, type, lang, uid, title } = document;
  const others = state.documents().filter((one) => one.id !== id && one.type === type);
  const isTaken = others.some((one) => one.lang === lang && uid !== null && one.uid === uid);
  must(!isTaken, `uid ${uid} of ${title} is taken`);
  const isOnly = state.models().types.get(type)?.repeatable === false;
  must(!isOnly || others.every((one) => one.lang !== lang), `there is a ${type} already`);
  // A document may link to itself, so it must exist when its data is read.
  const before = state.drafts.get(id);
  state.drafts.set(id, document);
  try {
    readDraft(state, document);
  } catch (error) {
    if (before === undefined) state.drafts.delete(id);
    else state.drafts.set(id, before);
    throw error;
  }
  state.version += 1;
  return Response.json({ id, title, type, lang, uid }, { status });
}
