import { RefusedError, SyncError } from '../errors.ts';
import type { FolderDocument } from '../folder/loadFolder.ts';
import { documentKey } from '../form/documentKey.ts';
import { draftData } from '../form/draftForm.ts';
import { mediaName } from '../form/sideNames.ts';
import { createSurely } from '../http/createSurely.ts';
import type { ContentApi } from '../hosted/contentApi.ts';
import type { DraftBody, MigrationApi } from '../hosted/migrationApi.ts';
import type { Ports } from '../ports.ts';
import type { SyncRecord } from '../record/syncRecord.ts';
import { creationOrder } from './creationOrder.ts';
import type { PushPlan } from './planPush.ts';
import type { DocumentChange } from './planDocuments.ts';
import { titleOf } from './titleOf.ts';

interface Sending {
  readonly plan: PushPlan;
  readonly migration: MigrationApi;
  readonly content: ContentApi;
  readonly record: SyncRecord;
  readonly ports: Ports;
  /** Says that a step begins. */
  readonly step: (what: string) => void;
}

/**
 * Creates new documents, then updates changed ones and those created empty. What the service
 * refuses is collected, so that one faulty document does not hold up the others.
 */
export async function sendDocuments(sending: Sending): Promise<readonly string[]> {
  const { plan, record, step, migration } = sending;
  const refusals: string[] = [];
  const changes = new Map(plan.documents.map((change) => [change.local.key, change]));
  const fresh = [...changes].filter(([, { kind }]) => kind === 'new');
  const updates = plan.documents.filter(({ kind }) => kind === 'changed');

  const locals = new Map(fresh.map(([key, { local }]) => [key, local]));
  for (const { local, isFilledLater } of creationOrder(plan.folder, locals, plan.firstLang)) {
    const change = changes.get(local.key);
    if (change === undefined) continue;
    step(`create ${local.key}`);
    await collect(refusals, async () => {
      const isWhole = await create(sending, change, isFilledLater);
      if (!isWhole) updates.push(change);
    });
  }
  for (const change of updates) {
    const { key } = change.local;
    step(`update ${key}`);
    await collect(refusals, async () => {
      const id = record.document(key)?.id;
      if (id === undefined) return;
      await migration.update(key, id, draftOf(sending, change.local));
      settle(record, change, id);
    });
  }
  return refusals;
}

async function collect(refusals: string[], send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    refusals.push(error.message);
  }
}

/** Creates one document; false where its content is still to be sent. */
async function create(
  sending: Sending,
  change: DocumentChange,
  isFilledLater: boolean,
): Promise<boolean> {
  const { plan, migration, record, ports } = sending;
  const { local } = change;
  const { key, document } = local;
  const { type, lang } = document;
  const draft = isFilledLater ? draftOf(sending, local, {}) : draftOf(sending, local);
  const alternate = firstVersion(plan, local, record);
  const body = { ...draft, type, lang, ...(alternate && { alternate_language_id: alternate }) };
  // Begun by an earlier run that never heard whether it was done.
  const isBegun = record.document(key) !== undefined;
  record.setDocument(key, {});

  let isFound = false;
  const find = async () => {
    const id = await findDraft(sending, key);
    isFound = id !== undefined;
    return id;
  };
  const post = async (isRepeated: boolean) => {
    try {
      return await migration.create(key, body);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (!isRepeated && !isBegun) record.setDocument(key, undefined);
      else throw new SyncError(perhapsThere(error, key, record));
      throw error;
    }
  };
  const known = isBegun ? await find() : undefined;
  const id = known ?? (await createSurely(ports, post, find));
  // A draft that was found may have been created empty.
  const isWhole = !isFilledLater && !isFound;
  if (isWhole) settle(record, change, id);
  else record.setDocument(key, { id });
  return isWhole;
}

function settle(record: SyncRecord, { local, digest, published }: DocumentChange, id: string) {
  record.setDocument(local.key, { id, same: digest, ...(published && { published }) });
}

function draftOf(
  { plan: { folder }, record }: Sending,
  { document, model, key }: FolderDocument,
  data = document.data,
): DraftBody {
  const { uid, tags } = document;
  return {
    title: titleOf(document, model),
    ...(uid !== null && { uid }),
    tags,
    data: draftData(data, model, {
      models: folder.snapshot.models,
      media(value) {
        const media = folder.media.get(mediaName(value) ?? '');
        const asset = media && record.asset(media.digest);
        if (asset !== undefined) return asset;
        throw new SyncError(`${key}: ${String(value['url'])} was not uploaded`);
      },
      target(link) {
        const target = folder.keyOf(String(link['id'])) ?? String(link['uid']);
        const id = record.document(target)?.id;
        if (id !== undefined) return id;
        const reason = `${key} was not sent: it links to ${target}, which was refused`;
        throw new RefusedError(reason, 400);
      },
    }),
  };
}

/** Hosted id of the version in the repository's first language, for a translation. */
function firstVersion(
  { folder, firstLang }: PushPlan,
  { document }: FolderDocument,
  record: SyncRecord,
) {
  if (document.lang === firstLang) return undefined;
  const first = document.alternate_languages.find(({ lang }) => lang === firstLang);
  const key = first && folder.keyOf(first.id);
  return key === undefined ? undefined : record.document(key)?.id;
}

/** Looks for a document whose creation was not answered, published or in any release. */
async function findDraft({ plan, content, record }: Sending, key: string) {
  const { snapshot, masterLang } = plan.folder;
  const documents = [...(await content.released()), ...(await content.published())];
  const found = documents.find(
    (document) =>
      record.keyOf(document.id) === undefined &&
      documentKey(document, snapshot.models, masterLang) === key,
  );
  return found?.id;
}

function perhapsThere({ message }: RefusedError, key: string, { path }: SyncRecord): string {
  return `${message}
An earlier attempt to create ${key} was not answered and has probably succeeded, but no token of yours shows the draft. Open it in the editor, take its id from the address and put it into ${path} as "${key}": { "id": "…" }; then run the command again`;
}
