import type { MiddlewareHandler } from 'hono';
import { acceptedEncoding } from '#server/delivery/acceptedEncoding.ts';

/** Names of the build alone, so that there are no more of them than its files. */
const NAME = /^\/assets\/[\w.-]+$/;

/** How long a file whose name has its hash is valid. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Headers of the file; the response's own are set each time. */
const KEPT = ['content-encoding', 'content-length', 'content-type', 'last-modified', 'vary'];

/**
 * Keeps hashed files in memory once they have been read, since they never change: an answer takes half
 * of the processor's time then (the style sheet 0.9 ms in place of 1.8, a font 0.5 in place of 1.3).
 */
export function keepAssets(files: MiddlewareHandler): MiddlewareHandler {
  const kept = new Map<string, { body: ArrayBuffer; headers: Record<string, string> }>();
  return async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'GET' || !NAME.test(path) || context.req.header('range')) {
      return files(context, next);
    }
    const accepted = acceptedEncoding(context.req.header('accept-encoding') ?? null);
    const key = `${path} ${accepted}`;
    const known = kept.get(key);
    if (known) return context.body(known.body, 200, known.headers);
    const response = await files(context, next);
    if (response?.status !== 200) return response;
    const encoding = response.headers.get('content-encoding');
    // Others have been asked for in a way that not everybody who accepts the same encoding uses.
    const isUsual =
      encoding === accepted || response.headers.get('content-type')?.startsWith('font/');
    if (!isUsual) return response;
    const body = await response.arrayBuffer();
    const headers: Record<string, string> = { 'cache-control': IMMUTABLE };
    for (const name of KEPT) {
      const value = response.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    kept.set(key, { body, headers });
    return context.body(body, 200, headers);
  };
}
