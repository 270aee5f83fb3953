import { Hono, type Context } from 'hono';
import { basePath } from 'hono/route';
import { type MediaCache, type MediaLog, memoryCache } from './memoryCache.ts';
import type { MediaFiles } from './MediaFiles.ts';
import type { MediaImages } from './MediaImages.ts';
import type { Freshness } from './answerHeaders.ts';
import { formatChoice, isTransformable } from './formats.ts';
import { imageParameters, leavesImageAsIs } from './imageParameters.ts';
import { MediaError, mediaRefusal, missingFile } from './MediaError.ts';
import { mediaPath } from './mediaPath.ts';
import { serveFile } from './serveFile.ts';
import { createImageServer } from './serveImage.ts';
import { createTransformQueue, type TransformQueue } from './transformQueue.ts';

/** Where files come from, how they become images, and what limits there are. */
export interface MediaOptions {
  /** Where files come from, such as `nodeFiles(folder)`. */
  readonly files: MediaFiles;
  /** The engine, such as `sharpImages()`. */
  readonly images: MediaImages;
  /** Receives errors and files that cannot be read; `console.error` by default. */
  readonly log?: MediaLog;
  /** Cache of encoded images; by default 64 MiB of memory. */
  readonly cache?: MediaCache;
  /** By default two transforms at once, see `createTransformQueue`. */
  readonly queue?: TransformQueue;
  /** Names the client, so that each has its own share of the queue; by default all share one. */
  readonly clientOf?: (context: Context) => string;
  /** For development: clients revalidate every response. */
  readonly revalidate?: boolean;
}

declare module 'hono' {
  interface ContextVariableMap {
    /**
     * Set by middleware in front of the media endpoint: whether to respond as if a file, given by
     * its decoded name, were missing.
     */
    isHiddenMedia?: (name: string) => boolean;
  }
}

/** nginx's non-standard status for a client that has disconnected. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * The media endpoint as a Hono app to mount at a path: images by imgix parameters, every other file
 * unchanged, with byte ranges. It depends on its ports only and runs without Node.
 * Every error is JSON `{ type: 'media_error', message }`: 400 for a parameter or path, 404 for a
 * missing file, 405 for a method, 422 for a file that is not a readable image, 503 with
 * `retry-after` when the queue is full.
 */
export function createMedia(options: MediaOptions): Hono {
  const {
    files,
    images,
    log = console.error,
    cache = memoryCache(),
    queue = createTransformQueue(),
  } = options;
  const { clientOf = () => '' } = options;
  const serveImage = createImageServer({ files, images, log, cache, queue });
  const app = new Hono();

  app.get('/*', async (c) => {
    const path = mediaPath(c.req.path.slice(basePath(c).length).replace(/^\//, ''));
    const query = new URL(c.req.url).searchParams;
    const headers = c.req.raw.headers;
    const parameters = isTransformable(path) ? imageParameters(query) : null;
    const stat = await files.stat(path);
    const isHidden = c.get('isHiddenMedia');
    // Checks the real name as well: a link's target may change while the server runs.
    if (!stat || isHidden?.(path) || isHidden?.(stat.name ?? path)) throw missingFile(path);

    const lifetime: Freshness = query.has('v') ? 'version' : 'day';
    const freshness = options.revalidate ? 'revalidate' : lifetime;
    if (!parameters) return serveFile(files, { path, stat, headers, freshness, negotiated: false });
    const choice = formatChoice(parameters, headers.get('accept') ?? '');
    const negotiated = parameters.negotiate;
    if (leavesImageAsIs(parameters) && choice[0] === 'own') {
      return serveFile(files, { path, stat, headers, freshness, negotiated });
    }
    const { signal } = c.req.raw;
    const client = clientOf(c);
    return serveImage({ path, stat, parameters, choice, headers, freshness, client, signal });
  });

  app.all('/*', (c) => {
    throw new MediaError(405, `${c.req.method} is not answered here: use GET or HEAD`, {
      headers: { allow: 'GET, HEAD' },
    });
  });

  app.onError((error, c) => {
    // The client has disconnected; the status is for the request log.
    if (c.req.raw.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    if (error instanceof MediaError) return mediaRefusal(error);
    log(`media: ${error.stack ?? String(error)}`);
    return mediaRefusal(
      new MediaError(500, 'the media endpoint failed; the server has the details'),
    );
  });

  return app;
}
