import { parseInBrowser } from './markup/parseInBrowser.ts';
import type { ReadProject } from './ExternalSource.ts';
import { projectView } from './view/projectView.ts';

/** A project as a browser reads it; a page that was drawn with its project does without. */
export const readProject: ReadProject = (project) => projectView(project, parseInBrowser);
