import { readFile } from 'node:fs/promises';
import { basename } from 'node:path/posix';
import { contentType } from '../../api/contentType.ts';
import { bytes, count, duration } from '../../format.ts';
import type { FolderMedia } from '../loadFolder.ts';
import { createAssetApi } from '../hosted/assetApi.ts';
import { createContentApi } from '../hosted/contentApi.ts';
import { createMigrationApi, type MigrationApi } from '../hosted/migrationApi.ts';
import { createModelApi } from '../hosted/modelApi.ts';
import { openRecord, type SyncRecord } from '../syncRecord.ts';
import {
  AmbiguousResultError,
  confirm,
  createSteps,
  HostedApiError,
  SyncError,
  type SyncJob,
} from '../SyncJob.ts';
import { planPush, type PushPlan } from './planPush.ts';
import { sendDocuments } from './sendDocuments.ts';

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
  if (options.planOnly) {
    if (options.publish) ports.print('Then: publish the migration release.');
    return;
  }
  if (steps > 0 && !(await confirm(`Send this to ${settings.repository}?`, options, ports))) return;

  await record.transaction(() => noteFound(plan, record));
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

/** Records what exists in the hosted repository although no push recorded it as it is. */
function noteFound({ media, documents }: PushPlan, record: SyncRecord): void {
  for (const [digest, asset] of media.there) record.setAsset(digest, asset);
  for (const { kind, id, local, digest, published } of documents) {
    const isSent = kind !== 'same' && record.document(local.key)?.same !== undefined;
    if (id === undefined || isSent) continue;
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

/** Prints what a push would change; returns the number of requests. */
function showPush(plan: PushPlan, { settings, ports: { print } }: SyncJob): number {
  const { models, media, documents, folder } = plan;
  const changedModels = models.filter(({ kind }) => kind !== 'same');
  const sent = documents.filter(({ kind }) => kind === 'new' || kind === 'changed');
  const of = (list: readonly { readonly kind: string }[], kind: string) =>
    list.filter((one) => one.kind === kind).length;
  const tally = (list: readonly { readonly kind: string }[]) =>
    `${of(list, 'new')} new, ${of(list, 'changed')} changed, ${of(list, 'same')} same`;

  print(`To the hosted repository ${settings.repository}:`);
  print(`Models: ${tally(models)}`);
  for (const { kind, model, file } of changedModels) print(`  ${kind} ${model.id} (${file})`);
  const size = media.uploads.reduce((sum, file) => sum + file.size, 0);
  const uploads = media.uploads.length;
  print(`Media: ${uploads} new${uploads > 0 ? ` (${bytes(size)})` : ''}, ${media.there.size} same`);
  for (const { name } of media.uploads) print(`  new ${name}`);
  print(`Documents: ${tally(documents)}`);
  for (const { kind, local } of sent) print(`  ${kind} ${local.key}`);

  for (const { kind, local } of documents) {
    if (kind === 'there') {
      print(
        `  left alone: ${local.key} was edited in the hosted repository; npm run pull brings it`,
      );
    }
    if (kind === 'both') {
      print(`  left alone: ${local.key} was edited on both sides; --overwrite sends this side's`);
    }
  }
  if (media.unused.length > 0) {
    print(
      `Not sent: ${count(media.unused.length, 'file')} of content/media that no document names`,
    );
  }
  const releases = folder.snapshot.releases.map(({ id }) => id);
  if (releases.length > 0) {
    print(`Not sent: releases (${releases.join(', ')}); they are made in the editor`);
  }
  const steps = changedModels.length + uploads + sent.length;
  if (steps > 0)
    print(`Takes ${duration((uploads + sent.length) * settings.pace)}; nothing is deleted.`);
  return steps;
}

/**
 * Publishes the migration release of the hosted repository after asking, and prints the outcome. It
 * may hold more than the last push sent. Throws a SyncError if the service refuses.
 */
async function publishRelease(
  migration: Pick<MigrationApi, 'publish'>,
  { settings: { repository }, options, ports }: SyncJob,
): Promise<void> {
  const question = `Publish everything in the migration release of ${repository}?`;
  if (!(await confirm(question, options, ports, 'The documents stay drafts.'))) return;
  try {
    const total = await migration.publish();
    ports.print(
      total === 0
        ? `Done. The migration release of ${repository} had nothing to publish.`
        : `Done. ${count(total, 'document')} of the migration release of ${repository} ${total === 1 ? 'is' : 'are'} being published.`,
    );
  } catch (error) {
    if (error instanceof AmbiguousResultError) {
      throw new SyncError(
        `${error.message}. It may be published nevertheless: look in ${repository}, or run the command again`,
      );
    }
    if (!(error instanceof HostedApiError)) throw error;
    throw new SyncError(
      `${error.message}\nThe documents are sent and stay drafts: look at the migration release in ${repository}`,
    );
  }
}
