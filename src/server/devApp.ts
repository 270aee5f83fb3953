import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import { render } from '#app/server.tsx';
import { allowOrigins, readOrigins } from '#prismic-folder/api/serve/allowedOrigins.ts';
import { readModels } from '#prismic-folder/models/readModels.ts';
import { createApp } from './createApp.ts';
import { PAGE_SCRIPTS } from './delivery/pagePolicy.ts';
import { documentHtml } from './document.ts';
import { parseEnv } from './env.ts';
import { nodeExternal } from './external/nodeExternal.ts';
import { loadEnvFile } from './loadEnvFile.ts';
import { contentReport } from './contentReport.ts';
import type { ServedContent } from './contentUpdates.ts';
import { createNodeMedia, realNames } from '#image-service';
import { openSource } from './openSource.ts';
import { previewRules } from './preview/previewRules.ts';

/** What development adds to a page: Vite's client and the styles of the modules in use. */
export interface DevPage {
  readonly transform: (url: string, html: string) => Promise<string>;
  readonly styles: () => Promise<string>;
}

const ASSETS = { entry: '/src/app/client.tsx', scripts: [], styles: null };

const NO_CONTENT = {
  models: { types: new Map(), slices: new Map() },
  documents: [],
  releases: [],
};

const log = (message: string, error?: unknown) => console.error(message, error ?? '');

/** The site as it runs in development, and what it knows of its content. */
export interface DevSite {
  readonly app: Hono;
  readonly content: ServedContent;
}

/**
 * The site as the development server runs it: read from source, content watched, and the full
 * Content API at `/repository/api/v2` to try queries with. It shows passwords, so web pages may read it
 * only when they are of this machine or named by `REPOSITORY_ORIGINS`.
 */
export async function createDevApp(root: string, dev: DevPage): Promise<DevSite> {
  loadEnvFile(root);
  const env = parseEnv({ ...process.env, NODE_ENV: 'development' }, { port: 5173 });
  const contentDir = resolve(root, env.contentDir);
  const { source, patienceMs, snapshot } = await openSource({
    env,
    root,
    contentDir,
    watch: true,
    log,
  });
  const { service } = env;
  const toolbar = env.hosted?.repository ?? null;
  const app = createApp({
    source,
    // A model that Slice Machine writes counts at the next request.
    models: async () => (await readModels(root)).models,
    media: createNodeMedia({
      folder: join(contentDir, 'media'),
      cacheLimit: env.mediaCacheBytes,
      log,
      revalidate: true,
    }),
    files: (_, next) => next(),
    page: async (request, siteFetch, preview) => {
      const page = await render(request, siteFetch, { preview, toolbar, service });
      const html = documentHtml(page, ASSETS, await dev.styles());
      return new Response(await dev.transform(new URL(request.url).pathname, html), {
        status: page.status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          [PAGE_SCRIPTS]: (page.state.scripts ?? []).join(' '),
        },
      });
    },
    full: allowOrigins(source, readOrigins(process.env['REPOSITORY_ORIGINS'])),
    hasToolbar: toolbar !== null,
    service,
    isDevelopment: true,
    sealing: {
      trustedProxies: env.trustedProxies,
      // Pages change with every file that is edited.
      pageBytes: 0,
      secret: env.sessionSecret ?? undefined,
      // An edit of the folder shows at the next request.
      metadataMs: env.hosted ? undefined : 0,
      patienceMs,
      previews: previewRules(env),
      external: nodeExternal(contentDir),
      mediaName: realNames(join(contentDir, 'media')),
    },
    webhookSecret: env.webhookSecret,
    log,
  });
  const report: ServedContent['report'] = async (model) => {
    const current = await snapshot?.();
    const problems = current?.problems ?? [];
    // What cannot be read is among the folder's problems; what does not fit its folder is not.
    const isKnown = problems.some(({ file }) => file === model?.file);
    const all = model === null || isKnown ? problems : [model, ...problems];
    return contentReport(all, current ?? NO_CONTENT);
  };
  const refresh = async () => {
    // The first may join a question from before the change; the second is asked after it.
    await app.request('/api/v2');
    await app.request('/api/v2');
  };
  return { app, content: { contentDir, report, refresh } };
}
