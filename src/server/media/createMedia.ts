import { Hono } from 'hono';
import { basePath } from 'hono/route';
import type { MediaCache, MediaLog } from './MediaCache.ts';
import type { MediaFiles } from './MediaFiles.ts';
import type { MediaImages } from './MediaImages.ts';
import { ALWAYS, type Freshness } from './answerHeaders.ts';
import { isTransformable } from './contentTypes.ts';
import { formatChoice } from './formats.ts';
import { imageParameters, leavesPictureAsItIs } from './imageParameters.ts';
import { MediaError, quoted } from './MediaError.ts';
import { mediaPath } from './mediaPath.ts';
import { memoryCache } from './memoryCache.ts';
import { serveFile } from './serveFile.ts';
import { createPictureServer } from './servePicture.ts';
import { createTransformQueue, type TransformQueue } from './transformQueue.ts';

export interface MediaOptions {
  readonly files: MediaFiles;
  readonly images: MediaImages;
  readonly log: MediaLog;
  /** Made pictures; 64 MiB of memory unless told. */
  readonly cache?: MediaCache;
  readonly queue?: TransformQueue;
  /** Development: nothing is kept without asking again. */
  readonly revalidate?: boolean;
}

function refusal(error: MediaError): Response {
  return Response.json(
    { type: 'media_error', message: error.message },
    { status: error.status, headers: { ...ALWAYS, 'cache-control': 'no-store', ...error.headers } },
  );
}

/**
 * The media endpoint as an app to mount at `/media`: pictures by the image service's parameters,
 * video, sound and everything else as files with byte ranges. It touches nothing but its ports.
 * Every refusal is JSON `{ type: 'media_error', message }`.
 */
export function createMedia(options: MediaOptions): Hono {
  const { files, images, log, cache = memoryCache(), queue = createTransformQueue() } = options;
  const servePicture = createPictureServer({ files, images, log, cache, queue });
  const app = new Hono();

  app.get('/*', async (c) => {
    const path = mediaPath(c.req.path.slice(basePath(c).length).replace(/^\//, ''));
    const query = new URL(c.req.url).searchParams;
    const headers = c.req.raw.headers;
    const parameters = isTransformable(path) ? imageParameters(query) : null;
    const stat = await files.stat(path);
    if (!stat) throw new MediaError(404, `there is no file "${quoted(path)}" in content/media`);

    const kept: Freshness = query.has('v') ? 'version' : 'day';
    const freshness = options.revalidate ? 'revalidate' : kept;
    if (!parameters) return serveFile(files, { path, stat, headers, freshness, negotiated: false });
    const choice = formatChoice(parameters, headers.get('accept') ?? '');
    const negotiated = parameters.negotiate;
    if (leavesPictureAsItIs(parameters) && choice[0] === 'own') {
      return serveFile(files, { path, stat, headers, freshness, negotiated });
    }
    return servePicture({ path, stat, parameters, choice, headers, freshness });
  });

  app.all('/*', (c) => {
    throw new MediaError(405, `${c.req.method} is not answered here: use GET or HEAD`, {
      headers: { allow: 'GET, HEAD' },
    });
  });

  app.onError((error) => {
    if (error instanceof MediaError) return refusal(error);
    log(`media: ${error.stack ?? String(error)}`);
    return refusal(new MediaError(500, 'the media endpoint failed; the server has the details'));
  });

  return app;
}
