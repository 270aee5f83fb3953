import type { MiddlewareHandler } from 'hono';
import { ALWAYS } from '#server/media/answerHeaders.ts';
import { MediaError, quoted } from '#server/media/MediaError.ts';
import { mediaPath } from '#server/media/mediaPath.ts';
import { PERSONAL, type Gateway } from '../createGateway.ts';
import { mediaKey } from '../policy/collect.ts';
import { opens, type Visitor } from '../Visitor.ts';

/** The file an address below `/media/` names; null where the media endpoint refuses to read it. */
export function fileOf(path: string): string | null {
  try {
    return mediaPath(path.replace(/^\/media\/?/, ''));
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
}

/**
 * Stands before the media endpoint: a file that only sealed documents use is there for those who
 * have opened one of them, and for nobody's cache. To others it is missing, like any file that is.
 */
export function mediaGuard(
  gateway: Pick<Gateway, 'policy'>,
  visitorOf: (request: Request) => Promise<Visitor>,
): MiddlewareHandler {
  return async (context, next) => {
    const file = fileOf(context.req.path);
    if (file === null) return next();
    const visitor = await visitorOf(context.req.raw);
    const owners = (await gateway.policy(visitor)).media.get(mediaKey(file));
    if (!owners) return next();
    if (!opens(visitor, owners)) {
      const message = `there is no file "${quoted(file)}" in content/media`;
      const headers = { ...ALWAYS, ...PERSONAL };
      return Response.json({ type: 'media_error', message }, { status: 404, headers });
    }
    await next();
    context.res = new Response(context.res.body, context.res);
    context.res.headers.set('cache-control', PERSONAL['cache-control']);
    context.res.headers.delete('access-control-allow-origin');
    return undefined;
  };
}
