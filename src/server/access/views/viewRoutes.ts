import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createLimiter } from '#server/lib/createLimiter.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { localPath } from '#server/lib/localPath.ts';
import { isReportedView } from './isView.ts';

/** In bytes: a path. */
const MAX_BODY = 600;

/** For all visitors together, so that no address is remembered; the interval is in ms. */
const LIMIT = { burst: 300, interval: 50, maxKeys: 1 } as const;

interface ViewRoutesOptions {
  readonly isOn: () => boolean;
  /** Counts a view of the page at a path. */
  readonly onView: (request: Request, path: string) => void;
  readonly now: () => number;
}

/** `POST /api/views`: the path of a page that a browser has rendered itself, after the first one. */
export function viewRoutes({ isOn, onView, now }: ViewRoutesOptions): Hono {
  const app = new Hono();
  const limiter = createLimiter({ ...LIMIT, now });
  app.post('/api/views', bodyLimit({ maxSize: MAX_BODY }), async ({ req, body }) => {
    if (!isOn()) return body(null, 404, CACHE_PRIVATE);
    if (limiter.wait('all') > 0) return body(null, 429, CACHE_PRIVATE);
    limiter.count('all');
    const path = localPath(await req.text());
    if (path === null) return body(null, 400, CACHE_PRIVATE);
    if (isReportedView(req.raw)) onView(req.raw, path);
    return body(null, 204, CACHE_PRIVATE);
  });
  return app;
}
