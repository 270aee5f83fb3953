import type { ParseMarkup } from '../markup/markupNode.ts';
import { moduleViews, type ModuleView } from './moduleView.ts';
import { projectStyles, type ProjectStyles } from './projectStyles.ts';
import { recordOf, textOf } from './values.ts';

/** A project of the external service as it is drawn: plain data, in which nothing can run. */
export interface ProjectView {
  readonly name: string;
  readonly styles: ProjectStyles;
  readonly modules: readonly ModuleView[];
}

/**
 * What is drawn of a project. Whatever the service may send, this neither throws nor lets a value
 * through that is not known to be safe; null where there is no project at all.
 */
export function projectView(project: unknown, parse: ParseMarkup): ProjectView | null {
  const fields = recordOf(project);
  if (!fields) return null;
  return {
    name: textOf(fields['name'], 300),
    styles: projectStyles(fields['styles']),
    modules: moduleViews(fields['modules'], parse),
  };
}
