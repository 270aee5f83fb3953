import { join, resolve } from 'node:path';
import type { Hono } from 'hono';
import { render } from '#app/server.tsx';
import {
  allowOrigins,
  readModels,
  readOrigins,
  groupProblems,
  type Grounds,
  type Problem,
  type ProblemGroup,
} from '#prismic-folder';
import { createApp } from '#server/site/createApp.ts';
import { PAGE_SCRIPTS } from '#server/delivery/pagePolicy.ts';
import { documentHtml } from '#server/site/document.ts';
import { shareHead } from '#server/site/shareHead.ts';
import { parseEnv } from '#server/settings/env.ts';
import { nodeCards } from '../node/cards/nodeCards.ts';
import { nodeExternal } from '../node/nodeExternal.ts';
import { nodeProtection } from '../node/nodeProtection.ts';
import { nodeShares } from '../node/nodeShares.ts';
import { loadEnvFile } from '../node/loadEnvFile.ts';
import type { ServedContent } from './contentUpdates.ts';
import { createNodeMedia, createTransformQueue, realNames } from '#image-service';
import { openSource } from '../node/openSource.ts';
import { movedResponse } from '#server/delivery/htmlResponse.ts';
import { previewRules } from '#server/access/preview/previewRules.ts';
import type { ContentReport, ReportedProblem } from '#app/dev/contentReport.ts';

/** What development adds to a page: Vite's client and the styles of the loaded modules. */
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

/** The site in development, and its content. */
export interface DevSite {
  readonly app: Hono;
  readonly content: ServedContent;
  /** Stops watching the content. */
  readonly close: () => void;
}

/**
 * The site in development: from source, with watched content and the full Content API at
 * `/repository/api/v2` to try queries with. That API contains passwords, so only pages of this machine
 * and of `REPOSITORY_ORIGINS` may read it.
 */
export async function createDevApp(root: string, dev: DevPage): Promise<DevSite> {
  loadEnvFile(root);
  const env = parseEnv({ ...process.env, NODE_ENV: 'development' }, { port: 5173 });
  const contentDir = resolve(root, env.contentDir);
  const { source, staleTimeoutMs, snapshot, snapshots } = await openSource({
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
    // Read at each request, because Slice Machine writes models.
    models: async () => (await readModels(root)).models,
    media: createNodeMedia({
      folder: join(contentDir, 'media'),
      cacheLimit: env.mediaCacheBytes,
      log,
      revalidate: true,
    }),
    cards: nodeCards({
      folder: join(contentDir, 'media'),
      cacheLimit: env.mediaCacheBytes,
      queue: createTransformQueue(),
      log,
    }),
    files: (_, next) => next(),
    renderPage: async (request, siteFetch, preview, cardOf) => {
      const page = await render(request, siteFetch, { preview, toolbar, service });
      if (page.movedTo !== null) return movedResponse(page.movedTo);
      const head = (await shareHead(request, page, cardOf)) + (await dev.styles());
      const html = documentHtml(page, ASSETS, head);
      return new Response(await dev.transform(new URL(request.url).pathname, html), {
        status: page.status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          [PAGE_SCRIPTS]: (page.state.scripts ?? []).join(' '),
        },
      });
    },
    fullApi: allowOrigins(source, readOrigins(process.env['REPOSITORY_ORIGINS'])),
    hasToolbar: toolbar !== null,
    service,
    isDevelopment: true,
    access: {
      trustedProxies: env.trustedProxies,
      // Pages change with every edited file.
      pageBytes: 0,
      secret: env.sessionSecret ?? undefined,
      // Edits of the folder are served at the next request.
      metadataMs: env.hosted ? undefined : 0,
      staleTimeoutMs,
      previews: previewRules(env),
      shares: env.hosted ? undefined : nodeShares(contentDir),
      protection: nodeProtection(contentDir, env),
      external: nodeExternal(contentDir),
      mediaName: realNames(join(contentDir, 'media')),
    },
    webhookSecret: env.webhookSecret,
    log,
  });
  const report: ServedContent['report'] = async (model) => {
    const current = await snapshot?.();
    const problems = current?.problems ?? [];
    // Models that cannot be parsed are among the folder's problems already.
    const isKnown = problems.some(({ file }) => file === model?.file);
    const all = model === null || isKnown ? problems : [model, ...problems];
    return contentReport(all, current ?? NO_CONTENT);
  };
  const refresh = async () => {
    // The first request may join one that was sent before the change, the second cannot.
    await app.request('/api/v2');
    await app.request('/api/v2');
  };
  return { app, content: { contentDir, report, refresh }, close: () => snapshots?.close() };
}

/** As many as one reads in an overlay; `npm run content:check` lists all. */
const MAX_PROBLEMS = 30;
const MAX_PLACES = 10;

/** Errors of models and content for the overlay; files that are left out come first. */
function contentReport(problems: readonly Problem[], grounds: Grounds): ContentReport {
  const errors = groupProblems(problems, grounds).filter(({ isWarning }) => !isWarning);
  const sorted = errors.toSorted((one, other) => Number(other.leftOut) - Number(one.leftOut));
  return {
    problems: sorted.slice(0, MAX_PROBLEMS).map(reported),
    more: Math.max(0, sorted.length - MAX_PROBLEMS),
  };
}

function reported({ reason, leftOut, problems }: ProblemGroup): ReportedProblem {
  const places = problems.slice(0, MAX_PLACES).map(({ file, line, field }) => {
    // Syntax errors have their line in `field`.
    const at = line ?? Number(/^line (\d+)/.exec(field ?? '')?.[1]);
    return { file, line: at || null, field: field ?? null };
  });
  const unread = problems.some(({ kind }) => kind === 'unread');
  return { reason, leftOut, unread, places, more: problems.length - places.length };
}
