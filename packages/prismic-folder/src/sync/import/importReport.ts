import { formatProblem } from '../../folder/formatProblem.ts';
import { groupProblems } from '../../folder/groupProblems.ts';
import { count } from '../../format.ts';
import type { Problem, Snapshot } from '../../types.ts';
import type { PullWork } from '../pull/applyPull.ts';
import type { PullPlan } from '../pull/planPull.ts';
import type { Ports, SyncJob } from '../SyncJob.ts';

/** So many of a kind are named; the rest is counted. */
const NAMED = 10;

/** Prints what an import would write and what it leaves alone; returns the number of files. */
export function showImport(
  { documents, knownLanguages, newLanguages, leftOut }: PullPlan,
  { media, documents: written }: PullWork,
  kept: ReadonlyMap<string, string | undefined>,
  source: string,
  { ports: { print }, refuseUid }: Pick<SyncJob, 'ports' | 'refuseUid'>,
): number {
  const of = (kind: string) => documents.filter((one) => one.kind === kind);
  const list = (lines: readonly string[]) => {
    for (const line of lines.slice(0, NAMED)) print(`  ${line}`);
    if (lines.length > NAMED) print(`  and ${lines.length - NAMED} more`);
  };
  print(`From ${source}:`);
  for (const { id } of newLanguages) print(`  language ${id} is added to repository.json`);
  print(
    `Documents: ${of('new').length} new, ${of('changed').length} changed, ${of('same').length} same`,
  );
  list(written.map(({ kind, key }) => `${kind} ${key}`));
  list([
    ...of('here').map(({ key }) => `left alone: ${key} was edited here since it was imported`),
    ...of('both').map(
      ({ key }) =>
        `left alone: ${key} is in the folder and differs; --overwrite takes the export's`,
    ),
  ]);
  const languages = [...knownLanguages, ...newLanguages];
  list(
    documents.flatMap(({ key, hosted: { type, uid } }) => {
      const reason = typeof uid === 'string' ? refuseUid?.({ type, uid }, languages) : null;
      return reason ? [`not shown: ${key}: ${reason}`] : [];
    }),
  );
  list(leftOut.map((reason) => `left out: ${reason}`));
  print(`Media: ${media.size} new, ${kept.size} not in the export, which keep their addresses`);
  list([...media.values()].map((name) => `new ${name}`));
  list([...kept].map(([url, reason]) => reason ?? url));
  if ([...kept.values()].includes(undefined)) print('  --fetch brings them into the folder');
  return media.size + written.length + (newLanguages.length > 0 ? 1 : 0);
}

/** Prints what was not understood, each reason once with all its places; returns whether nothing was. */
export function printProblems(
  problems: readonly Problem[],
  snapshot: Snapshot,
  { print }: Ports,
): boolean {
  // What the models would rather have is taken over as it is; the content check reports it.
  const lost = problems.filter(({ severity }) => severity !== 'warning');
  if (lost.length === 0) return true;
  print(`Not taken over as it is in the export: ${count(lost.length, 'place')}`);
  for (const { reason, name, problems: equal } of groupProblems(lost, snapshot)) {
    const [first, ...more] = equal;
    if (more.length === 0) {
      print(`  ${formatProblem({ ...first, reason })}`);
      continue;
    }
    const head = first.field === undefined ? reason : `${name}: ${reason}`;
    print(`  ${head} (${count(equal.length, 'time')})`);
    const places = new Map<string, string[]>();
    for (const { file, field } of equal) {
      places.set(file, [...(places.get(file) ?? []), ...(field === undefined ? [] : [field])]);
    }
    for (const [file, fields] of places) {
      print(`    ${fields.length === 0 ? file : `${file}: ${fields.join(', ')}`}`);
    }
  }
  return false;
}
