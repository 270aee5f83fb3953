import { Hono } from 'hono';
import { ALWAYS } from '../media/answerHeaders.ts';
import type { HostedSettings } from '../hosted/hostedSettings.ts';

/** What a visitor's request for a file may say to the service that has it. */
const PASSED_ON = ['accept', 'range', 'if-none-match', 'if-modified-since'];

/**
 * Media of a worker. Prismic's stand at its own image service, so nothing is asked here; another
 * repository's are passed on from beside its API, so that those of sealed work meet their guard.
 */
export function remoteMedia({ endpoint }: HostedSettings): Hono {
  const { origin, hostname } = new URL(endpoint);
  const isPrismic = hostname.endsWith('.prismic.io');
  const app = new Hono();
  app.on(['GET', 'HEAD'], '/*', async ({ req }) => {
    if (isPrismic) return Response.json(NONE, { status: 404, headers: ALWAYS });
    const { pathname, search } = new URL(req.url);
    const headers = new Headers();
    for (const name of PASSED_ON) {
      const value = req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    return fetch(origin + pathname + search, { method: req.method, headers, redirect: 'manual' });
  });
  return app;
}

const NONE = { type: 'media_error', message: 'media stand at the image service of Prismic' };
