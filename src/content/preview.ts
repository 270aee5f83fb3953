/** Where a preview starts: `?token=&documentId=` as Prismic sends it, or `?release=`. */
export const PREVIEW_PATH = '/preview';

/** Where a preview ends; `?from=` names the page to go back to. */
export const EXIT_PREVIEW_PATH = '/api/exit-preview';
