import { Hono } from 'hono';
import { fileOf } from '#server/access/policy/mediaGuard.ts';
import type { HostedSettings } from '#server/settings/hostedSettings.ts';
import {
  ALWAYS,
  MediaError,
  cacheControl,
  imageParameters,
  isTransformable,
  mediaRefusal,
  missingFile,
} from '#image-service/web';

/** Request headers that are passed on. */
const REQUEST_HEADERS = ['accept', 'range', 'if-range', 'if-none-match', 'if-modified-since'];

/** Response headers that are passed back. */
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'content-security-policy',
  'etag',
  'last-modified',
  'vary',
];

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers();
  for (const name of names) {
    const value = headers.get(name);
    if (value !== null) picked.set(name, value);
  }
  return picked;
}

/**
 * Media of a worker. Prismic serves its own media; those of another repository are proxied from
 * beside its API. The path is parsed as the media guard parses it and requested in that form only. A
 * hidden file is requested too, so that its response does not differ from that of a missing one.
 */
export function remoteMedia({ endpoint }: HostedSettings): Hono {
  const { origin, hostname } = new URL(endpoint);
  const isPrismic = hostname.endsWith('.prismic.io');
  const app = new Hono();
  app.on(['GET', 'HEAD'], '/*', async (context) => {
    const { req } = context;
    if (isPrismic) throw new MediaError(404, 'media are at the image service of Prismic');
    const { pathname, search, searchParams } = new URL(req.url);
    const file = fileOf(pathname);
    if (file === null) throw new MediaError(404, 'no file has such a name');
    if (isTransformable(file)) imageParameters(searchParams);
    const isHidden = context.get('isHiddenMedia')?.(file) ?? false;
    const path = file.split('/').map(encodeURIComponent).join('/');
    const { body, status, headers } = await fetch(`${origin}/media/${path}${search}`, {
      method: req.method,
      headers: pick(req.raw.headers, REQUEST_HEADERS),
      redirect: 'manual',
    });
    if (isHidden || status === 404) {
      await body?.cancel();
      throw missingFile(file);
    }
    const passed = pick(headers, RESPONSE_HEADERS);
    // The length of what was compressed on its way, and is not any more.
    if (headers.has('content-encoding')) passed.delete('content-length');
    const isBrief = headers.get('cache-control') === cacheControl('minute');
    for (const [name, value] of Object.entries(ALWAYS)) passed.set(name, value);
    passed.set(
      'cache-control',
      status < 400 ? cacheControl(isBrief ? 'minute' : 'day') : 'no-store',
    );
    return new Response(body, { status, headers: passed });
  });
  app.onError((error) => {
    if (error instanceof MediaError) return mediaRefusal(error);
    throw error;
  });
  return app;
}
