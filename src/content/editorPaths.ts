/** Where the editor is, if it is on. */
export const EDITOR_PATH = '/edit';

/** The frame in which the editor shows a page of the site. */
export const CANVAS_PATH = `${EDITOR_PATH}/canvas`;

/** Where the frame finds the content as it is with a release. */
export const releaseCanvas = (id: string): string =>
  `${CANVAS_PATH}/release/${encodeURIComponent(id)}`;

/** Where the editor's built files are; `vite.config.ts` says so, too. */
export const FILES_PATH = `${EDITOR_PATH}/files`;
