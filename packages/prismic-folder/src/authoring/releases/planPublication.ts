import type { FileChange } from '../../store/types.ts';
import type { Snapshot } from '../../types.ts';
import type { PlannedPublication } from '../contract/protection.ts';
import { effectsOf } from '../workspace/effects.ts';
import { archiveDocument, removeDocument } from '../documents/removeDocument.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { publish } from './publish.ts';
import { undoPublication } from './publications.ts';

/**
 * The content as it would be after a publication, of which nothing is written. What must be corrected first throws
 * AuthoringError (problems), unless `withErrors`.
 */
export async function planPublication(
  workspace: Workspace,
  planned: PlannedPublication,
  { withErrors } = { withErrors: false },
): Promise<Snapshot> {
  const changes: FileChange[] = [];
  // The operation itself runs, with its commit caught.
  const dry: Workspace = {
    ...workspace,
    publications: { ...workspace.publications, add: () => {} },
    async commit(caught) {
      changes.push(...caught);
    },
  };
  await perform(dry, planned, withErrors);
  const { after } = await effectsOf(workspace, await workspace.fresh(), changes, new Set());
  return after.snapshot;
}

const ACCEPTED = { acceptWarnings: true };

async function perform(
  workspace: Workspace,
  planned: PlannedPublication,
  withErrors: boolean,
): Promise<unknown> {
  const refuse = withErrors ? () => {} : undefined;
  switch (planned.kind) {
    case 'publish':
      return publish(workspace, { documents: planned.documents, ...PUBLISHING }, refuse);
    case 'publishRelease':
      return publish(workspace, { release: planned.release, ...PUBLISHING }, refuse);
    case 'archive':
      return archiveDocument(workspace, planned.document, ACCEPTED);
    case 'remove':
      return removeDocument(workspace, planned.document, ACCEPTED);
    case 'undoPublication':
      return undoPublication(workspace, planned.publication);
  }
}

const PUBLISHING = { ...ACCEPTED, dryRun: false };
