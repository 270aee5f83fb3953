import { Hono, type MiddlewareHandler } from 'hono';
import type { ContentSource } from '#prismic-folder';
import { embeddedService, type ExternalService } from '#external/client/serviceBase.ts';
import type { Models } from '#prismic-folder/models';
import { bookmarks } from './bookmarks.ts';
import type { Compressor } from '#server/delivery/Compressor.ts';
import { compressResponses } from '#server/delivery/compressResponses.ts';
import type { MountEditor, SiteAfter } from '#server/editor/EditorPort.ts';
import { EDITOR_PATH } from '#page-editor/paths';
import { queueResponse } from '#server/delivery/createRenderQueue.ts';
import { securityHeaders } from '#server/delivery/securityHeaders.ts';
import * as plain from '#ui/words/en/server/plain.ts';
import { vitalsRoutes, type VitalsLine } from './vitalsRoutes.ts';
import { createFeeds, feedResponse } from '#server/feeds/createFeeds.ts';
import { visitorsWords } from '#server/lib/visitorsWords.ts';
import { publicOrigin } from '#server/lib/publicOrigin.ts';
import type { CardPorts } from '#server/cards/CardPorts.ts';
import { cardRoutes } from '#server/cards/cardRoutes.ts';
import { createSite, type AccessPorts, type Site } from './createSite.ts';
import type { RenderPage } from './createPageRenderer.ts';
import { webhook } from './webhook.ts';

/** What the site needs from the platform it runs on. */
export interface Ports {
  readonly source: ContentSource;
  /** The models of custom types and slices, which content is sanitized by. */
  readonly models: () => Promise<Models>;
  /** Images, video and sound below `/media`. */
  readonly media: Hono;
  /** Draws social cards; absent on platforms that cannot. */
  readonly cards?: CardPorts | undefined;
  /** Built files: hashed assets and the files of `public/`. */
  readonly files: MiddlewareHandler;
  readonly renderPage: RenderPage;
  /** The unrestricted Content API at `/repository/api/v2`, in development only. */
  readonly fullApi?: ContentSource;
  /** Compresses responses; absent where the platform does so. */
  readonly compress?: Compressor | undefined;
  /** Whether pages have the toolbar of a hosted repository. */
  readonly hasToolbar?: boolean | undefined;
  /** The portfolio service that browsers load projects from; the embedded one by default. */
  readonly service?: ExternalService | undefined;
  /** Whether Vite adds its own scripts and styles to pages. */
  readonly isDevelopment?: boolean | undefined;
  /** `SITE_ORIGIN`; by default requests decide the public origin. */
  readonly siteOrigin?: string | null | undefined;
  /** Access to content: sessions, limits, previews and caches. */
  readonly access?: AccessPorts;
  /** The secret of the hosted service's webhook. */
  readonly webhookSecret?: string | null | undefined;
  /** The editor below `/edit`, where there is one. */
  readonly editor?: MountEditor | undefined;
  /** Logs Core Web Vitals that browsers report; absent, they report none. */
  readonly logVitals?: ((line: VitalsLine) => void) | undefined;
  /** Logs each request. */
  readonly logRequest?: ((line: RequestLine) => void) | undefined;
  /** Logs requests that failed, never with personal data. */
  readonly log: (message: string, error: unknown) => void;
}

/** The site as one function from request to response, on any platform. */
export const createApp = (ports: Ports): Hono => compose(ports).app;

/** The site as visitors would read it with other content; nothing of it is stored. */
function siteAfter({ access, ...ports }: Ports, source: ContentSource): SiteAfter {
  const { app, site } = compose({
    ...ports,
    source,
    siteOrigin: null,
    compress: undefined,
    editor: undefined,
    logVitals: undefined,
    logRequest: undefined,
    access: {
      ...access,
      peerOf: undefined,
      trustedProxies: 0,
      isOwner: undefined,
      previews: undefined,
      shares: undefined,
      views: undefined,
      pageBytes: 0,
      // A link of the site names the page itself: browsers go there without asking the server.
      redirects: false,
      protection: access?.protection?.map((copy) => ({ ...copy, write: async () => {} })),
    },
  });
  return {
    respond: async (request) => app.fetch(request),
    appearance: (path, request) => site.appearance(path, request, null),
    cards: site.cards,
  };
}

/** The same, for who needs more of the site than its responses. */
export function compose(ports: Ports): { readonly app: Hono; readonly site: Site } {
  const {
    source,
    models,
    media,
    cards,
    files,
    renderPage,
    fullApi,
    compress,
    hasToolbar = false,
    service = embeddedService,
    isDevelopment = false,
    siteOrigin = null,
    access,
    webhookSecret = null,
    editor,
    logVitals,
    logRequest,
    log,
  } = ports;
  const app = new Hono();
  // Sitemap and feed are rendered like pages, so that the page cache holds them too.
  const renderPageOrFeed: RenderPage = async (request, siteFetch, preview, cardOf, version) =>
    (await feedResponse(request, siteFetch, version)) ??
    renderPage(request, siteFetch, preview, cardOf, version);
  const site = createSite({
    source,
    models,
    renderPage: renderPageOrFeed,
    compress,
    cards,
    log,
    origins: siteOrigin === null ? [] : [siteOrigin],
    ...access,
  });
  if (logRequest) app.use(requestLog(logRequest));
  app.use(securityHeaders({ hasToolbar, service, isDevelopment }));
  app.use(publicOrigin({ siteOrigin, trustedProxies: access?.trustedProxies ?? 0 }));
  if (compress) app.use(compressResponses(compress));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', site.ready);
  if (editor)
    app.route(
      EDITOR_PATH,
      editor(site, (content) => siteAfter(ports, content)),
    );
  app.route('/', site.routes);
  app.route('/', webhook({ ...site, secret: webhookSecret }));
  if (logVitals) app.route('/', vitalsRoutes(logVitals, access?.now));
  app.route('/', bookmarks(site.publicFetch));
  app.all('/api/v2', site.api);
  app.all('/api/v2/*', site.api);
  app.all('/api/*', (context) =>
    context.json(
      { type: 'api_notfound_error', message: `Nothing is served at ${context.req.path}` },
      404,
    ),
  );
  if (fullApi) app.all('/repository/api/*', (context) => fullApi(context.req.raw));
  app.route('/media', media);
  if (cards && site.cards) app.route('/', cardRoutes(site.cards, site.clientOf));
  if (site.external) app.route('/external/v2', site.external);
  app.route('/', createFeeds(site.publicPage));
  app.use(files);
  app.get('*', site.page);
  app.notFound((context) =>
    context.text('Only GET and HEAD are served here', 405, { allow: 'GET, HEAD' }),
  );
  app.onError(async (error, context) => {
    const queued = await queueResponse(error, context.req.raw);
    if (queued) return queued;
    log(`${context.req.method} ${context.req.path} failed`, error);
    return context.text((await visitorsWords(context.req.raw))(plain.failed), 500);
  });
  return { app, site };
}

/** One request, without personal data and without the query, which may contain a password. */
interface RequestLine {
  /** ISO date. */
  readonly time: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Until the response headers were ready. */
  readonly ms: number;
}

/** Logs each request. */
function requestLog(log: (line: RequestLine) => void): MiddlewareHandler {
  return async (context, next) => {
    const from = performance.now();
    await next();
    const { method, path } = context.req;
    log({
      time: new Date().toISOString(),
      method,
      path,
      status: context.res.status,
      ms: Math.round(performance.now() - from),
    });
  };
}
