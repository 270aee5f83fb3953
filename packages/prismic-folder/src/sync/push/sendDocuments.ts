import type { Folder, FolderDocument } from '../loadFolder.ts';
import { documentKey } from '../form/documentKey.ts';
import { digestDocument } from '../form/forms.ts';
import { folderNames, namedById } from '../form/sideNames.ts';
import type { ContentApi } from '../hosted/contentApi.ts';
import type { MigrationApi } from '../hosted/migrationApi.ts';
import { idempotentCreate } from '../hosted/createService.ts';
import type { SyncRecord } from '../syncRecord.ts';
import { AmbiguousResultError, HostedApiError, type Ports } from '../SyncJob.ts';
import { draftOf, firstVersion } from './draftOf.ts';
import type { DocumentChange, PushPlan } from './planPush.ts';

interface Sending {
  readonly plan: PushPlan;
  readonly migration: MigrationApi;
  readonly content: ContentApi;
  readonly record: SyncRecord;
  readonly ports: Ports;
  /** Reports the start of a step. */
  readonly step: (what: string) => void;
}

/**
 * Creates new documents, then updates changed ones and those created empty. Collects rejections, so
 * that one invalid document does not block the others.
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
      await migration.update(key, id, draftOf(plan, record, change.local));
      settle(sending, change, id);
    });
  }
  return refusals;
}

async function collect(refusals: string[], send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (!(error instanceof HostedApiError)) throw error;
    refusals.push(error.message);
  }
}

/** Creates one document; resolves to false if its content must still be sent. */
async function create(
  sending: Sending,
  change: DocumentChange,
  isFilledLater: boolean,
): Promise<boolean> {
  const { plan, migration, record, ports } = sending;
  const { local } = change;
  const { key, document } = local;
  const { type, lang } = document;
  const draft = draftOf(plan, record, local, isFilledLater ? {} : document.data);
  const alternate = firstVersion(plan, record, local);
  const body = { ...draft, type, lang, ...(alternate && { alternate_language_id: alternate }) };
  // An earlier run sent the request, but did not receive the response.
  const isBegun = record.document(key) !== undefined;
  const isUnique = document.uid !== null || !local.model.repeatable;
  record.setDocument(key, {});

  let isFound = false;
  const find = async () => {
    const id = await findDraft(sending, key);
    isFound = id !== undefined;
    return id;
  };
  const post = async (isRepeated: boolean) => {
    const mayBeThere = isRepeated || isBegun;
    try {
      // The service would take it a second time.
      if (mayBeThere && !isUnique) throw new HostedApiError(`${key} was not sent again`, 409);
      return await migration.create(key, body);
    } catch (error) {
      if (error instanceof AmbiguousResultError) throw error;
      if (!mayBeThere) record.setDocument(key, undefined);
      else if (error instanceof HostedApiError) {
        throw new HostedApiError(perhapsThere(error, key, record), error.status);
      }
      throw error;
    }
  };
  const known = isBegun ? await find() : undefined;
  const id = known ?? (await idempotentCreate(ports, post, find));
  // A draft that already existed may have been created empty.
  const isWhole = !isFilledLater && !isFound;
  if (isWhole) settle(sending, change, id);
  else record.setDocument(key, { id });
  return isWhole;
}

function settle({ plan, record }: Sending, { local, published }: DocumentChange, id: string) {
  const idOf = (key: string) => (key === local.key ? id : record.document(key)?.id);
  // When it was planned, the documents that it links to may have had no ids.
  const same = digestDocument(
    local.document,
    local.model,
    namedById(folderNames(plan.folder), idOf),
  );
  record.setDocument(local.key, { id, same, ...(published && { published }) });
}

/** Looks for a document whose creation had no response, published or in any release. */
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

function perhapsThere({ message }: HostedApiError, key: string, { path }: SyncRecord): string {
  return `${message}
  An earlier attempt was not answered and may have made ${key}. If it is in the migration release, open it there, take the id from its address and put it into ${path} as "${key}": { "id": "…" }; if it is not, remove "${key}" from that file. Then run the command again`;
}

interface Creation {
  readonly local: FolderDocument;
  /** True if its links are circular: it is created empty, and updated when all ids are known. */
  readonly isFilledLater: boolean;
}

/**
 * The order in which to create documents: link targets before the documents that link to them, and
 * the first language before translations, which refer to it.
 */
function creationOrder(
  folder: Folder,
  fresh: ReadonlyMap<string, FolderDocument>,
  firstLang: string,
): readonly Creation[] {
  const order: Creation[] = [];
  const begun = new Set<string>();
  const done = new Set<string>();
  const isFirst = ({ document }: FolderDocument) => document.lang === firstLang;

  const visit = (local: FolderDocument) => {
    if (begun.has(local.key)) return;
    begun.add(local.key);
    const targets = targetsOf(local, folder).flatMap((key) => fresh.get(key) ?? []);
    for (const target of targets) {
      // Translations come after all documents of the first language.
      if (!isFirst(local) || isFirst(target)) visit(target);
    }
    const isFilledLater = targets.some(({ key }) => !done.has(key));
    order.push({ local, isFilledLater });
    done.add(local.key);
  };

  const all = [...fresh.values()];
  for (const local of [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))]) visit(local);
  return order;
}

/** Keys of the documents a document links to. */
function targetsOf({ document, model, key: own }: FolderDocument, folder: Folder): string[] {
  const targets = new Set<string>();
  const names = folderNames(folder);
  digestDocument(document, model, {
    ...names,
    target: (link) => {
      const key = names.target(link);
      targets.add(key);
      return key;
    },
  });
  // A link to the document itself is circular, too: its id must be known first.
  return targets.has(own) ? [own, ...targets] : [...targets];
}
