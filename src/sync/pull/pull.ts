import { confirm } from '../confirm.ts';
import { createContentApi } from '../hosted/contentApi.ts';
import { openRecord } from '../record/syncRecord.ts';
import type { SyncJob } from '../runCommand.ts';
import { count } from '../words.ts';
import { applyPull, workOf } from './applyPull.ts';
import { openDownloads } from './downloads.ts';
import { planPull } from './planPull.ts';
import { showPull } from './showPull.ts';
import { writeLanguages } from './writeLanguages.ts';

/**
 * Brings what the hosted repository publishes into the content folder, after showing what will
 * change and asking. Touches no file whose document says the same, deletes none, and throws a
 * SyncError with the reason when it cannot finish.
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

  let done = 0;
  const step = (what: string) => ports.say(`[${(done += 1)}/${steps}] ${what}`);
  if (plan.newLanguages.length > 0) {
    step('write repository.json');
    const { knownLanguages, newLanguages } = plan;
    writeLanguages(contentDir, settings.repository, [...knownLanguages, ...newLanguages]);
  }
  await applyPull(plan, work, downloads, record, step);
  for (const { kind, key, hosted, digest } of plan.documents) {
    const entry = record.document(key);
    // A draft of another content may wait: that it does must not be forgotten.
    const isDraft = entry?.same !== undefined && entry.same !== digest;
    if (kind === 'same' && !isDraft) {
      record.setDocument(key, { id: hosted.id, same: digest, published: digest });
    }
  }
  downloads.clear();
  const written = count(work.documents.length, 'document');
  ports.say(
    steps === 0
      ? 'Nothing to bring.'
      : `Done. ${written} and ${count(work.media.size, 'file')} written.`,
  );
}
