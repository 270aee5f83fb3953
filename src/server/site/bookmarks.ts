import { NotFoundError } from '@prismicio/client';
import { Hono } from 'hono';
import { getBookmarked } from '#content/bookmark.ts';
import { createContentClient } from '#content/client.ts';
import { BookmarkError } from '#content/errors.ts';
import { documentPath } from '#content/links.ts';

/** Where a bookmark leads may change with the next publication. */
const CHANGING = { 'cache-control': 'no-cache' };

/**
 * `GET /api/bookmarks/{name}`: leads to the page of the document a bookmark of the repository names.
 * 404 for an unknown bookmark. `publicFetch` answers the content client as everybody may see it.
 */
export function bookmarks(publicFetch: typeof fetch): Hono {
  const app = new Hono();
  app.get('/api/bookmarks/:name', async (context) => {
    const client = createContentClient({
      endpoint: new URL('/api/v2', context.req.url).href,
      fetch: publicFetch,
    });
    try {
      const document = await getBookmarked(client, context.req.param('name'));
      return context.body(null, 303, { ...CHANGING, location: documentPath(document) });
    } catch (error) {
      // A bookmark of a document that is not published leads nowhere, either.
      const isUnknown = error instanceof BookmarkError || error instanceof NotFoundError;
      if (!isUnknown) throw error;
      return context.json(
        { error: new BookmarkError(context.req.param('name')).message },
        404,
        CHANGING,
      );
    }
  });
  return app;
}
