import { Hono, type Context } from 'hono';
import type { ContentSource } from '#content/contentSource.ts';
import type { Models } from '#prismic-folder/models';
import { createExternal } from '../external/createExternal.ts';
import { createExternalVisits } from '../external/createExternalVisits.ts';
import type { ExternalFiles } from '../external/externalFiles.ts';
import { createPageCache } from '../delivery/createPageCache.ts';
import type { Pack } from '../delivery/Pack.ts';
import { AS_IT_IS } from '../delivery/packAnswers.ts';
import { createGateway, PERSONAL, type Gateway } from '../gateway/createGateway.ts';
import { fetchFrom } from '../gateway/fetchFrom.ts';
import { GatewayError, refusalResponse } from '../gateway/GatewayError.ts';
import { externalGuard, listUnsealed } from '../gateway/guards/externalGuard.ts';
import { mediaGuard } from '../gateway/guards/mediaGuard.ts';
import { anyone, isAnyone } from '../gateway/Visitor.ts';
import { NO_PREVIEWS, type PreviewRules } from '../preview/previewAccess.ts';
import { previewRoutes } from '../preview/previewRoutes.ts';
import { clientAddress, isSecure } from './clientAddress.ts';
import { createAttempts } from './createAttempts.ts';
import { createPages, type Page } from './createPages.ts';
import { noFlash } from './flash.ts';
import { createKeys, randomSecret, type Keys } from './keys.ts';
import { createSessions } from './sessions.ts';
import { unlockRoutes } from './unlockRoutes.ts';
import { steadyNow } from '../steadyNow.ts';

/** What sealing needs to know of the engine and the environment; everything has a default. */
export interface SealingPorts {
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
  readonly patienceMs?: number | undefined;
  /** Who may preview drafts; nobody unless told. */
  readonly previews?: PreviewRules | undefined;
  /** Memory for pages as everybody sees them, in bytes; 32 MB unless told, 0 in development. */
  readonly pageBytes?: number | undefined;
  /** Time in ms. */
  readonly now?: (() => number) | undefined;
}

interface SealingOptions extends SealingPorts {
  readonly models: () => Promise<Models>;
  readonly source: ContentSource;
  readonly page: Page;
  readonly pack?: Pack | undefined;
  readonly log: (message: string, error: unknown) => void;
}

/** Everything that stands between content and visitors. */
export interface Sealing {
  readonly gateway: Gateway;
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

export function createSealing(options: SealingOptions): Sealing {
  const { secret = randomSecret(), now = steadyNow, peerOf, trustedProxies = 0 } = options;
  const keys = createKeys(secret);
  const gateway = createGateway({ ...options, keys });
  const sessions = createSessions(keys, now);
  const external = options.external
    ? createExternal({ ...listUnsealed(options.external, gateway), log: options.log })
    : null;
  const page = createPages(gateway, createExternalVisits(external, gateway), options.page);
  const pages = createPageCache({
    edition: gateway.edition,
    page,
    pack: options.pack,
    maxBytes: options.pageBytes,
  });
  const addressOf = (context: Context) =>
    clientAddress(context.req.raw, peerOf?.(context), trustedProxies);

  const routes = new Hono();
  routes.use('/media/*', mediaGuard(gateway, sessions.read));
  routes.use('/external/v2/projects/:id/*', externalGuard(gateway, sessions.read));
  const attempt = createAttempts({ gateway, keys, now });
  routes.route('/', unlockRoutes({ attempt, sessions, page, addressOf }));
  const rules = options.previews ?? NO_PREVIEWS;
  routes.route('/', previewRoutes({ gateway, start: sessions.startPreview, rules, keys }));
  routes.onError((error) => {
    if (error instanceof GatewayError) return refusalResponse(error);
    throw error;
  });

  return {
    gateway,
    keys,
    routes,
    external,
    publicPage: ({ req }) => pages.page(req.raw),
    publicFetch: fetchFrom(gateway.visit(anyone).answer),
    async ready(context) {
      const edition = await gateway.edition().catch(() => null);
      if (!edition) return context.json({ status: 'waiting for content' }, 503, PERSONAL);
      const content = edition.isStale ? 'stale' : 'current';
      return context.json({ status: 'ready', content }, 200, PERSONAL);
    },
    async api({ req }) {
      const visitor = await sessions.read(req.raw);
      const answer = await gateway.visit({ ...visitor, refusal: null }).answer(req.raw);
      // A compressed length tells whether two parts are alike, and an answer may repeat a query.
      if (visitor.grants.length > 0) answer.headers.append('cache-control', AS_IT_IS);
      return answer;
    },
    async page({ req }) {
      const visitor = await sessions.read(req.raw);
      if (isAnyone(visitor)) return pages.page(req.raw);
      const { response } = await page(req.raw, visitor);
      if (visitor.refusal) response.headers.append('set-cookie', noFlash(isSecure(req.raw)));
      return response;
    },
  };
}
