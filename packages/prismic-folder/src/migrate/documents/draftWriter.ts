import { randomUUID } from 'node:crypto';
import { encode } from '../../authoring/workspace/files.ts';
import { STRUCTURE, type Workspace } from '../../authoring/workspace/Workspace.ts';
import { stableId } from '../../lib/digest.ts';
import { pathId } from '../../folder/documentHeader.ts';
import { newDocumentText } from '../../edit/applyChanges.ts';
import type { Json } from '../../edit/types.ts';
import { must } from '../refusal.ts';
import type { RefuseUid } from '../../types.ts';
import {
  type IndexedDocument,
  MIGRATION_DOCUMENTS,
  readProject,
  type WriteProject,
} from '../WriteProject.ts';
import { type DraftBody, readDraftBody, readNewDraftBody } from './draftBody.ts';
import { folderFields } from './folderFields.ts';
import { newPlace, originalOf, shownFile } from './newPlace.ts';
import { newVersionText } from './newVersionText.ts';

/** What the Migration API answers about a document. */
interface WrittenDraft {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  readonly lang: string;
  readonly uid?: string;
}

type Body = Readonly<Record<string, unknown>>;

/**
 * Writes documents to the migration release, one at a time, because each depends on the documents that
 * exist; and again from the start if an editor has changed a file meanwhile.
 */
export function createDraftWriter(workspace: Workspace, refuseUid: RefuseUid = () => null) {
  const alone = (work: (project: WriteProject) => Promise<WrittenDraft>) =>
    workspace.transaction([STRUCTURE], async () => work(await readProject(workspace)));
  return {
    create: (body: Body) => alone((project) => create(workspace, project, body, refuseUid)),
    /** Writes a new version of a document; what the body leaves out stays. */
    update: (id: string, body: Body) =>
      alone((project) => update(workspace, project, id, body, refuseUid)),
  };
}

export type DraftWriter = ReturnType<typeof createDraftWriter>;

async function create(
  workspace: Workspace,
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
  const path = `${MIGRATION_DOCUMENTS}/${place.path}`;
  // Cast: the fields were parsed from JSON.
  const content = encode(newDocumentText(json as Json));
  await workspace.commit([{ path, content, expected: null }]);
  return { id, title, type: type.id, lang, ...(uid !== undefined && { uid }) };
}

/** The default id of a file, unless it belongs to a document that was renamed. */
function newId(made: string, { documents }: WriteProject): string {
  return documents.byId(made) === undefined ? made : stableId(randomUUID());
}

async function update(
  workspace: Workspace,
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
  const source = workspace.store.read(`${known.folder}/${known.file}`);
  must(source !== null, `${shownFile(known)} no longer exists`, 409);
  const content = encode(newVersionText(source, { ...draft, data }, { known, type, project }));
  const path = `${MIGRATION_DOCUMENTS}/${known.file}`;
  const isOwn = known.folder === MIGRATION_DOCUMENTS;
  await workspace.commit([{ path, content, expected: isOwn ? source.revision : null }]);
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
