import { Hono } from 'hono';
import { EXIT_PREVIEW_PATH, PREVIEW_PATH } from '#content/preview.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import type { Keys } from '#server/lib/keys.ts';
import { localPath } from '#server/lib/localPath.ts';
import { readPreviewRequest, type PreviewRules } from './previewRequest.ts';
import { endPreview } from '../session/previewCookie.ts';
import type { PreviewStart } from './createPreviewStart.ts';

interface PreviewRouteOptions {
  readonly start: PreviewStart;
  readonly rules: PreviewRules;
  readonly keys: Keys;
}

/** The addresses contain a token or a secret. */
const HIDDEN = { ...CACHE_PRIVATE, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

/** Starts and ends previews. Both redirect to a page of the site. */
export function previewRoutes({ start, rules, keys }: PreviewRouteOptions): Hono {
  const app = new Hono();
  app.get(PREVIEW_PATH, async (context) => {
    const { searchParams } = new URL(context.req.url);
    const result = await readPreviewRequest(searchParams, rules, keys);
    if (result.kind === 'refused') return context.text(result.message, result.status, HIDDEN);
    const started = await start(context.req.raw, result.preview, searchParams.get('documentId'));
    if (!started) {
      return context.text(
        'There is no such preview, or it has expired: open it again.',
        404,
        HIDDEN,
      );
    }
    const { path, cookie } = started;
    const location = path ?? localPath(searchParams.get('from')) ?? '/';
    return context.body(null, 303, { ...HIDDEN, location, 'set-cookie': cookie });
  });
  app.get(EXIT_PREVIEW_PATH, (context) => {
    const location = localPath(context.req.query('from')) ?? '/';
    const cookie = endPreview(isSecure(context.req.raw));
    return context.body(null, 303, { ...HIDDEN, location, 'set-cookie': cookie });
  });
  return app;
}
