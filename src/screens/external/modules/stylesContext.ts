import { createContext } from 'react';
import type { ProjectStyles } from '#external/view/projectStyles.ts';

const plain: ProjectStyles = {
  background: { color: null },
  text: { title: {}, subtitle: {}, paragraph: {}, caption: {}, link: {} },
  spacing: { project: {}, modules: {} },
};

/** How the project around a module wants its texts to look. */
export const StylesContext = createContext<ProjectStyles>(plain);
