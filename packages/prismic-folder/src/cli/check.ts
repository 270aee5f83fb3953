import { formatGroup } from '../folder/formatProblem.ts';
import { groupProblems } from '../folder/groupProblems.ts';
import { count } from '../format.ts';
import { loadRepository } from '../folder/loadContent.ts';
import { checkModels } from '../models/checkModels.ts';
import type { Problem, RefuseUid, Snapshot } from '../types.ts';
import { missingParts } from './missingParts.ts';
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

/**
 * Prints every problem once, with all its locations, what the project lacks, and a summary; resolves to
 * 1 for errors, and if there is nothing to check.
 */
export async function check(command: Command, { moreProblems }: CliOptions): Promise<number> {
  const { root, contentDir, options } = command;
  const models = await checkModels(root, options);
  const snapshot = await loadRepository({ root, contentDir });
  const more = (await moreProblems?.(snapshot, contentDir)) ?? [];
  const groups = groupProblems([...models, ...snapshot.problems, ...more], snapshot);
  for (const group of groups) console.error(formatGroup(group));
  for (const sentence of missingParts(command, snapshot)) console.error(sentence);

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
  const isNothing = types.size + slices.size + snapshot.documents.length === 0;
  return errors > 0 || isNothing ? 1 : 0;
}
