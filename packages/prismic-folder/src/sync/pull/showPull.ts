import type { SyncJob } from '../SyncJob.ts';
import type { PullWork } from './applyPull.ts';
import type { PullPlan } from './planPull.ts';

/** Prints what a pull would change; returns the number of steps. */
export function showPull(
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
