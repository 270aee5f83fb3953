import type { MiddlewareHandler } from 'hono';
import { MediaError, mediaPath } from '#image-service/web';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { mediaKey } from './collectReferences.ts';
import type { PolicyOf } from './Policy.ts';
import { canOpen, type Session } from '../session/Session.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Declared and read by the image service, too: whether a file is to be treated as missing. */
    isHiddenMedia?: (name: string) => boolean;
  }
}

/** The file of a path below `/media/`; null if the media endpoint rejects the path. */
export function fileOf(path: string): string | null {
  try {
    return mediaPath(path.replace(/^\/media\/?/, ''));
  } catch (error) {
    if (error instanceof MediaError) return null;
    throw error;
  }
}

/**
 * Runs before the media endpoint and tells it which files are hidden: those that only protected
 * documents use, until one of these is unlocked. The endpoint treats a hidden file exactly like a
 * missing one and checks the name that links resolve to. Responses with unlocked files are private.
 */
export function mediaGuard(
  policyOf: PolicyOf,
  sessionOf: (request: Request) => Promise<Session>,
): MiddlewareHandler {
  return async (context, next) => {
    if (fileOf(context.req.path) === null) return next();
    const session = await sessionOf(context.req.raw);
    const { media } = await policyOf(session);
    let isChecked = false;
    let isOpened = false;
    context.set('isHiddenMedia', (name) => {
      isChecked = true;
      const protectedBy = media.get(mediaKey(name));
      if (!protectedBy) return false;
      isOpened = canOpen(session, protectedBy);
      return !isOpened;
    });
    await next();
    if (context.res.ok && !isChecked) {
      throw new Error('The media endpoint did not check whether the file is hidden');
    }
    if (!isOpened) return undefined;
    context.res = new Response(context.res.body, context.res);
    context.res.headers.set('cache-control', CACHE_PRIVATE['cache-control']);
    context.res.headers.delete('access-control-allow-origin');
    return undefined;
  };
}
