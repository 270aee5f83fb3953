import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { serve, type HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { warmUp } from '#app/server.tsx';
import { manifestAssets, viewsTag, vitalsTag, type Manifest } from '#server/site/assets.ts';
import { builtPages } from '#server/site/builtPages.ts';
import { readModels } from '#prismic-folder';
import { compose } from '#server/site/createApp.ts';
import { nodeCompressor } from './nodeCompressor.ts';
import { createBodyDeadline } from './bodyDeadline.ts';
import { parseEnv, type Env } from '#server/settings/env.ts';
import type { NodeEditor } from './openEditor.ts';
import { IMMUTABLE, keepAssets } from './keepAssets.ts';
import { keepContent } from './keepContent.ts';
import { nodeCards } from './cards/nodeCards.ts';
import { nodeExternal } from './nodeExternal.ts';
import { nodeProtection } from './nodeProtection.ts';
import { createViews } from '#server/access/views/createViews.ts';
import { sharedFile } from './sharedFile.ts';
import { accessFile } from './keptFile.ts';
import { nodeShares } from './nodeShares.ts';
import { loadEnvFile } from './loadEnvFile.ts';
import { createNodeMedia, createTransformQueue, realNames } from '#image-service';
import { openSource } from './openSource.ts';
import { previewRules } from '#server/access/preview/previewRules.ts';
import { clientAddress } from '#server/lib/clientAddress.ts';

const CLIENT_DIR = 'dist/client';

/** Hashed file names never change their content; other files of `public/` may. */
const isHashed = (path: string) => path.includes('/assets/');

/** Pages have no file extension, so the disk is not read for them; `.vite` is for the server alone. */
const isFile = (path: string) => path.includes('.') && !path.startsWith('/.vite/');

const log = (message: string, error?: unknown) => console.error(message, error ?? '');

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'];

/** A host as an address has it: where all or only this machine's addresses answer, by its name. */
function shownHost(host: string): string {
  if (LOCAL_HOSTS.includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export interface StartOptions {
  /** Whether the site has the editor; its code is loaded only then. */
  readonly isEdited: (env: Env) => boolean;
  /** Whether it only answers on the owner's own machine: there a key on any page opens it in the editor. */
  readonly isLocal?: boolean;
  /** Changes what the environment says. */
  readonly adapt?: (env: Env) => Env;
  /** Called once the site answers. */
  readonly onListen?: (port: number, editor: NodeEditor | null) => void;
}

/** Serves the production site. Throws `EnvError` for an invalid environment. */
export async function startSite({
  isEdited,
  isLocal = false,
  adapt,
  onListen,
}: StartOptions): Promise<void> {
  const root = process.cwd();
  loadEnvFile(root);
  const given = parseEnv(process.env, { port: 3000 });
  const env = adapt ? adapt(given) : given;
  const edited = isEdited(env);
  if (env.production && env.sessionSecret === null) {
    console.warn(
      'SESSION_SECRET is not set: opened projects are locked again, and share links end, at each restart',
    );
  }
  const contentDir = resolve(root, env.contentDir);
  // The editor reads all documents again and again, and has them in memory.
  const keep = edited ? undefined : await keepContent(root, contentDir);
  const [manifestText, { models }, { source, staleTimeoutMs, snapshots }] = await Promise.all([
    readFile(join(root, CLIENT_DIR, '.vite/manifest.json'), 'utf8'),
    readModels(root),
    openSource({ env, root, contentDir, watch: false, keep, log }),
    warmUp(),
  ]);
  const bodies = createBodyDeadline();
  const editor = edited
    ? await (
        await import('./openEditor.ts')
      ).openEditor({
        env,
        isLocal,
        publicOrigin: given.siteOrigin,
        root,
        contentDir,
        snapshots,
        // Cast: what this server, made below, calls the site with.
        allowSlowBody: ({ env }) => bodies.lift((env as HttpBindings).incoming),
        log,
      })
    : null;
  const toolbar = env.hosted?.repository ?? null;
  // Cast: written by the build of this same version.
  const manifest = JSON.parse(manifestText) as Manifest;
  const assetsOf = manifestAssets(manifest);
  const extraHead =
    (env.webVitals ? vitalsTag(manifest) : '') + (isLocal ? (editor?.jumpTag ?? '') : '');
  // As for share links, hosted content has no folder to store numbers in.
  const views = env.hosted
    ? undefined
    : createViews({
        file: sharedFile(accessFile(contentDir, 'views.json')),
        log,
      });
  const files = keepAssets(
    serveStatic({
      root: CLIENT_DIR,
      precompressed: true,
      onFound: (path, context) =>
        context.header('cache-control', isHashed(path) ? IMMUTABLE : 'public, max-age=3600'),
    }),
  );
  const mediaDir = join(contentDir, 'media');
  const transforms = createTransformQueue();
  const peerOf = (context: Context) => getConnInfo(context).remote.address;
  const clientOf = (context: Context) =>
    clientAddress(context.req.raw, peerOf(context), env.trustedProxies);
  const { app, site } = compose({
    source,
    // With the editor, models may change while the site runs.
    models: async () => (edited && snapshots ? (await snapshots.current()).models : models),
    media: createNodeMedia({
      folder: mediaDir,
      cacheLimit: env.mediaCacheBytes,
      queue: transforms,
      clientOf,
      log,
    }),
    cards: nodeCards({
      folder: mediaDir,
      cacheLimit: env.mediaCacheBytes,
      queue: transforms,
      log,
    }),
    files: (context, next) => (isFile(context.req.path) ? files(context, next) : next()),
    renderPage: builtPages({
      assetsOf,
      toolbar,
      service: env.service,
      extraHead: () => extraHead + (views?.isOn() ? viewsTag(manifest) : ''),
    }),
    compress: nodeCompressor,
    hasToolbar: toolbar !== null,
    siteOrigin: env.siteOrigin,
    service: env.service,
    access: {
      // What the editor has published shows at once.
      ...(edited && !env.hosted && { metadataMs: 0 }),
      isOwner: editor?.isOwner,
      pageBytes: env.pageCacheBytes,
      secret: env.sessionSecret ?? undefined,
      peerOf,
      trustedProxies: env.trustedProxies,
      // Hosted content has no folder that the editor could store links in.
      shares: env.hosted ? undefined : nodeShares(contentDir),
      views,
      protection: nodeProtection(contentDir, env),
      external: nodeExternal(contentDir, log),
      mediaName: realNames(mediaDir),
      staleTimeoutMs,
      previews: previewRules(env),
    },
    webhookSecret: env.webhookSecret,
    editor: editor?.mount,
    logVitals: env.webVitals ? (line) => console.info(JSON.stringify(line)) : undefined,
    logRequest: env.logRequests ? (line) => console.info(JSON.stringify(line)) : undefined,
    log,
  });
  const listening = { fetch: app.fetch, port: env.port, hostname: env.host };
  const readAll = async () => {
    await site.contentProxy.published();
    await snapshots?.keep(site.contentProxy.noteOf);
  };
  const server = serve({ ...listening, serverOptions: serverLimits }, ({ port }) => {
    goOn(log);
    if (keep) readAll().catch((error: unknown) => log('Documents were not kept', error));
    console.info(`Slicefolio is on http://${shownHost(env.host)}:${port}`);
    onListen?.(port, editor);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (server.listening) {
      log('The server has failed to accept a connection', error);
      return;
    }
    const other = 'choose another with PORT=3001';
    const reasons: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${env.port} is taken: stop what uses it, or ${other}`,
      EACCES: `Port ${env.port} needs more rights: ${other}`,
    };
    const reason = `HOST is "${env.host}", where this machine cannot listen: ${error.message}`;
    console.error(reasons[error.code ?? ''] ?? reason);
    process.exit(1);
  });
  // Cast: without options for HTTP/2 or TLS it is a plain HTTP server.
  const http = server as Server;
  http.setTimeout(IDLE);
  bodies.watch(http);
  stopGracefully(http, async () => {
    await Promise.all([transforms.stop(), editor?.close(), views?.settled()]);
  });
}

/**
 * From now on a failure that nobody has caught is logged with its cause, and the site goes on. Ending
 * would be worse: nothing starts it again unless its owner has arranged that, what it knows is read
 * from the content folder, and what it writes is whole or not there at every moment.
 */
export function goOn(log: (message: string, error: unknown) => void): void {
  process.on('unhandledRejection', (reason) =>
    log('A failure that nobody handles (rejection). The site goes on', reason),
  );
  process.on('uncaughtException', (error) =>
    log('A failure that nobody handles (exception). The site goes on', error),
  );
}

/** Options of Node's http server; times in ms. */
interface ServerLimits {
  readonly headersTimeout: number;
  readonly requestTimeout: number;
  readonly keepAliveTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly maxHeaderSize: number;
}

/**
 * Browsers send headers at once: slower clients are attacks. A request may take as long as a film that the owner
 * uploads over a slow line; `bodyDeadline.ts` limits all others.
 * Keep-alive is longer than the minute of common proxies, so that no connection is closed while a
 * proxy reuses it.
 */
export const serverLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 600_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
  maxHeaderSize: 16 * 1024,
};

/** Timeout of a connection without traffic, in ms; players continue videos by range requests. */
const IDLE = 120_000;

/** How long pending requests may take after the signal to stop, in ms. */
const GRACE = 9000;

/** How often idle connections are closed, in ms. */
const SWEEP_INTERVAL = 50;

/**
 * Stops the server on SIGTERM or SIGINT within ten seconds: no new connections, pending requests
 * finish, idle connections are closed. A second signal ends the process at once. `stopWork` drops
 * queued work and resolves when none is running.
 */
function stopGracefully(server: Server, stopWork: () => Promise<void>): void {
  const stop = () => {
    let isWorking = true;
    const worked = stopWork()
      .catch((error: unknown) => console.error('Work could not be ended', error))
      .finally(() => {
        isWorking = false;
      });
    server.close(() => void worked.then(() => process.exit(0)));
    // The server would wait for keep-alive connections.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL);
    server.closeIdleConnections();
    setTimeout(() => {
      clearInterval(sweep);
      server.closeAllConnections();
      // `process.exit` would wait for a running image transform.
      if (isWorking) process.kill(process.pid, 'SIGKILL');
      process.exit(0);
    }, GRACE).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
