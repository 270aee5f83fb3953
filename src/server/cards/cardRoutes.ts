import { plainText } from '#server/lib/headers.ts';
import { Hono, type Context } from 'hono';
import { ALWAYS, cacheControl, isUnchanged, mediaRefusal, MediaError } from '#image-service/web';
import type { Client } from '#server/lib/Client.ts';
import { ContentApiError } from '#server/lib/ContentApiError.ts';
import { CARDS_PATH, readCardAddress } from './cardAddress.ts';
import type { Cards } from './createCards.ts';

/** Serves the cards. An address that no page names is 404, also one that a page named earlier. */
export function cardRoutes(cards: Cards, clientOf: (context: Context) => Client): Hono {
  const app = new Hono();
  app.get(`${CARDS_PATH}/*`, async (context) => {
    const { raw } = context.req;
    const asked = readCardAddress(new URL(raw.url).pathname);
    const client = clientOf(context);
    const order = asked && (await cards.find(asked.path, asked.digest, raw, client));
    if (!asked || !order) return plainText(404, 'No page has this card.');
    // The address changes with what the card shows.
    const headers = {
      ...ALWAYS,
      etag: `"${asked.digest}"`,
      'cache-control': cacheControl('version'),
    };
    if (isUnchanged(raw.headers, headers)) return new Response(null, { status: 304, headers });
    const waiting = { client: client.name, signal: client.signal };
    const { type, bytes, isLasting } = await cards.draw(asked.digest, order, waiting);
    return new Response(bytes, {
      headers: {
        ...headers,
        ...(!isLasting && { 'cache-control': cacheControl('minute') }),
        'content-type': type,
        'content-length': String(bytes.byteLength),
      },
    });
  });
  app.onError((error) => {
    if (error instanceof MediaError) return mediaRefusal(error);
    if (error instanceof ContentApiError) {
      return plainText(503, 'The content of this site cannot be read at the moment.', {
        'retry-after': '60',
      });
    }
    throw error;
  });
  return app;
}
