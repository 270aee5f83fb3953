import { createClient, ForbiddenError, type Client, type Content } from '@prismicio/client';
import { checkForms, UnexpectedStatusError } from './errors.ts';

export type ContentClient = Client<Content.AllDocumentTypes>;

interface ContentClientOptions {
  /** Absolute address of a Content API v2, such as `https://example.com/api/v2`. */
  readonly endpoint: string;
  /** The site's public origin, whose media become root-relative; by default the endpoint's. */
  readonly siteOrigin?: string;
  /** Language of the documents; by default the master language. */
  readonly lang?: string | undefined;
  /** The server passes a `fetch` that calls the site in process, for one session. */
  readonly fetch?: typeof fetch;
}

/** A valid name, which the client requires; addresses come from `endpoint` alone. */
const REPOSITORY_NAME = 'slicefolio';

/** The site's only way to the Content API. */
export function createContentClient({
  endpoint,
  siteOrigin = new URL(endpoint).origin,
  lang,
  fetch,
}: ContentClientOptions): ContentClient {
  const client = createClient<Content.AllDocumentTypes>(REPOSITORY_NAME, {
    documentAPIEndpoint: endpoint,
    ...(lang !== undefined && { defaultParams: { lang } }),
    fetch: withOwnMedia(
      withServiceRules(fetch ? unsignalled(fetch) : globalThis.fetch),
      siteOrigin,
    ),
    // All clients of a process share pending requests of the same address and signal. Without a signal of
    // its own a client on the server would get what is being read for another visitor's session.
    ...(fetch && { fetchOptions: { signal: new AbortController().signal } }),
  });
  // Previews are served as master: the toolbar's cookie must not decide.
  client.disableAutoPreviews();
  return client;
}

/** The signal never aborts: without it a request in process costs less. */
const unsignalled =
  (request: typeof fetch): typeof fetch =>
  (input, init) =>
    request(input, { ...init, signal: null });

/** Statuses the Prismic client handles: bad query, forbidden, missing, expired ref, rate limit. */
const CLIENT_READS = new Set([400, 401, 404, 410, 429]);

const isMetadata = (url: URL) => url.pathname.endsWith('/api/v2');

/** Uids are unique within one language only. */
function checkUidLookup(url: URL) {
  const byUid = url.searchParams.getAll('q').some((q) => /\bmy\.[\w-]+\.uid\b/.test(q));
  if (byUid && url.searchParams.get('lang') === '*') {
    throw new ForbiddenError(
      'A uid names a document in one language: give a lang',
      url.href,
      undefined,
    );
  }
}

/**
 * A `fetch` that checks what the site relies on. Throws `UnexpectedStatusError`, `FormError`, or
 * the client's `ForbiddenError`.
 */
function withServiceRules(request: typeof fetch): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    checkUidLookup(url);
    const response = await request(input, init);
    if (!response.ok && !CLIENT_READS.has(response.status)) {
      throw new UnexpectedStatusError(response.status, url.href);
    }
    if (!response.ok || !isMetadata(url)) return response;
    // Read and written again, because a clone takes longer.
    const text = await response.text();
    checkForms(JSON.parse(text));
    return new Response(text, response);
  };
}

/**
 * A `fetch` that makes addresses of the site's own media root-relative (`/media/…`): the Content
 * API's absolute ones would differ between server and browser behind a proxy.
 */
export function withOwnMedia(request: typeof fetch, origin: string): typeof fetch {
  return async (input, init) => {
    const response = await request(input, init);
    if (!response.ok) return response;
    // Quotation marks inside JSON texts are escaped, so this matches the member `url` only.
    const text = (await response.text()).replaceAll(`"url":"${origin}/media/`, '"url":"/media/');
    return new Response(text, response);
  };
}
