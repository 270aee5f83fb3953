import type { FileChange } from '../../store/types.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { ReplacedVersion } from '../contract/finding.ts';
import { stemOf, versionPath } from '../documents/documentPaths.ts';
import { STRUCTURE, type Workspace } from '../documents/Workspace.ts';

/** Restores every version byte for byte; refuses if one of them was changed since. */
export async function undoReplaceLinks(
  workspace: Workspace,
  saved: readonly ReplacedVersion[],
): Promise<void> {
  const names = [STRUCTURE, ...new Set(saved.map(({ document }) => stemOf(document)))];
  await workspace.transaction(names, async () => {
    const index = await workspace.fresh();
    const changes: FileChange[] = [];
    for (const { document, version, revision, before } of saved) {
      const path = versionPath(index.check(document), version);
      if (workspace.store.read(path)?.revision !== revision) throw changed(document);
      // oxlint-disable-next-line no-await-in-loop -- nothing is written before all of it is planned
      const content = before === null ? null : await workspace.store.version(path, before);
      if (before !== null && content === null) throw gone(document);
      changes.push({ path, content, expected: revision });
    }
    await workspace.commit(changes);
  });
}

const changed = (document: ReplacedVersion['document']) =>
  new AuthoringError(
    'conflict',
    `${stemOf(document)} was changed since: its earlier versions are in its history`,
  );

const gone = (document: ReplacedVersion['document']) =>
  new AuthoringError(
    'conflict',
    `The history of ${stemOf(document)} no longer has what was there before`,
  );
