import { Hono, type Context } from 'hono';
import type { ContentSource } from '#content/contentSource.ts';
import type { Models } from '#prismic-folder';
import { createExternal } from '#server/external/createExternal.ts';
import { createExternalAccess } from '#server/external/createExternalAccess.ts';
import type { ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { createPageCache } from '#server/delivery/createPageCache.ts';
import type { Compressor } from '#server/delivery/Compressor.ts';
import { NO_TRANSFORM } from '#server/delivery/compressResponses.ts';
import { createContentProxy, type ContentProxy } from '#server/access/proxy/createContentProxy.ts';
import { CACHE_PRIVATE } from '#server/lib/cacheControl.ts';
import { fetchFrom } from '#server/lib/fetchFrom.ts';
import { ContentApiError, refusalResponse } from '#server/lib/ContentApiError.ts';
import { externalGuard, publicFiles } from '#server/external/externalGuard.ts';
import { mediaGuard } from '#server/access/policy/mediaGuard.ts';
import { anonymous, isAnonymous } from '#server/access/session/Session.ts';
import { NO_PREVIEWS, type PreviewRules } from '#server/access/preview/previewRequest.ts';
import { previewRoutes } from '#server/access/preview/previewRoutes.ts';
import { clientAddress } from '#server/lib/clientAddress.ts';
import { isSecure } from '#server/lib/publicOrigin.ts';
import { createAttempts } from '#server/access/unlock/createAttempts.ts';
import { createPageRenderer, type RenderPage } from './createPageRenderer.ts';
import { clearRefusalCookie } from '#server/access/session/refusalCookie.ts';
import { createKeys, randomSecret, type Keys } from '#server/lib/keys.ts';
import { createSessions } from '#server/access/session/createSessions.ts';
import { unlockRoutes } from '#server/access/unlock/unlockRoutes.ts';
import { monotonicNow } from '#server/lib/clock.ts';

/** What sealing needs to know of the engine and the environment; everything has a default. */
export interface AccessPorts {
  /** Signs unlock cookies; a random one unless given, so that they end with the process. */
  readonly secret?: string | undefined;
  /** The address at the other end of the connection. */
  readonly peerOf?: ((context: Context) => string | undefined) | undefined;
  /** Proxies in front of the server whose `X-Forwarded-For` is believed; none unless told. */
  readonly trustedProxies?: number | undefined;
  /** Embedded external projects: they and their media are sealed with the projects that show them. */
  readonly external?: ExternalFiles | undefined;
  /** The name of the file a media name leads to by links, where media are files. */
  readonly mediaName?: ((name: string) => Promise<string | null>) | undefined;
  /** How long the content source's metadata is kept, in ms. */
  readonly metadataMs?: number | undefined;
  /** How long a slow source is waited for where older content is at hand, in ms. */
  readonly staleTimeoutMs?: number | undefined;
  /** Who may preview drafts; nobody unless told. */
  readonly previews?: PreviewRules | undefined;
  /** Memory for pages as everybody sees them, in bytes; 32 MB unless told, 0 in development. */
  readonly pageBytes?: number | undefined;
  /** Time in ms. */
  readonly now?: (() => number) | undefined;
}

interface SiteOptions extends AccessPorts {
  readonly models: () => Promise<Models>;
  readonly source: ContentSource;
  readonly page: RenderPage;
  readonly compress?: Compressor | undefined;
  readonly log: (message: string, error: unknown) => void;
}

/** Everything that stands between content and visitors. */
export interface Site {
  readonly contentProxy: ContentProxy;
  readonly keys: Keys;
  /** Unlocking, and the guards before media and external projects: mounted at `/`, before these. */
  readonly routes: Hono;
  /** The public Content API, as its visitor may see it. */
  readonly api: (context: Context) => Promise<Response>;
  /** The embedded portfolio service, to be mounted at `/external/v2`; null where there is none. */
  readonly external: Hono | null;
  /** A page, as its visitor may see it. */
  readonly page: (context: Context) => Promise<Response>;
  /** Whether there is content to serve, current or stale: what sends visitors here waits for it. */
  readonly ready: (context: Context) => Promise<Response>;
  /** A page as anonymous visitors see it, whoever asks. */
  readonly publicPage: (context: Context) => Promise<Response>;
  /** Answers a content client as anonymous visitors see the content. */
  readonly publicFetch: typeof fetch;
}

export function createSite(options: SiteOptions): Site {
  const { secret = randomSecret(), now = monotonicNow, peerOf, trustedProxies = 0 } = options;
  const keys = createKeys(secret);
  const contentProxy = createContentProxy({ ...options, keys });
  const sessions = createSessions(keys, now);
  const external = options.external
    ? createExternal({ ...publicFiles(options.external, contentProxy.policy), log: options.log })
    : null;
  const page = createPageRenderer(
    contentProxy,
    createExternalAccess(external, contentProxy.policy),
    options.page,
  );
  const pageCache = createPageCache({
    edition: contentProxy.edition,
    page: (request) => page(request, anonymous),
    compress: options.compress,
    maxBytes: options.pageBytes,
  });
  const addressOf = (context: Context) =>
    clientAddress(context.req.raw, peerOf?.(context), trustedProxies);

  const routes = new Hono();
  routes.use('/media/*', mediaGuard(contentProxy.policy, sessions.read));
  routes.use('/external/v2/projects/:id/*', externalGuard(contentProxy.policy, sessions.read));
  const attempt = createAttempts({ policyOf: contentProxy.policy, keys, now });
  routes.route('/', unlockRoutes({ attempt, sessions, page, addressOf }));
  const rules = options.previews ?? NO_PREVIEWS;
  routes.route('/', previewRoutes({ contentProxy, start: sessions.startPreview, rules, keys }));
  routes.onError((error) => {
    if (error instanceof ContentApiError) return refusalResponse(error);
    throw error;
  });

  return {
    contentProxy,
    keys,
    routes,
    external,
    publicPage: ({ req }) => pageCache.page(req.raw),
    publicFetch: fetchFrom(contentProxy.visit(anonymous).answer),
    async ready(context) {
      const edition = await contentProxy.edition().catch(() => null);
      if (!edition) return context.json({ status: 'waiting for content' }, 503, CACHE_PRIVATE);
      const content = edition.isStale ? 'stale' : 'current';
      return context.json({ status: 'ready', content }, 200, CACHE_PRIVATE);
    },
    async api({ req }) {
      const session = await sessions.read(req.raw);
      const answer = await contentProxy.visit({ ...session, refusal: null }).answer(req.raw);
      // A compressed length tells whether two parts are alike, and an answer may repeat a query.
      if (session.unlockedProjects.length > 0) answer.headers.append('cache-control', NO_TRANSFORM);
      return answer;
    },
    async page({ req }) {
      const session = await sessions.read(req.raw);
      if (isAnonymous(session)) return pageCache.page(req.raw);
      const { response } = await page(req.raw, session);
      if (session.refusal)
        response.headers.append('set-cookie', clearRefusalCookie(isSecure(req.raw)));
      return response;
    },
  };
}
