import { bytes, count, duration } from '../../format.ts';
import type { SyncJob } from '../SyncJob.ts';
import type { PushPlan } from './planPush.ts';

/** Prints what a push would change; returns the number of requests. */
export function showPush(plan: PushPlan, { settings, ports: { print } }: SyncJob): number {
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
