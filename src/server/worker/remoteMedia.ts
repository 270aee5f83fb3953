import { Hono } from 'hono';
import { fileOf } from '../gateway/guards/mediaGuard.ts';
import type { HostedSettings } from '../hosted/hostedSettings.ts';
import { ALWAYS, cacheControl } from '../media/answerHeaders.ts';

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

const missing = (message: string) =>
  Response.json({ type: 'media_error', message }, { status: 404, headers: ALWAYS });

/**
 * Media of a worker. Prismic's stand at its own image service, so nothing is asked here; another
 * repository's are passed on from beside its API. The file is read as its guard has read it, and
 * asked for under that name alone.
 */
export function remoteMedia({ endpoint }: HostedSettings): Hono {
  const { origin, hostname } = new URL(endpoint);
  const isPrismic = hostname.endsWith('.prismic.io');
  const app = new Hono();
  app.on(['GET', 'HEAD'], '/*', async ({ req }) => {
    if (isPrismic) return missing('media stand at the image service of Prismic');
    const { pathname, search } = new URL(req.url);
    const file = fileOf(pathname);
    if (file === null) return missing('no file has such a name');
    const path = file.split('/').map(encodeURIComponent).join('/');
    const { body, status, headers } = await fetch(`${origin}/media/${path}${search}`, {
      method: req.method,
      headers: pick(req.raw.headers, ASKED),
      redirect: 'manual',
    });
    const told = pick(headers, TOLD);
    for (const [name, value] of Object.entries(ALWAYS)) told.set(name, value);
    told.set('cache-control', status < 400 ? cacheControl('day') : 'no-store');
    return new Response(body, { status, headers: told });
  });
  return app;
}
