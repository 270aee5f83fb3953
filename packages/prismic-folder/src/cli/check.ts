import { formatGroup } from '../folder/formatProblem.ts';
import { groupProblems } from '../folder/groupProblems.ts';
import { count } from '../format.ts';
import { loadContent } from '../folder/loadContent.ts';
import { withLines } from '../lib/withLines.ts';
import { checkModels } from '../models/checkModels.ts';
import { readModels } from '../models/readModels.ts';
import type { Problem, RefuseUid, Snapshot } from '../types.ts';
import { missingParts } from './missingParts.ts';
import type { Command } from './parseCommand.ts';

export interface CliOptions {
  /**
   * Why a document may not have a uid, in a project with addresses of its own: the Migration API of `serve` refuses it,
   * `pull` names the documents that have one.
   */
  readonly refuseUid?: RefuseUid;
  /**
   * Additional checks of a project's content; `check` reports their problems with its own. `fileOf` names the file of a
   * published document by its id.
   */
  readonly moreProblems?: (
    snapshot: Snapshot,
    contentDir: string,
    fileOf: (id: string) => string,
  ) => Promise<readonly Problem[]>;
}

/**
 * Prints every problem once, with all its locations, what the project lacks, and a summary; resolves to
 * 1 for errors, and if there is nothing to check.
 */
export async function check(command: Command, { moreProblems }: CliOptions): Promise<number> {
  const { root, contentDir, options } = command;
  const checked = await checkModels(root, options);
  const { models, problems } = await readModels(root);
  const { snapshot, master } = await loadContent({ root, contentDir, models });
  const files = new Map(master.files.map(({ loaded, shown }) => [loaded?.document.id, shown]));
  const more = (await moreProblems?.(snapshot, contentDir, (id) => files.get(id) ?? id)) ?? [];
  const all = [...checked, ...problems, ...snapshot.problems, ...withLines(root, more)];
  const groups = groupProblems(all, snapshot);
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
