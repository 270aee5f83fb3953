import { plainText } from '#server/lib/headers.ts';
import { PrismicError } from '@prismicio/client';
import { Hono, type Context } from 'hono';
import { createContentClient, type ContentClient } from '#content/client.ts';
import { languagesOf } from '#content/documentAddress.ts';
import { ContentError } from '#content/errors.ts';
import { splitAddress, type Language } from '#content/repositoryLanguages.ts';
import { PREVIEW_PATH } from '#content/preview.ts';
import { MANIFEST } from '#app/addManifest.ts';
import { readLookDocument } from '#content/lookDocument.ts';
import { TOUCH_ICON, faviconAddress } from '#ui/look/favicon.ts';
import { readLook, type Look } from '#ui/look/look.ts';
import * as plain from '#ui/words/en/server/plain.ts';
import { atom } from './atom.ts';
import type { ContentVersion } from '#server/access/proxy/ContentVersion.ts';
import { sitemap } from './sitemap.ts';
import { touchIcon } from './touchIcon.ts';
import { readSettings } from '#content/fetchers.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';
import * as feed from '#ui/words/en/server/feed.ts';
import { loadLanguage, nameLanguage } from '#ui/words/loadLanguage.ts';

/** How long a feed may be cached, in seconds. */
const MAX_AGE = 600;

/** In seconds, while the content source does not answer. */
const RETRY_AFTER = 60;

/** Addresses without pages for search engines. */
const DISALLOWED = ['/api/', PREVIEW_PATH, '/slice-simulator', '/slice-library'];

/** What a feed is made of. */
interface FeedContent {
  readonly client: ContentClient;
  readonly version: () => Promise<ContentVersion>;
  readonly origin: string;
  readonly languages: readonly Language[];
  readonly language: Language;
}

interface Feed {
  readonly type: string;
  /** Null where there is no such feed. */
  readonly write: (content: FeedContent) => Promise<string | Uint8Array<ArrayBuffer> | null>;
}

const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;

/** The sitemap, or a part of it by its number. */
const sitemapFeed = (part: string | undefined): Feed => ({
  type: 'application/xml',
  write: async ({ version, origin, languages }) =>
    sitemap((await version()).policy, origin, languages, part === undefined ? null : Number(part)),
});

const ATOM: Feed = {
  type: 'application/atom+xml',
  write: ({ client, origin, language }) => atom(client, origin, language),
};

const lookOf = async (client: ContentClient) => readLook((await readLookDocument(client))?.data);

/** Files that have the owner's look. */
const LOOKS: Readonly<Record<string, Feed>> = {
  [MANIFEST]: {
    type: 'application/manifest+json',
    write: async ({ client, language }) => manifest(client, language, await lookOf(client)),
  },
  [TOUCH_ICON]: {
    type: 'image/png',
    write: async ({ client }) => touchIcon((await lookOf(client)).ramp?.turn ?? null),
  },
};

/** There is one sitemap, perhaps in parts, and a feed in each language. */
const PATHS = [
  '/sitemap.xml',
  '/:part{sitemap-[0-9]+[.]xml}',
  '/feed.xml',
  '/:language/feed.xml',
  ...Object.keys(LOOKS),
];

const headers = (type: string) => ({
  'content-type': type.startsWith('image/') ? type : `${type}; charset=utf-8`,
  'cache-control': `public, max-age=${MAX_AGE}`,
});

const unavailable = () =>
  // For feed readers: which language it is in is known by the content.
  plainText(503, plain.noContent, { 'retry-after': String(RETRY_AFTER) });

/** Null in a language that the site does not have, or under the name of the master language. */
async function writeFeed(
  { type, write }: Feed,
  { origin, pathname }: URL,
  contentFetch: typeof fetch,
  version: () => Promise<ContentVersion>,
): Promise<Response | null> {
  const client = createContentClient({ endpoint: `${origin}/api/v2`, fetch: contentFetch });
  try {
    const languages = await languagesOf(client);
    const { language, path, isMasterNamed } = splitAddress(pathname, languages);
    if (!language || isMasterNamed || path.lastIndexOf('/') > 0) return null;
    if (!language.isMaster) client.defaultParams = { lang: language.id };
    const content = await write({ client, version, origin, languages, language });
    return content === null ? null : new Response(content, { headers: headers(type) });
  } catch (error) {
    // The content proxy has logged that the content source did not answer.
    if (error instanceof ContentError || error instanceof PrismicError) return unavailable();
    throw error;
  }
}

/** The sitemap, feed or file with the look at a request's path; null for any other path. */
export async function feedResponse(
  request: Request,
  contentFetch: typeof fetch,
  version: () => Promise<ContentVersion>,
): Promise<Response | null> {
  const url = new URL(request.url);
  const [file, part] = SITEMAP.exec(url.pathname) ?? [];
  const looked = LOOKS[url.pathname];
  if (looked) return writeFeed(looked, url, contentFetch, version);
  if (file !== undefined) return writeFeed(sitemapFeed(part), url, contentFetch, version);
  return url.pathname.endsWith('/feed.xml') ? writeFeed(ATOM, url, contentFetch, version) : null;
}

/** Routes of sitemap, feed, robots.txt, and the files that have the owner's look. `publicPage` responds as to an anonymous visitor. */
export function createFeeds(publicPage: (context: Context) => Promise<Response>): Hono {
  const app = new Hono();
  for (const path of PATHS) app.get(path, publicPage);
  app.get('/robots.txt', (context) => {
    const { origin } = new URL(context.req.url);
    const rules = ['User-agent: *', ...DISALLOWED.map((path) => `Disallow: ${path}`)];
    return context.body(
      [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n'),
      200,
      headers('text/plain'),
    );
  });
  return app;
}

/** The web app manifest, by which a browser can install the site (https://www.w3.org/TR/appmanifest). */
async function manifest(
  client: ContentClient,
  language: Language,
  { themes: [theme], ramp }: Look,
): Promise<string> {
  const settings = await readSettings(client);
  const { say } = await loadLanguage(nameLanguage(language.id));
  const { background } = theme === 'dark' ? darkPalette : lightPalette;
  const content = {
    name: settings?.data.name || say(feed.portfolio),
    start_url: '/',
    display: 'minimal-ui',
    background_color: background,
    theme_color: background,
    icons: [
      { src: faviconAddress(ramp?.turn ?? null), type: 'image/svg+xml', sizes: 'any' },
      { src: TOUCH_ICON, type: 'image/png', sizes: '180x180' },
    ],
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
