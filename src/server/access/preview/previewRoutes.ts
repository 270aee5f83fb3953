import { NotFoundError } from '@prismicio/client';
import { Hono } from 'hono';
import { createContentClient } from '#content/client.ts';
import { documentPath } from '#content/links.ts';
import { EXIT_PREVIEW_PATH, PREVIEW_PATH } from '#content/preview.ts';
import type { ContentProxy } from '../proxy/createContentProxy.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { fetchFrom } from '#server/lib/fetchFrom.ts';
import { anonymous } from '../session/Session.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import type { Keys } from '#server/lib/keys.ts';
import { localPath } from '#server/lib/localPath.ts';
import type { Preview } from '../session/Session.ts';
import { readPreviewRequest, type PreviewRules } from './previewRequest.ts';
import { endPreview, type PreviewSession } from '../session/previewCookie.ts';

interface PreviewRouteOptions {
  readonly contentProxy: ContentProxy;
  readonly start: PreviewSession['start'];
  readonly rules: PreviewRules;
  readonly keys: Keys;
}

/** The addresses contain a token or a secret. */
const HIDDEN = { ...CACHE_PRIVATE, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Starts and ends previews. Both redirect to a page of the site. */
export function previewRoutes({ contentProxy, start, rules, keys }: PreviewRouteOptions): Hono {
  const app = new Hono();
  app.get(PREVIEW_PATH, async (context) => {
    const { searchParams, origin } = new URL(context.req.url);
    const result = await readPreviewRequest(searchParams, rules, keys);
    if (result.kind === 'refused') return context.text(result.message, result.status, HIDDEN);
    const { preview } = result;
    if (!(await contentProxy.draft(preview))) {
      return context.text(
        'There is no such preview, or it has expired: open it again.',
        404,
        HIDDEN,
      );
    }
    const id = searchParams.get('documentId');
    const location = id
      ? await pathOf(contentProxy, preview, origin, id)
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

/** Path of the page of a draft's document; Home if there is none. */
async function pathOf(contentProxy: ContentProxy, preview: Preview, origin: string, id: string) {
  const client = createContentClient({
    endpoint: `${origin}/api/v2`,
    fetch: fetchFrom(contentProxy.forSession({ ...anonymous, preview }).respond),
  });
  try {
    return documentPath(await client.getByID(id, { lang: '*' }));
  } catch (error) {
    if (error instanceof NotFoundError) return '/';
    throw error;
  }
}
