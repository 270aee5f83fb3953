import { NotFoundError } from '@prismicio/client';
import { Hono } from 'hono';
import { createContentClient } from '#content/client.ts';
import { documentPath } from '#content/links.ts';
import { EXIT_PREVIEW_PATH, PREVIEW_PATH } from '#content/preview.ts';
import type { Gateway } from '../proxy/createContentProxy.ts';
import { CACHE_PRIVATE } from '#server/lib/cacheControl.ts';
import { fetchFrom } from '#server/lib/fetchFrom.ts';
import { anyone } from '../session/Session.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import type { Keys } from '#server/lib/keys.ts';
import { localPath } from '#server/lib/localPath.ts';
import type { Preview } from '../session/Session.ts';
import { readWish, type PreviewRules } from './previewAccess.ts';
import { endPreview, type PreviewSession } from '../session/previewCookie.ts';

interface PreviewRouteOptions {
  readonly gateway: Gateway;
  readonly start: PreviewSession['start'];
  readonly rules: PreviewRules;
  readonly keys: Keys;
}

/** Addresses that hold a token or a secret are told to nobody. */
const HIDDEN = { ...CACHE_PRIVATE, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Where a preview starts and ends. Both lead on to a page of the site. */
export function previewRoutes({ gateway, start, rules, keys }: PreviewRouteOptions): Hono {
  const app = new Hono();
  app.get(PREVIEW_PATH, async (context) => {
    const { searchParams, origin } = new URL(context.req.url);
    const wish = await readWish(searchParams, rules, keys);
    if (wish.kind === 'refused') return context.text(wish.message, wish.status, HIDDEN);
    const { preview } = wish;
    if (!(await gateway.draft(preview))) {
      return context.text(
        'There is no such preview, or it has expired: open it again.',
        404,
        HIDDEN,
      );
    }
    const id = searchParams.get('documentId');
    const location = id
      ? await pathOf(gateway, preview, origin, id)
      : (localPath(searchParams.get('from')) ?? '/');
    const cookie = await start(preview, isSecure(context.req.raw));
    return context.body(null, 303, { ...HIDDEN, location, 'set-cookie': cookie });
  });
  app.get(EXIT_PREVIEW_PATH, (context) => {
    const location = localPath(context.req.query('from')) ?? '/';
    const cookie = endPreview(isSecure(context.req.raw));
    return context.body(null, 303, { ...HIDDEN, location, 'set-cookie': cookie });
  });
  return app;
}

/** Address of the page that shows a document of a draft; Home where there is none. */
async function pathOf(gateway: Gateway, preview: Preview, origin: string, id: string) {
  const client = createContentClient({
    endpoint: `${origin}/api/v2`,
    fetch: fetchFrom(gateway.visit({ ...anyone, preview }).answer),
  });
  try {
    return documentPath(await client.getByID(id, { lang: '*' }));
  } catch (error) {
    if (error instanceof NotFoundError) return '/';
    throw error;
  }
}
