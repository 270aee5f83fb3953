import type { AuthoringFinding } from '../Authoring.ts';
import type { Workspace } from '../documents/Workspace.ts';
import { findLinks } from './findLinks.ts';
import { findSlices } from './findSlices.ts';
import { findText } from './findText.ts';
import { replaceLinks } from './replaceLinks.ts';
import { undoReplace } from './undoReplace.ts';

/** Finding in all content of a folder. What is read of a document is kept until its file changes. */
export function createFinding(workspace: Workspace): AuthoringFinding {
  return {
    text: async (text, page) => findText(await workspace.fresh(), text, page),
    slices: async ({ slice, variation, page }) =>
      findSlices(await workspace.fresh(), slice, variation, page),
    links: async (to) => findLinks(workspace, await workspace.fresh(), to),
    replace: (request) => replaceLinks(workspace, request),
    undo: (saved) => undoReplace(workspace, saved),
  };
}
