import { withStyles } from '#effects/dom/otherStyles.ts';
import { preloadParts, rarePart } from '#ui/loadable.ts';

const NOT_FOUND = 'src/screens/notFound/NotFoundScreen.tsx';
export const PASSWORD = 'src/screens/protected/ProtectedScreen.tsx';
export const EXTERNAL = 'src/screens/external/ExternalProject.tsx';

/** In place of what is missing. */
export const NotFound = rarePart(
  NOT_FOUND,
  async () => (await withStyles(import('../notFound/NotFoundScreen.tsx'))).NotFoundScreen,
);

/** In place of a protected document. */
export const PasswordGate = rarePart(
  PASSWORD,
  async () => (await withStyles(import('../protected/ProtectedScreen.tsx'))).ProtectedScreen,
);

/** In place of a project's slices. */
export const ExternalProject = rarePart(
  EXTERNAL,
  async () => (await withStyles(import('../external/ExternalProject.tsx'))).ExternalProject,
);

/** Its code, before a page that is left for it goes. */
export const preloadNotFound = (): Promise<void> => preloadParts([NOT_FOUND]);
