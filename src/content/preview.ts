/** Starts a preview: `?token=&documentId=` as Prismic sends it, or `?release=`. */
export const PREVIEW_PATH = '/preview';

/** Ends a preview; `?from=` is the page to return to. */
export const EXIT_PREVIEW_PATH = '/api/exit-preview';
