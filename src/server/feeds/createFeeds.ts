import { PrismicError } from '@prismicio/client';
import { Hono, type Context } from 'hono';
import { createContentClient, type ContentClient } from '#content/client.ts';
import { ContentError } from '#content/errors.ts';
import { PREVIEW_PATH } from '#content/preview.ts';
import * as plain from '#ui/words/en/server/plain.ts';
import { atom } from './atom.ts';
import { sitemap } from './sitemap.ts';

/** How long a feed may be cached, in seconds. */
const MAX_AGE = 600;

/** In seconds, while the content source does not answer. */
const RETRY_AFTER = 60;

/** Addresses without pages for search engines. */
const DISALLOWED = ['/api/', PREVIEW_PATH, '/slice-simulator', '/slice-library'];

interface Feed {
  readonly type: string;
  readonly write: (client: ContentClient, origin: string) => Promise<string>;
}

const FEEDS: ReadonlyMap<string, Feed> = new Map([
  ['/sitemap.xml', { type: 'application/xml', write: sitemap }],
  ['/feed.xml', { type: 'application/atom+xml', write: atom }],
]);

const headers = (type: string) => ({
  'content-type': `${type}; charset=utf-8`,
  'cache-control': `public, max-age=${MAX_AGE}`,
});

const unavailable = () =>
  // For feed readers: which language it is in is known by the content.
  new Response(plain.noContent, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER),
    },
  });

async function writeFeed({ type, write }: Feed, origin: string, contentFetch: typeof fetch) {
  const client = createContentClient({ endpoint: `${origin}/api/v2`, fetch: contentFetch });
  try {
    return new Response(await write(client, origin), { headers: headers(type) });
  } catch (error) {
    // The content proxy has logged that the content source did not answer.
    if (error instanceof ContentError || error instanceof PrismicError) return unavailable();
    throw error;
  }
}

/** The sitemap or feed at a request's path; null for any other path. */
export function feedResponse(
  { url }: Request,
  contentFetch: typeof fetch,
): Promise<Response> | null {
  const { origin, pathname } = new URL(url);
  const feed = FEEDS.get(pathname);
  return feed ? writeFeed(feed, origin, contentFetch) : null;
}

/** Routes of sitemap, feed and robots.txt. `publicPage` responds as to an anonymous visitor. */
export function createFeeds(publicPage: (context: Context) => Promise<Response>): Hono {
  const app = new Hono();
  for (const path of FEEDS.keys()) app.get(path, publicPage);
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
