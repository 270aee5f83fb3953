import type { MiddlewareHandler } from 'hono';
import { MediaError, mediaPath } from '#image-service/web';
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
 * Stands before the media endpoint and tells it which files are hidden from the visitor: those that
 * only protected documents use, until one of these is opened. The endpoint answers a hidden file in
 * every way like a missing one, and asks by the name of the file that links lead to. What a visitor
 * has opened is for no cache.
 */
export function mediaGuard(
  gateway: Pick<Gateway, 'policy'>,
  visitorOf: (request: Request) => Promise<Visitor>,
): MiddlewareHandler {
  return async (context, next) => {
    if (fileOf(context.req.path) === null) return next();
    const visitor = await visitorOf(context.req.raw);
    const { media } = await gateway.policy(visitor);
    let isChecked = false;
    let isOpened = false;
    context.set('isHiddenMedia', (name) => {
      isChecked = true;
      const owners = media.get(mediaKey(name));
      if (!owners) return false;
      isOpened = opens(visitor, owners);
      return !isOpened;
    });
    await next();
    if (context.res.ok && !isChecked) {
      throw new Error('The media endpoint has not asked which files are hidden');
    }
    if (!isOpened) return undefined;
    context.res = new Response(context.res.body, context.res);
    context.res.headers.set('cache-control', PERSONAL['cache-control']);
    context.res.headers.delete('access-control-allow-origin');
    return undefined;
  };
}
