import type { SyncJob } from '../SyncJob.ts';
import type { PullWork } from './applyPull.ts';
import type { PullPlan } from './planPull.ts';

/** Prints what a pull would change; answers how many steps that takes. */
export function showPull(
  { documents, newLanguages, onlyHere, leftOut }: PullPlan,
  { media, documents: written }: PullWork,
  { settings, ports: { say } }: SyncJob,
): number {
  const of = (kind: string) => documents.filter((one) => one.kind === kind);
  say(`From the hosted repository ${settings.repository}:`);
  for (const { id } of newLanguages) say(`  language ${id} is added to repository.json`);
  say(`Media: ${media.size} new`);
  for (const name of media.values()) say(`  new ${name}`);
  say(
    `Documents: ${of('new').length} new, ${of('changed').length} changed, ${of('same').length} same`,
  );
  for (const { kind, key } of written) say(`  ${kind} ${key}`);
  for (const { key } of of('here'))
    say(`  left alone: ${key} is newer here than what is published`);
  for (const { key } of of('both')) {
    say(`  left alone: ${key} was edited on both sides; --overwrite takes the hosted one`);
  }
  for (const reason of leftOut) say(`  left out: ${reason}`);
  for (const key of onlyHere) say(`  only here: ${key}`);
  return media.size + written.length + (newLanguages.length > 0 ? 1 : 0);
}
