import type { MiddlewareHandler } from 'hono';
import { shareInFlight } from '#image-service/shareInFlight.ts';
import { createResponseCache } from './responseCache.ts';
import { respondFromCache, toCachedResponse, type KeptAnswer } from './cachedResponse.ts';
import { isCompressible, type Compressor } from './Compressor.ts';

/** Memory for built files: all scripts and styles together take less than a tenth. */
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Built files that are text, compressed as well as can be when they are first asked for and kept
 * for as long as the server runs. Fonts and pictures pass through as they are, and so do parts.
 */
export function cachedFiles(files: MiddlewareHandler, compress: Compressor): MiddlewareHandler {
  const store = createResponseCache(MAX_BYTES);
  const share = shareInFlight<KeptAnswer>();
  return async (context, next) => {
    const { path, method, raw } = context.req;
    // Files have an ending, pages have none: the disk is not asked for each page.
    if (!path.includes('.')) return next();
    if (method !== 'GET' || raw.headers.has('range')) return files(context, next);
    const known = store.get(path);
    if (known) return respondFromCache(known, raw.headers);
    let isPassed = false;
    const answer = await files(context, () => {
      isPassed = true;
      return next();
    });
    if (isPassed || !answer || answer.status !== 200) return answer;
    if (!isCompressible(answer.headers.get('content-type'))) return answer;
    const kept = await share(path, async () => {
      const made = await toCachedResponse(answer, { compress, effort: 'best' });
      store.set(path, made);
      return made;
    });
    // Of many who asked at once, one answer was read; the files behind the others are closed.
    if (!answer.bodyUsed) await answer.body?.cancel();
    return respondFromCache(kept, raw.headers);
  };
}
