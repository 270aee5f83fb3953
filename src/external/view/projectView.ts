import type { ParseMarkup } from '../markup/markupNode.ts';
import { moduleViews, type ModuleView } from './moduleView.ts';
import { projectStyles, type ProjectStyles } from './projectStyles.ts';
import { recordOf, textOf } from './values.ts';

/** An external project as plain data that cannot run. */
export interface ProjectView {
  readonly name: string;
  readonly styles: ProjectStyles;
  readonly modules: readonly ModuleView[];
}

/**
 * What is rendered of a project; null without one. It never throws, whatever the service sends, and
 * every value is checked.
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
