import { Hono } from 'hono';
import { createContentClient } from '#content/client.ts';
import { PREVIEW_PATH } from '#content/preview.ts';
import { atom } from './atom.ts';
import { sitemap } from './sitemap.ts';

/** How long a feed may be kept, in seconds. */
const MAX_AGE = 600;

/** Addresses that are not for search engines: they hold no pages. */
const DISALLOWED = ['/api/', PREVIEW_PATH, '/slice-simulator', '/slice-library'];

/** What machines read: sitemap, feed and robots.txt, all through the same gateway as pages. */
export function createFeeds(contentFetch: typeof fetch): Hono {
  const app = new Hono();
  const site = (url: string) => {
    const { origin } = new URL(url);
    return {
      origin,
      client: createContentClient({ endpoint: `${origin}/api/v2`, fetch: contentFetch }),
    };
  };
  const headers = (type: string) => ({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': `public, max-age=${MAX_AGE}`,
  });
  app.get('/sitemap.xml', async (context) => {
    const { client, origin } = site(context.req.url);
    return context.body(await sitemap(client, origin), 200, headers('application/xml'));
  });
  app.get('/feed.xml', async (context) => {
    const { client, origin } = site(context.req.url);
    return context.body(await atom(client, origin), 200, headers('application/atom+xml'));
  });
  app.get('/robots.txt', (context) => {
    const { origin } = new URL(context.req.url);
    const rules = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)];
    return context.body(
      [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'),
      200,
      headers('text/plain'),
    );
  });
  return app;
}
