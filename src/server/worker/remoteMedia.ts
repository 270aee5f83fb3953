import { Hono } from 'hono';
import { fileOf } from '../gateway/guards/mediaGuard.ts';
import type { HostedSettings } from '../hosted/hostedSettings.ts';
import {
  ALWAYS,
  cacheControl,
  imageParameters,
  isTransformable,
  MediaError,
  mediaRefusal,
  missingFile,
} from '#image-service/web';

/** What a visitor's request for a file may say to the service that has it. */
const ASKED = ['accept', 'range', 'if-none-match', 'if-modified-since'];

/** What its answer may say to the visitor. */
const TOLD = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'content-security-policy',
  'etag',
  'last-modified',
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
 * Media of a worker. Prismic's are at its own image service, so none are served here; another
 * repository's are passed on from beside its API. The file is read as its guard has read it, and
 * asked for under that name alone. A hidden file is asked for as well and answered like one that
 * the service does not have.
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
      headers: pick(req.raw.headers, ASKED),
      redirect: 'manual',
    });
    if (isHidden || status === 404) {
      await body?.cancel();
      throw missingFile(file);
    }
    const told = pick(headers, TOLD);
    for (const [name, value] of Object.entries(ALWAYS)) told.set(name, value);
    told.set('cache-control', status < 400 ? cacheControl('day') : 'no-store');
    return new Response(body, { status, headers: told });
  });
  app.onError((error) => {
    if (error instanceof MediaError) return mediaRefusal(error);
    throw error;
  });
  return app;
}
