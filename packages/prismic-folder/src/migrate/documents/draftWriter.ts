import { randomUUID } from 'node:crypto';
import { STRUCTURE } from '../../authoring/workspace/Workspace.ts';
import { stableId } from '../../lib/digest.ts';
import { pathId } from '../../folder/documentHeader.ts';
import { newDocumentText } from '../../edit/applyChanges.ts';
import type { Json } from '../../edit/types.ts';
import { type FolderStore, RevisionError } from '../../store/types.ts';
import { must, refusal } from '../refusal.ts';
import type { RefuseUid } from '../../types.ts';
import type { WriteProject } from '../WriteProject.ts';
import { type DraftBody, readDraftBody, readNewDraftBody } from './draftBody.ts';
import { type IndexedDocument, MIGRATION_DOCUMENTS } from './documentIndex.ts';
import { folderFields } from './folderFields.ts';
import { newPlace, originalOf, shownFile } from './newPlace.ts';
import { newVersionText } from './newVersionText.ts';

/** What the Migration API answers about a document. */
export interface WrittenDraft {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly lang: string;
  readonly uid?: string;
}

type Body = Readonly<Record<string, unknown>>;

/** Writes documents to the migration release. */
export interface DraftWriter {
  create(body: Body): Promise<WrittenDraft>;
  /** Writes a new version of a document; what the body leaves out stays. */
  update(id: string, body: Body): Promise<WrittenDraft>;
}

export function createDraftWriter(
  store: FolderStore,
  project: () => Promise<WriteProject>,
  refuseUid: RefuseUid = () => null,
): DraftWriter {
  return {
    create: (body) => inTurn(store, async () => create(store, await project(), body, refuseUid)),
    update: (id, body) =>
      inTurn(store, async () => update(store, await project(), id, body, refuseUid)),
  };
}

async function create(
  store: FolderStore,
  project: WriteProject,
  body: Body,
  refuseUid: RefuseUid,
): Promise<WrittenDraft> {
  const draft = readNewDraftBody(body, project);
  const { title, type, lang, uid, tags = [] } = draft;
  const original = originalOf(draft, project);
  const place = newPlace(draft, original, project, refuseUid);
  const at = { type: type.id, name: place.name, ...(place.lang && { lang: place.lang }) };
  const id = newId(pathId(at), project);
  const data = folderFields(draft.data, { id, type, lang }, project);
  // Versions whose files have the same name belong together anyway.
  const isListed = original !== undefined && original.name !== place.name;
  const json = {
    ...(id !== pathId(at) && { id }),
    ...(uid !== undefined && uid !== place.name && { uid }),
    ...(tags.length > 0 && { tags }),
    ...(isListed && {
      alternate_languages: [{ uid: original.uid ?? original.name, lang: original.lang }],
    }),
    data,
  };
  // Cast: the fields were parsed from JSON.
  await write(store, `${MIGRATION_DOCUMENTS}/${place.path}`, newDocumentText(json as Json), null);
  return { id, title, type: type.id, lang, ...(uid !== undefined && { uid }) };
}

/** The default id of a file, unless it belongs to a document that was renamed. */
function newId(made: string, { documents }: WriteProject): string {
  return documents.byId(made) === undefined ? made : stableId(randomUUID());
}

async function update(
  store: FolderStore,
  project: WriteProject,
  id: string,
  body: Body,
  refuseUid: RefuseUid,
): Promise<WrittenDraft> {
  const known = project.documents.byId(id);
  const type = project.models.types.get(known?.type ?? '');
  must(
    known !== undefined && type !== undefined,
    `there is no document "${id.slice(0, 100)}"`,
    404,
  );
  const draft = readDraftBody(body, type);
  const { lang } = known;
  checkUid(draft, known, project, refuseUid);
  const data = folderFields(draft.data, { id, type, lang }, project);
  const source = store.read(`${known.folder}/${known.file}`);
  must(source !== null, `${shownFile(known)} no longer exists`, 409);
  const text = newVersionText(source, { ...draft, data }, { known, type, project });
  const path = `${MIGRATION_DOCUMENTS}/${known.file}`;
  const isOwn = known.folder === MIGRATION_DOCUMENTS;
  await write(store, path, text, isOwn ? source.revision : null);
  const uid = draft.uid ?? known.uid;
  const title = draft.title ?? uid ?? known.name;
  return { id, title, type: type.id, lang, ...(uid !== null && { uid }) };
}

function checkUid(
  { uid }: DraftBody,
  known: IndexedDocument,
  { documents, settings }: WriteProject,
  refuseUid: RefuseUid,
): void {
  if (uid === undefined || uid === known.uid) return;
  const reason = refuseUid({ type: known.type, uid }, settings.languages);
  must(reason === null, `uid: ${reason}`);
  const other = documents.claimedBy({ type: known.type, lang: known.lang, uid }, known.id);
  must(other === undefined, `uid: a document with this UID already exists: ${shownFile(other)}`);
}

async function write(
  store: FolderStore,
  path: string,
  text: string,
  expected: string | null,
): Promise<void> {
  await store.commit([{ path, content: new TextEncoder().encode(text), expected }]);
}

const ATTEMPTS = 3;

/**
 * Runs one write at a time, because each depends on the documents that exist. Starts again if an
 * editor has changed a file meanwhile.
 */
function inTurn<Result>(store: FolderStore, work: () => Promise<Result>): Promise<Result> {
  return store.exclusive([STRUCTURE], async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        // Each attempt depends on the failure of the one before.
        // oxlint-disable-next-line no-await-in-loop
        return await work();
      } catch (error) {
        if (!(error instanceof RevisionError)) throw error;
        if (attempt >= ATTEMPTS) throw refusal(409, `${error.message}: send it again`);
      }
    }
  });
}
