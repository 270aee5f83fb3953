import { NotFoundError, type Content } from '@prismicio/client';
import { Hono } from 'hono';
import { createContentClient, type ContentClient } from '#content/client.ts';
import { BookmarkError } from '#content/errors.ts';
import { documentAddress, languagesOf } from '#content/documentAddress.ts';

/** The target of a bookmark may change with the next publication. */
const NO_CACHE = { 'cache-control': 'no-cache' };

/**
 * `GET /api/bookmarks/{name}`: redirects to the page of a bookmarked document. 404 for an unknown
 * bookmark. `publicFetch` answers the content client as for an anonymous visitor.
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
      const location = documentAddress(await languagesOf(client), document);
      return context.body(null, 303, { ...NO_CACHE, location });
    } catch (error) {
      // The bookmarked document may not be published.
      const isUnknown = error instanceof BookmarkError || error instanceof NotFoundError;
      if (!isUnknown) throw error;
      return context.json(
        { error: new BookmarkError(context.req.param('name')).message },
        404,
        NO_CACHE,
      );
    }
  });
  return app;
}

/** The document of a bookmark; throws `BookmarkError` without one. */
async function getBookmarked(
  client: ContentClient,
  bookmark: string,
): Promise<Content.AllDocumentTypes> {
  const { bookmarks = {} } = await client.getRepository();
  const id = Object.hasOwn(bookmarks, bookmark) && bookmarks[bookmark];
  if (!id) throw new BookmarkError(bookmark);
  return client.getByID(id);
}
