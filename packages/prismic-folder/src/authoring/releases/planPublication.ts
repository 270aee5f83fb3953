import type { FileChange } from '../../store/types.ts';
import type { Snapshot } from '../../types.ts';
import type { PlannedPublication } from '../contract/protection.ts';
import { effectsOf } from '../documents/effects.ts';
import { archiveDocument, removeDocument } from '../documents/removeDocument.ts';
import type { Workspace } from '../documents/Workspace.ts';
import type { Publications } from './publications.ts';
import { publish } from './publish.ts';
import { undoPublication } from './undoPublication.ts';
import { undoPublish } from './undoPublish.ts';

/** The content as it would be after a publication, of which nothing is written. */
export async function planPublication(
  workspace: Workspace,
  publications: Publications,
  planned: PlannedPublication,
  withErrors = false,
): Promise<Snapshot> {
  const changes: FileChange[] = [];
  // The operation itself runs, with its commit caught.
  const dry: Workspace = {
    ...workspace,
    async commit(caught) {
      changes.push(...caught);
    },
  };
  await perform(dry, { ...publications, add: () => {} }, planned, withErrors);
  const { after } = await effectsOf(workspace, await workspace.fresh(), changes, new Set());
  return after.snapshot;
}

const ACCEPTED = { acceptWarnings: true };

async function perform(
  workspace: Workspace,
  publications: Publications,
  planned: PlannedPublication,
  withErrors: boolean,
): Promise<unknown> {
  const refuse = withErrors ? () => {} : undefined;
  switch (planned.kind) {
    case 'publish':
      return publish(
        workspace,
        publications,
        { documents: planned.documents, ...PUBLISHING },
        refuse,
      );
    case 'publishRelease':
      return publish(workspace, publications, { release: planned.release, ...PUBLISHING }, refuse);
    case 'archive':
      return archiveDocument(workspace, planned.document, ACCEPTED);
    case 'remove':
      return removeDocument(workspace, planned.document, ACCEPTED);
    case 'undoPublish':
      return undoPublish(workspace, planned);
    case 'undoPublication':
      return undoPublication(workspace, publications, planned.publication);
  }
}

const PUBLISHING = { ...ACCEPTED, dryRun: false };
