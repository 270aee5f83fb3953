import type { Context, Hono } from 'hono';
import type { ContentSource } from '#prismic-folder';
import type { Appearance } from '#server/cards/Appearance.ts';
import type { Cards } from '#server/cards/createCards.ts';
import type { PreviewStart } from '#server/access/preview/createPreviewStart.ts';
import type { Views } from '#server/access/views/createViews.ts';
import type { SiteShares } from '#server/access/share/createSiteShares.ts';
import type { ContentProxy } from '#server/access/proxy/createContentProxy.ts';

/** What the editor needs of the site that it is part of. */
export interface EditorSite {
  readonly contentProxy: ContentProxy;
  readonly startPreview: PreviewStart;
  /** Null where none can be stored. */
  readonly shares: SiteShares | null;
  /** Null where nothing is counted. */
  readonly views: Views | null;
  /** What a page says of itself in a preview. */
  readonly appearance: Appearance;
  /** Draws cards; null where the platform cannot. */
  readonly cards: Cards | null;
  /** The client's address, as far as proxies are trusted. */
  readonly addressOf: (context: Context) => string;
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
