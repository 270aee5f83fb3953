import { readFileSync } from 'node:fs';
import { readJsonText } from '../edit/readJsonText.ts';
import type { ContentFiles } from '../folder/contentFiles.ts';
import { formatGroup } from '../folder/formatProblem.ts';
import { groupProblems } from '../folder/groupProblems.ts';
import { count } from '../format.ts';
import { isRecord } from '../json.ts';
import { loadContent, type RepositoryFolders } from '../folder/loadContent.ts';
import { shownPath } from '../lib/listFiles.ts';
import { readSource } from '../lib/readSource.ts';
import { withLines } from '../lib/withLines.ts';
import { checkModels } from '../models/checkModels.ts';
import { listModelFiles } from '../models/modelFiles.ts';
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
   * Additional checks of a project's content; `check` reports their problems, whose files are paths below `root`, with
   * its own. `fileOf` names the file of a published document by its id.
   */
  readonly moreProblems?: (
    snapshot: Snapshot,
    folders: RepositoryFolders,
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
  const { snapshot, master, files: content } = await loadContent({ root, contentDir, models });
  const files = new Map(master.files.map(({ loaded, shown }) => [loaded?.document.id, shown]));
  const more = (await moreProblems?.(snapshot, command, (id) => files.get(id) ?? id)) ?? [];
  const lossy = lossyFiles(root, content);
  const all = [...checked, ...problems, ...snapshot.problems, ...lossy, ...withLines(root, more)];
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

/**
 * What loses something when it is read: of a key that occurs twice the first value, a number that is too large, bytes
 * that are not UTF-8. The editor refuses such files.
 */
function lossyFiles(
  root: string,
  { settings, documents, releases, drafts, archive }: ContentFiles,
): Problem[] {
  const { types, slices } = listModelFiles(root);
  const versions = [...releases, drafts].flatMap((folder) => folder.documents);
  const content = [...(settings ? [settings] : []), ...documents, ...versions, ...archive];
  return [...types, ...slices, ...content].flatMap((file): Problem[] => {
    const { parsed } = readSource(file);
    // What cannot be read at all is a problem already.
    if (!parsed.ok || !isRecord(parsed.value)) return [];
    const read = readJsonText(readFileSync(file.path));
    if (read.ok) return [];
    const { reason, line = 1, column = 1 } = read;
    return [{ file: shownPath(root, file.path), field: `line ${line}, column ${column}`, reason }];
  });
}
