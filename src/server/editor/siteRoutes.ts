import { Hono } from 'hono';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import type { CanvasOptions } from './canvasRoutes.ts';
import { checkVisit } from './checkVisit.ts';
import { lookUpEmbed } from './lookUpEmbed.ts';

export interface SiteRoutesOptions extends Pick<
  CanvasOptions,
  'editor' | 'contentProxy' | 'drafts'
> {
  /** Asks providers of embeds; the platform's by default. */
  readonly request?: typeof fetch | undefined;
}

/** What the editor asks about this site, and no content folder knows by itself. */
export function siteRoutes(options: SiteRoutesOptions): Hono {
  const { editor, contentProxy, drafts, request } = options;
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

  app.get('/embed', async ({ req, json, body }) => {
    const found = await lookUpEmbed(req.query('url') ?? '', request);
    if (found === 'none') return body(null, 204, CACHE_PRIVATE);
    return json(found === 'away' ? {} : found, found === 'away' ? 502 : 200, CACHE_PRIVATE);
  });
  return app;
}
