import { isbot } from 'isbot';
import { cookieValues } from '#server/lib/cookies.ts';
import { isCrossSite, isOpenedByPerson } from '../unlock/requestSource.ts';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createLimiter, type LimiterOptions } from '#server/lib/createLimiter.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { localPath } from '#server/lib/localPath.ts';

/** Marks the browsers in which the site's owner has used the editor: what they open is no view. */
export const OWNER_COOKIE = 'owner';

const isVisitor = (request: Request) =>
  !isbot(request.headers.get('user-agent')) && cookieValues(request, OWNER_COOKIE).length === 0;

/** Whether an answered request is a visitor's view of a page. A copy that is still current was shown as well. */
export function isView(request: Request, { status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return (
    (status === 200 || status === 304) && isPage && isOpenedByPerson(request) && isVisitor(request)
  );
}

/** Whether a browser's report of a page that it has rendered itself is a visitor's view. */
export const isReportedView = (request: Request): boolean =>
  !isCrossSite(request) && isVisitor(request);

/** In bytes: a path. */
const MAX_BODY = 600;

/** For all visitors together, so that no address is remembered; the interval is in ms. */
const LIMIT = { burst: 300, interval: 50, maxKeys: 1 } as const;

interface ViewRoutesOptions {
  readonly isOn: () => boolean;
  /** Counts a view of the page at a path. */
  readonly onView: (request: Request, path: string) => void;
  readonly now: LimiterOptions['now'];
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
