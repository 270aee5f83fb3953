import type { Context, Hono } from 'hono';
import type { PreviewStart } from '#server/access/preview/createPreviewStart.ts';

/** Where the editor is, if it is on. */
export const EDITOR_PATH = '/edit';

/** What the editor needs of the site that it is part of. */
export interface EditorSite {
  readonly startPreview: PreviewStart;
  /** The client's address, as far as proxies are trusted. */
  readonly addressOf: (context: Context) => string;
}

/** Makes the editor's routes, relative to its path. Only platforms with a disk have one. */
export type MountEditor = (site: EditorSite) => Hono;
