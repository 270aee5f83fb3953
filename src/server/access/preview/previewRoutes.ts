import { Hono } from 'hono';
import { EXIT_PREVIEW_PATH, PREVIEW_PATH } from '#content/preview.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import type { Keys } from '#server/lib/keys.ts';
import { localPath } from '#server/lib/localPath.ts';
import { readPreviewRequest, type PreviewRules } from './previewRequest.ts';
import { endPreview } from '../session/createSessions.ts';
import type { PreviewStart } from './createPreviewStart.ts';

interface PreviewRouteOptions {
  readonly start: PreviewStart;
  /** Whether a request comes with a preview's cookie. */
  readonly isPreviewing: (request: Request) => Promise<boolean>;
  readonly rules: PreviewRules;
  readonly keys: Keys;
}

/** The addresses contain a token or a secret. */
const HIDDEN = { ...CACHE_PRIVATE, 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

const NOT_STORED =
  'Your browser did not store the cookie that shows the preview. Allow cookies for this site, then open the preview again.';

/** Parameter of the address that a started preview leads to: the page that is shown next. */
const NEXT = 'next';

/** Starts and ends previews. Both redirect to a page of the site. */
export function previewRoutes({ start, isPreviewing, rules, keys }: PreviewRouteOptions): Hono {
  const app = new Hono();
  app.get(PREVIEW_PATH, async (context) => {
    const { searchParams } = new URL(context.req.url);
    const next = searchParams.get(NEXT);
    if (next !== null) {
      if (!(await isPreviewing(context.req.raw))) return context.text(NOT_STORED, 403, HIDDEN);
      return context.body(null, 303, { ...HIDDEN, location: localPath(next) ?? '/' });
    }
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
    const page = path ?? localPath(searchParams.get('from')) ?? '/';
    const location = `${PREVIEW_PATH}?${new URLSearchParams({ [NEXT]: page })}`;
    return context.body(null, 303, { ...HIDDEN, location, 'set-cookie': cookie });
  });
  app.get(EXIT_PREVIEW_PATH, (context) => {
    const location = localPath(context.req.query('from')) ?? '/';
    const cookie = endPreview(isSecure(context.req.raw));
    return context.body(null, 303, { ...HIDDEN, location, 'set-cookie': cookie });
  });
  return app;
}
