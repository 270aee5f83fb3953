import { Hono, type Context } from 'hono';
import type { Models, ContentSource } from '#prismic-folder';
import { mediaGuard } from '#server/access/policy/mediaGuard.ts';
import { NO_PREVIEWS, type PreviewRules } from '#server/access/preview/previewRequest.ts';
import {
  createPreviewStart,
  type PreviewStart,
} from '#server/access/preview/createPreviewStart.ts';
import { previewRoutes } from '#server/access/preview/previewRoutes.ts';
import { createContentProxy, type ContentProxy } from '#server/access/proxy/createContentProxy.ts';
import { createRedirects } from '#server/access/redirects/createRedirects.ts';
import { createSessions } from '#server/access/session/createSessions.ts';
import {
  anonymous,
  hasOpened,
  hasProven,
  isAnonymous,
  owner,
  type Session,
} from '#server/access/session/Session.ts';
import { createSiteShares, type SiteShares } from '#server/access/share/createSiteShares.ts';
import type { KeptText, ShareStore } from '#server/access/share/ShareStore.ts';
import { createAttempts } from '#server/access/unlock/createAttempts.ts';
import type { Views } from '#server/access/views/createViews.ts';
import { isView } from '#server/access/views/viewRoutes.ts';
import { createViewedPage } from '#server/access/views/viewedPage.ts';
import { viewRoutes } from '#server/access/views/viewRoutes.ts';
import { shareRoutes } from '#server/access/unlock/shareRoutes.ts';
import { unlockRoutes } from '#server/access/unlock/unlockRoutes.ts';
import type { CardPorts } from '#server/cards/CardPorts.ts';
import { createCards, type Cards } from '#server/cards/createCards.ts';
import type { Compressor } from '#server/delivery/Compressor.ts';
import { canonicalRedirect, movedResponse } from '#server/delivery/htmlResponse.ts';
import { NO_TRANSFORM } from '#server/delivery/compressResponses.ts';
import { createPageCache } from '#server/delivery/createPageCache.ts';
import { createRenderQueue, type RenderQueue } from '#server/delivery/createRenderQueue.ts';
import { createExternal } from '#server/external/createExternal.ts';
import { createExternalAccess } from '#server/external/createExternalAccess.ts';
import { externalGuard, publicFiles } from '#server/external/externalGuard.ts';
import type { Client } from '#server/lib/Client.ts';
import { CACHE_PRIVATE } from '#server/lib/headers.ts';
import { clientAddress } from '#server/lib/clientAddress.ts';
import { ContentApiError, refusalResponse } from '#server/lib/ContentApiError.ts';
import { fetchFrom } from '#server/lib/fetchFrom.ts';
import { createKeys, randomSecret, type Keys } from '#server/lib/keys.ts';
import type { ExternalFiles } from '#server/sources/ExternalFiles.ts';
import { languagesIn } from '#server/sources/metadata.ts';
import type { Appearance } from '#server/cards/Appearance.ts';
import type { SharedPage } from '#content/share.ts';
import type { CardOf } from './shareHead.ts';
import { createPageRenderer, type RenderPage } from './createPageRenderer.ts';

/** What access to content depends on beyond the content itself; everything has a default. */
export interface AccessPorts {
  /** Signs session cookies; random by default, so that sessions end with the process. */
  readonly secret?: string | undefined;
  /** The address at the other end of the connection. */
  readonly peerOf?: ((context: Context) => string | undefined) | undefined;
  /** Number of proxies in front of the server whose `X-Forwarded-For` is trusted; 0 by default. */
  readonly trustedProxies?: number | undefined;
  /** Embedded external projects, protected with the projects that show them, as are their media. */
  readonly external?: ExternalFiles | undefined;
  /** The name of the file a media name links to, where media are files. */
  readonly mediaName?: ((name: string) => Promise<string | null>) | undefined;
  /** How long the content source's metadata is cached, in ms. */
  readonly metadataMs?: number | undefined;
  /** How long to wait for a slow source before stale content is served, in ms. */
  readonly staleTimeoutMs?: number | undefined;
  /** Whether a request comes from the editor, whose owner may read everything. */
  readonly isOwner?: ((request: Request) => boolean) | undefined;
  /** Who may preview drafts; nobody by default. */
  readonly previews?: PreviewRules | undefined;
  /**
   * Where it is stored what was protected, the copy that belongs to the content first; without it that
   * is forgotten when the process ends.
   */
  readonly protection?: readonly KeptText[] | undefined;
  /** Where share links and counts of opens are stored; without it there are none. */
  readonly shares?: ShareStore | undefined;
  /** Counts views; without it nothing is counted. */
  readonly views?: Views | undefined;
  /** The site's own origins, where they are known: what leads to them stays on the site. */
  readonly origins?: readonly string[] | undefined;
  /** Whether old addresses lead on; they do by default. */
  readonly redirects?: boolean | undefined;
  /** Whose page is rendered when; by default it is in turns of their clients. */
  readonly queue?: RenderQueue | undefined;
  /** Memory for pages cached for anonymous visitors, in bytes; 32 MB by default, 0 caches none. */
  readonly pageBytes?: number | undefined;
  /** Time in ms, for tests: by default that of the day for what ends, a monotonic one for limits and ages. */
  readonly now?: (() => number) | undefined;
}

interface SiteOptions extends AccessPorts {
  readonly models: () => Promise<Models>;
  readonly source: ContentSource;
  readonly renderPage: RenderPage;
  readonly compress?: Compressor | undefined;
  readonly cards?: CardPorts | undefined;
  readonly log: (message: string, error: unknown) => void;
}

/** The site's handlers behind the access policy, to be mounted by `createApp`. */
export interface Site {
  readonly contentProxy: ContentProxy;
  readonly keys: Keys;
  /** Share links and how often they and the passwords were used; null where nothing can be stored. */
  readonly shares: SiteShares | null;
  /** Null where nothing is counted. */
  readonly views: Views | null;
  /** Unlocking, previews and the guards of media and external projects: mounted at `/`, before these. */
  readonly routes: Hono;
  /** The public Content API, as the visitor's session may read it. */
  readonly api: (context: Context) => Promise<Response>;
  /** The social cards of public pages, to be mounted with `cardRoutes`; null if there are none. */
  readonly cards: Cards | null;
  /** Starts a preview, which the caller has allowed. */
  readonly startPreview: PreviewStart;
  /** The client's address, as far as proxies are trusted. */
  readonly addressOf: (context: Context) => string;
  /** The client of a request without a session. */
  readonly clientOf: (context: Context) => Client;
  /** The embedded portfolio service, to be mounted at `/external/v2`; null if there is none. */
  readonly external: Hono | null;
  /** A page, as the visitor's session may see it. */
  readonly page: (context: Context) => Promise<Response>;
  /** Whether there is content to serve, current or stale: for load balancers. */
  readonly ready: (context: Context) => Promise<Response>;
  /** What the page at a path says of itself in a preview; null if there is none. */
  readonly appearance: Appearance;
  /** A page as anonymous visitors see it, whatever the session. */
  readonly publicPage: (context: Context) => Promise<Response>;
  /** Answers a content client as anonymous visitors see the content. */
  readonly publicFetch: typeof fetch;
}

/** Composes the site: content proxy, sessions, page cache, guards and the portfolio service. */
export function createSite(options: SiteOptions): Site {
  const { secret = randomSecret(), now, peerOf, trustedProxies = 0 } = options;
  const { queue = createRenderQueue() } = options;
  const keys = createKeys(secret);
  const contentProxy = createContentProxy({ ...options, keys });
  const { policyOf, published } = contentProxy;
  // Links and previews end at times of the day: a monotonic clock stands still while a computer sleeps.
  const calendar = { keys, now: now ?? (() => Date.now()), log: options.log };
  const shares = options.shares
    ? createSiteShares(options.shares, calendar, options.secret !== undefined)
    : null;
  const views = options.views ?? null;
  const sessions = createSessions(keys, calendar.now, shares?.links.opened);
  const external = options.external
    ? createExternal({ ...publicFiles(options.external, policyOf), log: options.log })
    : null;
  const externalAccess = createExternalAccess(external, policyOf);
  const renderNow = createPageRenderer(
    contentProxy,
    externalAccess,
    options.renderPage,
    () => cards,
  );
  const addressOf = (context: Context) =>
    clientAddress(context.req.raw, peerOf?.(context), trustedProxies);
  const clientOf = (context: Context, session = anonymous): Client => {
    const address = addressOf(context);
    const isPreferred = hasProven(session);
    // Others at the same address do not use up the share of a visitor with a session.
    const name = isPreferred ? `${address} with a session` : address;
    return { name, isPreferred, signal: context.req.raw.signal };
  };
  const render = (request: Request, session: Session, context: Context) =>
    queue(() => renderNow(request, session), clientOf(context, session));
  const renderPublic = (request: Request) => renderNow(request, anonymous);
  const cards: Cards | null = options.cards
    ? createCards(options.cards, {
        policyOf,
        publicRef: async () => (await published()).publicRef,
        renderPublic: (request, client, key) => queue(() => renderPublic(request), client, key),
      })
    : null;
  const pageCache = createPageCache({
    published,
    render: renderPublic,
    queue,
    compress: options.compress,
    maxBytes: options.pageBytes,
    // Pages that report views have one more script.
    variant: () => (views?.isOn() ? 'counted' : ''),
  });

  const languages = async () =>
    // Without an answer of the source the other parts of an address have their one spelling.
    published().then(
      ({ metadata }) => languagesIn(metadata),
      () => [],
    );
  const redirectOf =
    options.redirects === false
      ? async () => null
      : createRedirects(published, options.origins ?? []);
  /** Answers old addresses, and other spellings of one; that which links have is answered by `page`. */
  const atCanonical =
    (page: (context: Context) => Promise<Response>) => async (context: Context) => {
      const { raw } = context.req;
      const moved = await redirectOf(raw);
      if (moved !== null) return movedResponse(moved);
      return (await canonicalRedirect(raw, languages)) ?? page(context);
    };

  const sessionOf = async (request: Request) =>
    options.isOwner?.(request) ? owner : sessions.read(request);
  const routes = new Hono();
  routes.use('/media/*', mediaGuard(policyOf, sessionOf));
  routes.use('/external/v2/projects/:id/*', externalGuard(policyOf, sessionOf));
  const attempt = createAttempts({
    policyOf,
    keys,
    now,
    onUnlock: (id) => shares?.opens.add(`password:${id}`),
  });
  routes.route('/', unlockRoutes({ attempt, policyOf, sessions, render, addressOf }));
  const onOpen = (link: string) => {
    shares?.opens.add(`link:${link}`);
    views?.add(() => `link:${link}`);
  };
  const links = shares?.links ?? null;
  routes.route('/', shareRoutes({ links, published, sessions, addressOf, onOpen, now }));
  const viewedPage = createViewedPage();
  const viewed = async (request: Request, path: string) => {
    if ((await sessions.read(request)).preview !== null) return null;
    const id = viewedPage(path, await published());
    return id === null ? null : (`page:${id}` as const);
  };
  const onView = (request: Request, path: string) => views?.add(() => viewed(request, path));
  if (views) routes.route('/', viewRoutes({ isOn: views.isOn, onView, now }));
  const rules = options.previews ?? NO_PREVIEWS;
  const startPreview = createPreviewStart(contentProxy, sessions.startPreview);
  const isPreviewing = async (request: Request) => (await sessions.read(request)).preview !== null;
  routes.route('/', previewRoutes({ start: startPreview, isPreviewing, rules, keys }));
  routes.onError((error) => {
    if (error instanceof ContentApiError) return refusalResponse(error);
    throw error;
  });

  const pageFor = atCanonical(async (context) => {
    const { raw } = context.req;
    const session = await sessions.read(raw);
    if (isAnonymous(session)) return pageCache.page(raw, () => clientOf(context));
    return (await render(raw, session, context)).response;
  });

  return {
    contentProxy,
    keys,
    shares,
    views,
    routes,
    external,
    cards,
    startPreview,
    addressOf,
    clientOf: (context) => clientOf(context),
    async appearance(path, request, preview) {
      const said: { page: SharedPage | null } = { page: null };
      const listen: CardOf = async (_, page) => {
        said.page = page;
        return null;
      };
      const page = new Request(new URL(path, request.url));
      const { signal } = request;
      const editor = { name: 'the editor', isPreferred: true, signal };
      await queue(() => renderNow(page, { ...anonymous, preview }, listen), editor);
      return said.page;
    },
    publicPage: atCanonical((context) => pageCache.page(context.req.raw, () => clientOf(context))),
    publicFetch: fetchFrom((request) => contentProxy.forSession(anonymous).respond(request)),
    async ready(context) {
      const version = await published().catch(() => null);
      if (!version) return context.json({ status: 'waiting for content' }, 503, CACHE_PRIVATE);
      const content = version.isStale ? 'stale' : 'current';
      return context.json({ status: 'ready', content }, 200, CACHE_PRIVATE);
    },
    async api({ req }) {
      const session = await sessions.read(req.raw);
      const content = contentProxy.forSession(session);
      const response = await content.respond(req.raw);
      // The length of a compressed response reveals repeated text, and responses repeat the query.
      if (hasOpened(session)) {
        response.headers.append('cache-control', NO_TRANSFORM);
      }
      return response;
    },
    async page(context) {
      const { raw, path } = context.req;
      const response = await pageFor(context);
      if (views?.isOn() && isView(raw, response)) onView(raw, path);
      return response;
    },
  };
}
