import { Hono } from 'hono';
import { fileOf } from '../gateway/guards/mediaGuard.ts';
import type { HostedSettings } from '../hosted/hostedSettings.ts';
import { ALWAYS } from '../media/answerHeaders.ts';

/** What a visitor's request for a file may say to the service that has it. */
const PASSED_ON = ['accept', 'range', 'if-none-match', 'if-modified-since'];

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
    const headers = new Headers();
    for (const name of PASSED_ON) {
      const value = req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    const path = file.split('/').map(encodeURIComponent).join('/');
    const address = `${origin}/media/${path}${search}`;
    return fetch(address, { method: req.method, headers, redirect: 'manual' });
  });
  return app;
}
