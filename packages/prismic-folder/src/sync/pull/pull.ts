import { count } from '../../format.ts';
import { openStore } from '../../store/openStore.ts';
import { createContentApi } from '../hosted/contentApi.ts';
import { hasOtherDraft, openRecord, type SyncRecord } from '../syncRecord.ts';
import { confirm, createSteps, SyncError, type SyncJob } from '../SyncJob.ts';
import { applyPull, type PullWork, workOf, writeLanguages } from './applyPull.ts';
import { openDownloads } from './downloads.ts';
import { createFolderWriter } from './folderWriter.ts';
import { planPull, type PullPlan } from './planPull.ts';

/**
 * Pulls published documents of the hosted repository into the content folder, after showing the
 * changes and asking. Does not touch files of unchanged documents, deletes none, and throws a
 * SyncError with the reason if it cannot finish.
 */
export async function pull(job: SyncJob): Promise<void> {
  const { ports, settings, contentDir, options } = job;
  const content = createContentApi(ports, settings);
  const downloads = openDownloads(contentDir, ports);
  const record = openRecord(contentDir, settings.repository);
  const plan = await planPull(job, content, downloads, record);
  const work = workOf(plan);

  const steps = showPull(plan, work, job);
  if (options.planOnly) return;
  if (steps > 0 && !(await confirm('Write this into the folder?', options, ports))) return;

  const step = createSteps(ports, steps);
  const store = await openStore({ contentDir });
  const writer = createFolderWriter(store);
  try {
    if (plan.newLanguages.length > 0) {
      step('write repository.json');
      const languages = [...plan.knownLanguages, ...plan.newLanguages];
      await writeLanguages(store, writer, { name: settings.repository }, languages);
    }
    await applyPull(plan, work, downloads, record, writer, step);
  } finally {
    await store.close();
  }
  if (writer.skipped.length > 0) {
    throw new SyncError(
      `Not everything was written. Run the command again.\n${writer.skipped.join('\n')}`,
    );
  }
  await record.transaction(() => noteSame(plan, record));
  downloads.clear();
  const written = count(work.documents.length, 'document');
  ports.print(
    steps === 0
      ? 'Nothing to bring.'
      : `Done. ${written} and ${count(work.media.size, 'file')} written.`,
  );
}

/** Records documents that are the same on both sides, except those with another draft. */
function noteSame({ documents }: PullPlan, record: SyncRecord): void {
  for (const { kind, key, hosted, digest } of documents) {
    if (kind !== 'same' || hasOtherDraft(record.document(key), digest)) continue;
    record.setDocument(key, { id: hosted.id, same: digest, published: digest });
  }
}

/** Prints what a pull would change; returns the number of steps. */
function showPull(
  { documents, knownLanguages, newLanguages, onlyHere, leftOut }: PullPlan,
  { media, documents: written }: PullWork,
  { settings, ports: { print }, refuseUid }: SyncJob,
): number {
  const of = (kind: string) => documents.filter((one) => one.kind === kind);
  print(`From the hosted repository ${settings.repository}:`);
  for (const { id } of newLanguages) print(`  language ${id} is added to repository.json`);
  print(`Media: ${media.size} new`);
  for (const name of media.values()) print(`  new ${name}`);
  print(
    `Documents: ${of('new').length} new, ${of('changed').length} changed, ${of('same').length} same`,
  );
  for (const { kind, key } of written) print(`  ${kind} ${key}`);
  for (const { key } of of('here'))
    print(`  left alone: ${key} is newer here than what is published`);
  for (const { key } of of('both')) {
    print(`  left alone: ${key} was edited on both sides; --overwrite takes the hosted one`);
  }
  const languages = [...knownLanguages, ...newLanguages];
  for (const { key, hosted } of documents) {
    const { type, uid } = hosted;
    const reason = typeof uid === 'string' ? refuseUid?.({ type, uid }, languages) : null;
    if (reason) print(`  not shown: ${key}: ${reason}`);
  }
  for (const reason of leftOut) print(`  left out: ${reason}`);
  for (const key of onlyHere) print(`  only here: ${key}`);
  return media.size + written.length + (newLanguages.length > 0 ? 1 : 0);
}
