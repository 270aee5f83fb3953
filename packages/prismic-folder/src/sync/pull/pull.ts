import { count } from '../../format.ts';
import { openStore } from '../../store/openStore.ts';
import { SyncError } from '../errors.ts';
import { createContentApi } from '../hosted/contentApi.ts';
import { openRecord, type SyncRecord } from '../record/syncRecord.ts';
import { confirm, createSteps } from '../steps.ts';
import type { SyncJob } from '../SyncJob.ts';
import { applyPull, workOf, writeLanguages } from './applyPull.ts';
import { openDownloads } from './downloads.ts';
import { createFolderWriter } from './folderWriter.ts';
import { planPull, type PullPlan } from './planPull.ts';
import { showPull } from './showPull.ts';

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
  if (steps > 0 && !(await confirm('Write this into the folder?', options, ports))) return;
  if (options.planOnly) return;

  const step = createSteps(ports, steps);
  const store = await openStore({ contentDir });
  const writer = createFolderWriter(store);
  try {
    if (plan.newLanguages.length > 0) {
      step('write repository.json');
      const languages = [...plan.knownLanguages, ...plan.newLanguages];
      await writeLanguages(store, writer, settings.repository, languages);
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
  record.transaction(() => noteSame(plan, record));
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
    const { same = digest } = record.document(key) ?? {};
    if (kind !== 'same' || same !== digest) continue;
    record.setDocument(key, { id: hosted.id, same: digest, published: digest });
  }
}
