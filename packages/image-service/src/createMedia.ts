import { Hono, type Context } from 'hono';
import { basePath } from 'hono/route';
import type { MediaCache, MediaLog } from './MediaCache.ts';
import type { MediaFiles } from './MediaFiles.ts';
import type { MediaImages } from './MediaImages.ts';
import type { Freshness } from './answerHeaders.ts';
import { isTransformable } from './contentTypes.ts';
import { formatChoice } from './formats.ts';
import { imageParameters, leavesPictureAsItIs } from './imageParameters.ts';
import { MediaError, mediaRefusal, missingFile } from './MediaError.ts';
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
  /** Who asks, so that each client has its own share of the queue; all are one unless given. */
  readonly clientOf?: (context: Context) => string;
  /** Development: nothing is kept without asking again. */
  readonly revalidate?: boolean;
}

declare module 'hono' {
  interface ContextVariableMap {
    /**
     * Set by a guard in front of the media endpoint: whether a file, by its decoded name, is
     * answered as if it were missing.
     */
    isHiddenMedia?: (name: string) => boolean;
  }
}

/** Not a status of HTTP: what nginx logs for a client that has gone. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * The media endpoint as an app to mount at `/media`: pictures by the image service's parameters,
 * video, sound and everything else as files with byte ranges. It touches nothing but its ports.
 * Every refusal is JSON `{ type: 'media_error', message }`.
 */
export function createMedia(options: MediaOptions): Hono {
  const { files, images, log, cache = memoryCache(), queue = createTransformQueue() } = options;
  const { clientOf = () => '' } = options;
  const servePicture = createPictureServer({ files, images, log, cache, queue });
  const app = new Hono();

  app.get('/*', async (c) => {
    const path = mediaPath(c.req.path.slice(basePath(c).length).replace(/^\//, ''));
    const query = new URL(c.req.url).searchParams;
    const headers = c.req.raw.headers;
    const parameters = isTransformable(path) ? imageParameters(query) : null;
    const stat = await files.stat(path);
    const isHidden = c.get('isHiddenMedia');
    // By its own name as well: what a link leads to may change while the server runs.
    if (!stat || isHidden?.(path) || isHidden?.(stat.name ?? path)) throw missingFile(path);

    const kept: Freshness = query.has('v') ? 'version' : 'day';
    const freshness = options.revalidate ? 'revalidate' : kept;
    if (!parameters) return serveFile(files, { path, stat, headers, freshness, negotiated: false });
    const choice = formatChoice(parameters, headers.get('accept') ?? '');
    const negotiated = parameters.negotiate;
    if (leavesPictureAsItIs(parameters) && choice[0] === 'own') {
      return serveFile(files, { path, stat, headers, freshness, negotiated });
    }
    const { signal } = c.req.raw;
    const client = clientOf(c);
    return servePicture({ path, stat, parameters, choice, headers, freshness, client, signal });
  });

  app.all('/*', (c) => {
    throw new MediaError(405, `${c.req.method} is not answered here: use GET or HEAD`, {
      headers: { allow: 'GET, HEAD' },
    });
  });

  app.onError((error, c) => {
    // Nobody reads this answer; the status is for the request log.
    if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    if (error instanceof MediaError) return mediaRefusal(error);
    log(`media: ${error.stack ?? String(error)}`);
    return mediaRefusal(
      new MediaError(500, 'the media endpoint failed; the server has the details'),
    );
  });

  return app;
}
