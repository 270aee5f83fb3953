import { readFile } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import { contentType } from '../../api/contentType.ts';
import { count } from '../../format.ts';
import { SyncError } from '../errors.ts';
import type { FolderMedia } from '../folder/loadFolder.ts';
import { createAssetApi } from '../hosted/assetApi.ts';
import { createContentApi } from '../hosted/contentApi.ts';
import { createMigrationApi } from '../hosted/migrationApi.ts';
import { createModelApi } from '../hosted/modelApi.ts';
import { openRecord, type SyncRecord } from '../record/syncRecord.ts';
import { confirm, createSteps } from '../steps.ts';
import type { SyncJob } from '../SyncJob.ts';
import { planPush, type PushPlan } from './planPush.ts';
import { publishRelease } from './publishRelease.ts';
import { sendDocuments } from './sendDocuments.ts';
import { showPush } from './showPush.ts';

/**
 * Sends models, media and documents of the folder to the hosted repository, after showing the
 * changes and asking. Documents become drafts. Continues where an interrupted run stopped, deletes
 * nothing, and throws a SyncError with the reason if it cannot finish.
 */
export async function push(job: SyncJob): Promise<void> {
  const { ports, settings, contentDir, options } = job;
  if (settings.writeToken === undefined) {
    throw new SyncError(
      'PRISMIC_WRITE_TOKEN is not set: make one in the repository, Settings > API & Security > Write APIs',
    );
  }
  const models = createModelApi(ports, settings);
  const assets = createAssetApi(ports, settings);
  const content = createContentApi(ports, settings);
  const migration = createMigrationApi(ports, settings);
  const record = openRecord(contentDir, settings.repository);
  const plan = await planPush(job, { models, assets, content }, record);

  const steps = showPush(plan, job);
  if (steps > 0 && !(await confirm(`Send this to ${settings.repository}?`, options, ports))) return;
  if (options.planOnly) {
    if (options.publish) ports.print('Then: publish the migration release.');
    return;
  }

  record.transaction(() => noteFound(plan, record));
  const step = createSteps(ports, steps);
  for (const { kind, of, model } of plan.models) {
    if (kind === 'same') continue;
    step(`${kind === 'new' ? 'insert' : 'update'} ${model.id}`);
    await (kind === 'new' ? models.insert(of, model) : models.update(of, model));
  }
  for (const media of plan.media.uploads) {
    step(`upload ${media.name}`);
    record.setAsset(media.digest, await assets.upload(await readAssetFile(media)));
  }
  const refusals = await sendDocuments({ plan, migration, content, record, ports, step });
  if (refusals.length > 0) {
    throw new SyncError(
      `${refusals.join('\n')}\n${count(refusals.length, 'document')} of ${plan.documents.length} could not be sent; the others were${options.publish ? '. Nothing was published' : ''}`,
    );
  }
  if (options.publish) {
    await publishRelease(migration, job);
    return;
  }
  ports.print(steps === 0 ? 'Nothing to send.' : sentWords(plan.documents, settings.repository));
}

/** Records what exists in the hosted repository although no push recorded it. */
function noteFound({ media, documents }: PushPlan, record: SyncRecord): void {
  for (const [digest, asset] of media.there) record.setAsset(digest, asset);
  for (const { kind, id, local, digest, published } of documents) {
    if (id === undefined || record.document(local.key)?.same !== undefined) continue;
    const known = { same: digest, ...(published && { published }) };
    record.setDocument(local.key, { id, ...(kind === 'same' && known) });
  }
}

async function readAssetFile({ name, path, digest }: FolderMedia) {
  const bytes = new Uint8Array(await readFile(path));
  return { name: basename(name), bytes, digest, contentType: contentType(name) };
}

function sentWords(documents: readonly { readonly kind: string }[], repository: string): string {
  const sent = documents.filter(({ kind }) => kind === 'new' || kind === 'changed').length;
  if (sent === 0) return 'Done.';
  return `Done. ${count(sent, 'draft')} ${sent === 1 ? 'waits' : 'wait'} in the migration release of ${repository}: look through and publish there, or run push --publish.`;
}
