import { createClient, type Client, type Content } from '@prismicio/client';
import { withOwnMedia } from './ownMedia.ts';
import { withServiceRules } from './serviceRules.ts';

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
