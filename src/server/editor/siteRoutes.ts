import { Hono } from 'hono';
import { otherPicture, ownPicture } from '#app/shareTags.tsx';
import { orderFor } from '#server/cards/cardOrder.ts';
import type { EditorSite } from './EditorPort.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import type { CanvasOptions } from './canvasRoutes.ts';
import { checkVisit } from './checkVisit.ts';
import { lookUpEmbed } from './lookUpEmbed.ts';

export interface SiteRoutesOptions
  extends
    Pick<CanvasOptions, 'editor' | 'contentProxy' | 'drafts'>,
    Pick<EditorSite, 'appearance' | 'cards'> {
  /** Asks providers of embeds; the platform's by default. */
  readonly request?: typeof fetch | undefined;
}

/** In characters; no page has a longer one. */
const MAX_PATH = 1000;

/** What the editor asks about this site, and no content folder knows by itself. */
export function siteRoutes(options: SiteRoutesOptions): Hono {
  const { editor, contentProxy, drafts, request, cards } = options;
  const app = new Hono();

  app.use(async (context, next) => {
    checkVisit(editor, context.req.raw);
    await next();
  });

  // Which documents ask visitors for a password once the drafts are public.
  app.get('/protected', async ({ req, json }) => {
    const { documents } = await contentProxy.policyOf({ preview: await drafts(req.raw) });
    return json({ documents: [...documents.keys()] }, 200, CACHE_PRIVATE);
  });

  const appearanceOf = async (asked: Request, path: string) => {
    const isPath = /^\/(?!\/)/.test(path) && path.length <= MAX_PATH;
    return isPath ? options.appearance(path, asked, await drafts(asked)) : null;
  };

  // How search pages and networks will show a page once the drafts are public.
  app.get('/appearance', async ({ req, json, body }) => {
    const path = req.query('path') ?? '/';
    const page = await appearanceOf(req.raw, path);
    if (!page) return body(null, 204, CACHE_PRIVATE);
    const { title, heading, description, isClosed } = page;
    const picture = ownPicture(page) ?? (cards ? null : (otherPicture(page) ?? ''));
    const address = new URL(path, req.url).href;
    const said = { title, heading, description, address, picture, isClosed };
    return json(said, 200, CACHE_PRIVATE);
  });

  app.get('/card', async ({ req, body }) => {
    const page = await appearanceOf(req.raw, req.query('path') ?? '/');
    if (!page || !cards) return body(null, 404, CACHE_PRIVATE);
    const waiting = { client: 'the editor', signal: req.raw.signal };
    const { type, bytes } = await cards.drawDraft(orderFor(page), waiting);
    return body(bytes, 200, { ...CACHE_PRIVATE, 'content-type': type });
  });

  app.get('/embed', async ({ req, json, body }) => {
    const found = await lookUpEmbed(req.query('url') ?? '', request);
    if (found === 'none') return body(null, 204, CACHE_PRIVATE);
    return json(found === 'away' ? {} : found, found === 'away' ? 502 : 200, CACHE_PRIVATE);
  });
  return app;
}
