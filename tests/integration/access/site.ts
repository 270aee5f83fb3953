import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { render } from '#app/server.tsx';
import type { ExternalService } from '#external/client/serviceBase.ts';
import { createRepository, createSnapshotSource, type ContentSource } from '#prismic-folder';
import type { MountEditor } from '#server/editor/EditorPort.ts';
import { createApp } from '#server/site/createApp.ts';
import { movedResponse } from '#server/delivery/htmlResponse.ts';
import { nodeCompressor } from '#server/platforms/node/nodeCompressor.ts';
import { pageResponse } from '#server/site/document.ts';
import { shareHead } from '#server/site/shareHead.ts';
import { nodeCards } from '#server/platforms/node/cards/nodeCards.ts';
import { nodeExternal } from '#server/platforms/node/nodeExternal.ts';
import { KEPT_SNAPSHOTS } from '#server/sources/embeddedRepository.ts';
import { createNodeMedia, createTransformQueue, realNames } from '#image-service';
import type { AccessPorts } from '#server/site/createSite.ts';

export const ORIGIN = 'http://localhost:3000';

/** A site as tests request it, wherever it runs. */
export type TestApp = {
  readonly request: (input: string | Request, init?: RequestInit) => Response | Promise<Response>;
};

export interface TestSite {
  readonly app: TestApp;
  readonly source: ContentSource;
  /** Everything that was logged. */
  readonly logged: string[];
}

/** What the sites of tests keep on disk; gone with the run's temporary folder. */
const caches = await mkdtemp(join(tmpdir(), 'site-caches-'));

type SiteOptions = AccessPorts & {
  /** Where the models are; by default those of this site. */
  readonly root?: string;
  readonly watch?: boolean;
  readonly webhookSecret?: string | undefined;
  readonly siteOrigin?: string | undefined;
  readonly editor?: MountEditor | undefined;
  /** A portfolio service on another host. */
  readonly service?: ExternalService | undefined;
};

/** The whole site in process: embedded repository, real pages, real media. */
export async function openSite(
  contentDir: string,
  sealing: SiteOptions = {},
  wrap: (source: ContentSource) => ContentSource = (source) => source,
): Promise<TestSite> {
  const {
    root = process.cwd(),
    watch = false,
    webhookSecret,
    siteOrigin,
    service,
    editor,
    ...ports
  } = sealing;
  const logged: string[] = [];
  const log = (message: string, error?: unknown) => {
    logged.push(`${message} ${error instanceof Error ? error.stack : String(error ?? '')}`);
  };
  const snapshots = createSnapshotSource({ root, contentDir, watch });
  const embedded = createRepository({
    snapshot: () => snapshots.current(),
    keep: KEPT_SNAPSHOTS,
  });
  const source = wrap(embedded);
  const app = createApp({
    source,
    models: async () => (await snapshots.current()).models,
    media: createNodeMedia({
      folder: join(contentDir, 'media'),
      cacheFolder: await mkdtemp(join(caches, 'media-')),
      log,
    }),
    cards: nodeCards({
      folder: join(contentDir, 'media'),
      cacheFolder: await mkdtemp(join(caches, 'cards-')),
      cacheLimit: 8 * 1024 * 1024,
      queue: createTransformQueue(),
      log,
    }),
    files: (_, next) => next(),
    renderPage: async (request, contentFetch, preview, cardOf) => {
      const page = await render(request, contentFetch, { preview, ...(service && { service }) });
      if (page.movedTo !== null) return movedResponse(page.movedTo);
      const assets = { entry: '/client.js', scripts: [], styles: null };
      return pageResponse(page, assets, await shareHead(request, page, cardOf));
    },
    compress: nodeCompressor,
    siteOrigin,
    service,
    access: {
      secret: 'a secret of the tests',
      external: nodeExternal(contentDir),
      mediaName: realNames(join(contentDir, 'media')),
      metadataMs: watch ? 0 : undefined,
      ...ports,
    },
    webhookSecret,
    editor,
    log,
  });
  return { app, source, logged };
}

/** The decoded bytes of a response; a HEAD response has a coding and no body. */
function unpacked(bytes: Buffer, encoding: string | null): Buffer {
  if (bytes.length === 0 || encoding === null) return bytes;
  return encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}

/** A response as text: status line, headers and decoded body. */
export async function exchange(app: TestApp, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  if (!headers.has('accept-encoding')) headers.set('accept-encoding', 'gzip');
  const response = await app.request(ORIGIN + path, { ...init, headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = unpacked(bytes, response.headers.get('content-encoding')).toString('latin1');
  const head = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return {
    path,
    status: response.status,
    headers: response.headers,
    body,
    all: `${head}\n\n${body}`,
  };
}

export type Exchange = Awaited<ReturnType<typeof exchange>>;

/** Submits a password; returns the cookie to send from then on. */
export async function unlock(
  app: TestApp,
  uid: string,
  password: string,
  cookie = '',
): Promise<string> {
  const { status, headers } = await exchange(app, '/api/unlock', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ uid, password }),
  });
  if (status !== 204) throw new Error(`${uid} was not unlocked: ${status}`);
  return cookieOf(headers);
}

/** `name=value` of the cookie a response sets. */
export const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

/** The master ref in the site's metadata. */
export async function masterRef(app: TestApp): Promise<string> {
  const { body } = await exchange(app, '/api/v2');
  // Cast: the metadata of the Content API.
  return (JSON.parse(body) as { refs: { ref: string }[] }).refs[0]?.ref ?? '';
}

/** A search of the public API, as a client writes it. */
export async function searchPath(
  app: TestApp,
  q: readonly string[],
  more: Record<string, string> = {},
) {
  const { ref = await masterRef(app) } = more;
  const parameters = new URLSearchParams({ ref, ...more });
  for (const one of q) parameters.append('q', one);
  return `/api/v2/documents/search?${parameters}`;
}

/** Where a redirect leads: a browser with the cookie that it sets, or `blocked`, one that stores none. */
export async function follow(
  app: TestApp,
  { headers }: Pick<Exchange, 'headers'>,
  cookies: 'stored' | 'blocked' = 'stored',
): Promise<Exchange> {
  const path = headers.get('location') ?? '';
  const cookie = cookies === 'stored' ? cookieOf(headers) : '';
  const next = await exchange(app, path, { headers: { cookie } });
  if (!next.headers.has('location')) return next;
  const last = next.headers.get('location') ?? '';
  return exchange(app, last, { headers: { cookie } });
}
