import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isRecord } from 'prismic-folder';
import { AuthoringError, PRIVATE_HEADERS, respondToError } from 'prismic-folder/authoring';
import type { Sender, SendRequest } from '../Sender.ts';

/** In bytes: two addresses and a name. */
const MAX_BODY = 16_384;

/** What the window asks for; throws where a body is none of it. */
function readRequest(body: unknown): SendRequest {
  const { do: what, way, values, over, to, isOn } = isRecord(body) ? body : {};
  if (what === 'stop') return { do: what };
  if (what === 'send' && (over === undefined || typeof over === 'string')) {
    return { do: what, ...(over !== undefined && { over }) };
  }
  if (what === 'return' && typeof to === 'string') return { do: what, to };
  if (what === 'sendWithPublish' && typeof isOn === 'boolean') return { do: what, isOn };
  if (what === 'try' && typeof way === 'string' && isRecord(values)) {
    const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
    return { do: what, way, values: Object.fromEntries(texts) };
  }
  throw new AuthoringError('invalid', 'Nothing that a sender knows was asked for');
}

/** How far it is to be online, and what to do about it. Who asks has a session; a 204 says that nothing sends. */
export function onlineRoutes(sender: Sender | undefined): Hono {
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof AuthoringError) return respondToError(error);
    throw error;
  });
  app.get('/', async (context) =>
    sender
      ? context.json(await sender.state(), 200, PRIVATE_HEADERS)
      : context.body(null, 204, PRIVATE_HEADERS),
  );
  app.post('/', bodyLimit({ maxSize: MAX_BODY }), async (context) => {
    if (!sender) throw new AuthoringError('not_found', 'Nothing sends this site');
    const request = readRequest(await context.req.json().catch(() => null));
    await sender.ask(request).catch((error: unknown) => {
      throw new AuthoringError('conflict', error instanceof Error ? error.message : String(error));
    });
    return context.json(await sender.state(), 200, PRIVATE_HEADERS);
  });
  return app;
}
