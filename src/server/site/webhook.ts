import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentProxy } from '#server/access/proxy/createContentProxy.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { ContentApiError } from '#server/lib/ContentApiError.ts';
import { isRecord } from '#ui/isRecord.ts';
import { sameText, type Keys } from '#server/lib/keys.ts';

export interface WebhookOptions {
  readonly contentProxy: Pick<ContentProxy, 'refresh'>;
  readonly keys: Keys;
  /** What the service sends as `secret`; null disables the webhook. */
  readonly secret: string | null;
}

/** The hosted service sends a request here after each publication. */
const WEBHOOK_PATH = '/api/webhook';

/** In bytes: the body lists the documents that changed. */
const MAX_BODY = 1024 * 1024;

/**
 * `POST /api/webhook`: refreshes the published content at once, rather than within five seconds. 401
 * for a wrong secret, 404 if none is set.
 */
export function webhook({ contentProxy, keys, secret }: WebhookOptions): Hono {
  const app = new Hono();
  if (secret === null) {
    const message = 'No webhook is set up here: the server has no PRISMIC_WEBHOOK_SECRET';
    return app.all(WEBHOOK_PATH, (context) => context.json({ error: message }, 404, CACHE_PRIVATE));
  }
  app.post(
    WEBHOOK_PATH,
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (context) => context.json({ error: 'The body is too long' }, 413, CACHE_PRIVATE),
    }),
    async (context) => {
      const body: unknown = await context.req.json().catch(() => null);
      const given = isRecord(body) && typeof body['secret'] === 'string' ? body['secret'] : '';
      if (!(await sameText(keys, 'webhook', given, secret))) {
        return context.json({ error: 'The secret is not the one expected' }, 401, CACHE_PRIVATE);
      }
      try {
        await contentProxy.refresh();
      } catch (error) {
        // The next visit refreshes again, so the service need not repeat its request.
        if (!(error instanceof ContentApiError)) throw error;
      }
      return context.body(null, 204, CACHE_PRIVATE);
    },
  );
  return app.all(WEBHOOK_PATH, (context) => {
    context.header('allow', 'POST');
    return context.json({ error: 'Use POST' }, 405, CACHE_PRIVATE);
  });
}
