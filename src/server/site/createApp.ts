import { Hono, type MiddlewareHandler } from 'hono';
import type { ContentSource } from '#content/contentSource.ts';
import { embeddedService, type ExternalService } from '#external/client/serviceBase.ts';
import type { Models } from '#prismic-folder/models';
import { bookmarks } from './bookmarks.ts';
import { cachedFiles } from '#server/delivery/cachedFiles.ts';
import type { Compressor } from '#server/delivery/Compressor.ts';
import { compressResponses } from '#server/delivery/compressResponses.ts';
import { securityHeaders } from '#server/delivery/securityHeaders.ts';
import { vitalsRoutes, type VitalsLine } from './vitalsRoutes.ts';
import { createFeeds, feedResponse } from '#server/feeds/createFeeds.ts';
import { publicOrigin } from '#server/lib/publicOrigin.ts';
import { requestLog, type RequestLine } from '#server/delivery/requestLog.ts';
import { createSite, type AccessPorts } from './createSite.ts';
import type { RenderPage } from './createPageRenderer.ts';
import { webhook } from './webhook.ts';

/** What the site needs from the engine it runs on. */
export interface Ports {
  readonly source: ContentSource;
  /** The models of custom types and slices, which content is brought into shape by. */
  readonly models: () => Promise<Models>;
  /** Pictures, loops and sounds below `/media`. */
  readonly media: Hono;
  /** Built files: hashed assets and what stands in `public/`. */
  readonly files: MiddlewareHandler;
  /** Draws a page. */
  readonly page: RenderPage;
  /** The unrestricted Content API, in development only; served at `/repository/api/v2`. */
  readonly full?: ContentSource;
  /** Compresses answers; they go as they are where the platform does so. */
  readonly compress?: Compressor | undefined;
  /** Whether a hosted repository's toolbar stands on pages. */
  readonly hasToolbar?: boolean | undefined;
  /** The portfolio service browsers ask; the embedded one unless given. */
  readonly service?: ExternalService | undefined;
  /** Whether pages come from Vite, which adds to them. */
  readonly isDevelopment?: boolean | undefined;
  /** `SITE_ORIGIN`; unless given, requests decide the origin the site names itself by. */
  readonly siteOrigin?: string | null | undefined;
  /** How passwords are kept and guessing is counted. */
  readonly access?: AccessPorts;
  /** What the hosted service sends with its webhook. */
  readonly webhookSecret?: string | null | undefined;
  /** Where measurements of browsers are told; none are taken unless given. */
  readonly vitals?: ((line: VitalsLine) => void) | undefined;
  /** Where each answered request is told; nowhere unless given. */
  readonly logRequest?: ((line: RequestLine) => void) | undefined;
  /** Where requests that failed are told; never with a visitor's data. */
  readonly log: (message: string, error: unknown) => void;
}

/** The site as one function from request to response, on any engine. */
export function createApp(ports: Ports): Hono {
  const {
    source,
    models,
    media,
    files,
    page,
    full,
    compress,
    hasToolbar = false,
    service = embeddedService,
    isDevelopment = false,
    siteOrigin = null,
    access,
    webhookSecret = null,
    vitals,
    logRequest,
    log,
  } = ports;
  const app = new Hono();
  // Sitemap and feed are pages here, so that they are cached as pages are.
  const pageOrFeed: RenderPage = async (request, siteFetch, preview) =>
    feedResponse(request, siteFetch) ?? page(request, siteFetch, preview);
  const site = createSite({ source, models, page: pageOrFeed, compress, log, ...access });
  if (logRequest) app.use(requestLog(logRequest));
  app.use(securityHeaders({ hasToolbar, service, isDevelopment }));
  app.use(publicOrigin({ siteOrigin, trustedProxies: access?.trustedProxies ?? 0 }));
  if (compress) app.use(compressResponses(compress));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', site.ready);
  app.route('/', site.routes);
  app.route('/', webhook({ ...site, secret: webhookSecret }));
  if (vitals) app.route('/', vitalsRoutes(vitals, access?.now));
  app.route('/', bookmarks(site.publicFetch));
  app.all('/api/v2', site.api);
  app.all('/api/v2/*', site.api);
  app.all('/api/*', (context) =>
    context.json(
      { type: 'api_notfound_error', message: `Nothing is served at ${context.req.path}` },
      404,
    ),
  );
  if (full) app.all('/repository/api/*', (context) => full(context.req.raw));
  app.route('/media', media);
  if (site.external) app.route('/external/v2', site.external);
  app.route('/', createFeeds(site.publicPage));
  app.use(compress ? cachedFiles(files, compress) : files);
  app.get('*', site.page);
  app.notFound((context) =>
    context.text('Only GET and HEAD are served here', 405, { allow: 'GET, HEAD' }),
  );
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} failed`, error);
    return context.text('Something went wrong on this site. Trying again often helps.', 500);
  });
  return app;
}
