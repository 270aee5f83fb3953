import type { SharedPage } from '#content/share.ts';
import type { Preview } from '#server/access/session/Session.ts';

/** Asks the page at a path what it says of itself, as visitors would read the preview; null if there is none. */
export type Appearance = (
  path: string,
  request: Request,
  preview: Preview | null,
) => Promise<SharedPage | null>;
