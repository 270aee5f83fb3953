import { formatGroup } from '../folder/formatProblem.ts';
import { groupProblems } from '../folder/groupProblems.ts';
import { count } from '../format.ts';
import { loadRepository } from '../folder/loadContent.ts';
import { checkModels } from '../models/checkModels.ts';
import type { Problem, RefuseUid, Snapshot } from '../types.ts';
import type { Command } from './parseCommand.ts';

export interface CliOptions {
  /**
   * Why a document may not have a uid, in a project with addresses of its own: the Migration API of `serve` refuses it,
   * `pull` names the documents that have one.
   */
  readonly refuseUid?: RefuseUid;
  /** Additional checks of a project's content; `check` reports their problems with its own. */
  readonly moreProblems?: (snapshot: Snapshot, contentDir: string) => Promise<readonly Problem[]>;
}

/** Prints every problem once, with all its locations, and a summary; resolves to 1 for errors. */
export async function check(
  { root, contentDir, options }: Command,
  { moreProblems }: CliOptions,
): Promise<number> {
  const models = await checkModels(root, options);
  const snapshot = await loadRepository({ root, contentDir });
  const more = (await moreProblems?.(snapshot, contentDir)) ?? [];
  const groups = groupProblems([...models, ...snapshot.problems, ...more], snapshot);
  for (const group of groups) console.error(formatGroup(group));

  const countOf = (isWarning: boolean) =>
    groups
      .filter((group) => group.isWarning === isWarning)
      .reduce((sum, { problems }) => sum + problems.length, 0);
  const [errors, warnings] = [countOf(false), countOf(true)];
  const { types, slices } = snapshot.models;
  console.info(
    [
      `${count(types.size, 'type')}, ${count(slices.size, 'slice')}`,
      `${count(snapshot.documents.length, 'document')}, ${count(snapshot.releases.length, 'release')}`,
      `${count(errors, 'error')}, ${count(warnings, 'warning')}`,
    ].join('; '),
  );
  return errors > 0 ? 1 : 0;
}
