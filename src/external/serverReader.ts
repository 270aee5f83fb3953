import { parseOnServer } from './markup/parseOnServer.ts';
import type { ReadProject } from './ExternalSource.ts';
import { projectView } from './view/projectView.ts';

/** A project as the server reads it, by the same rules. */
export const readProject: ReadProject = (project) => projectView(project, parseOnServer);
