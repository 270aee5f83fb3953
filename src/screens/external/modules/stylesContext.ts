import { createContext } from 'react';
import { projectStyles, type ProjectStyles } from '#external/view/projectStyles.ts';

/** How the project around a module wants its texts to look. */
export const StylesContext = createContext<ProjectStyles>(projectStyles(null));
