import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { ContentSource } from '#prismic-folder';
import type { Appearance } from '#server/cards/Appearance.ts';
import type { Cards } from '#server/cards/createCards.ts';
import type { PreviewStart } from '#server/access/preview/createPreviewStart.ts';
import type { SiteShares } from '#server/access/share/createSiteShares.ts';
import type { ContentProxy } from '#server/access/proxy/createContentProxy.ts';

/** What the editor needs of the site that it is part of. */
export interface EditorSite {
  readonly contentProxy: ContentProxy;
  readonly startPreview: PreviewStart;
  /** Null where none can be stored. */
  readonly shares: SiteShares | null;
  /** What a page says of itself in a preview. */
  readonly appearance: Appearance;
  /** Draws cards; null where the platform cannot. */
  readonly cards: Cards | null;
  /** The client's address, as far as proxies are trusted. */
  readonly addressOf: (context: Context) => string;
}

/** The editor's built files. */
export interface EditorFiles {
  /** Answers requests for them, relative to the path that they have. */
  readonly serve: MiddlewareHandler;
  /** What a page of the editor loads. */
  readonly assetsOf: (entry: EditorEntry) => PageAssets;
  /** What the window loads soon for a screen: its code, or the page in a document's frame. */
  readonly modulesOf: (screen: EditorScreen) => readonly string[];
}

/** The window of the editor, and the page in its frame. */
export type EditorEntry = 'editor' | 'canvas';

/** What the window shows. */
export type EditorScreen = 'documents' | 'media' | 'find' | 'releases' | 'history' | 'document';

/** Files of a page: modules, the first one to be run, and styles. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The site as visitors would read it with other content. */
export interface SiteAfter {
  readonly respond: (request: Request) => Promise<Response>;
  /** What a page says of itself; null if there is none. */
  readonly appearance: (path: string, request: Request) => ReturnType<Appearance>;
  readonly cards: Cards | null;
}

/** Makes the editor's routes, relative to its path. Only platforms with a disk have one. */
export type MountEditor = (site: EditorSite, after: (content: ContentSource) => SiteAfter) => Hono;
