import { isRecord } from '../../../src/json.ts';
import { json, must, mustHaveOnly } from './response.ts';
import { readDraft } from './readDraft.ts';
import type { DoubleState, StoredDocument } from './state.ts';

const CREATED = ['title', 'type', 'uid', 'lang', 'alternate_language_id', 'tags', 'data'];
const UPDATED = ['title', 'uid', 'tags', 'data'];

/** The Migration API: one draft a request, created with POST, replaced with PUT, then published. */
export async function migrationService(
  state: DoubleState,
  request: Request,
  path: string,
): Promise<Response> {
  must(request.headers.get('content-type') === 'application/json', 'JSON expected', 415);
  const body: unknown = await request.json();
  must(isRecord(body), 'an object expected');
  if (path === 'migration-release/publish') {
    must(request.method === 'POST', 'POST expected', 405);
    mustHaveOnly(body, [], 'publication');
    return json({ totalItems: state.publishDrafts() }, 202);
  }
  const [documents, id] = path.split('/');
  must(documents === 'documents', `no address ${path}`, 404);
  if (id === undefined) {
    must(request.method === 'POST', 'POST expected', 405);
    return create(state, body);
  }
  must(request.method === 'PUT', 'PUT expected', 405);
  const known = state.document(id);
  must(known !== undefined, `there is no document ${id}`, 404);
  mustHaveOnly(body, UPDATED, 'document');
  save(state, { ...known, ...readBody(state, body, known.type) });
  return json({ id, title: body['title'], type: known.type, lang: known.lang, uid: known.uid });
}

function create(state: DoubleState, body: Record<string, unknown>): Response {
  mustHaveOnly(body, CREATED, 'document');
  const { type, lang, alternate_language_id: alternate } = body;
  must(typeof type === 'string' && state.customtypes.has(type), `there is no type ${String(type)}`);
  const isLanguage = state.languages.some(({ id }) => id === lang);
  must(typeof lang === 'string' && isLanguage, `there is no language ${String(lang)}`);
  if (alternate !== undefined) {
    must(typeof alternate === 'string', 'alternate_language_id must be text');
    must(lang !== state.languages[0]?.id, 'the first language has no alternate');
    const first = state.document(alternate);
    must(first?.type === type, `there is no ${type} ${alternate}`);
  }
  const id = state.newId();
  const group = typeof alternate === 'string' ? alternate : id;
  save(state, { id, type, lang, group, ...readBody(state, body, type) });
  return json({ id, title: body['title'], type, lang, uid: body['uid'] }, 201);
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

function save(state: DoubleState, document: StoredDocument): void {
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
}
