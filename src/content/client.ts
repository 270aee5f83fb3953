import { createClient, type Client, type Content } from '@prismicio/client';
import { withOwnMedia } from './ownMedia.ts';
import { withServiceRules } from './serviceRules.ts';

export type ContentClient = Client<Content.AllDocumentTypes>;

interface ContentClientOptions {
  /** Absolute address of a Content API v2, such as `https://example.com/api/v2`. */
  readonly endpoint: string;
  /** The site's public origin, whose media become root-relative; by default the endpoint's. */
  readonly siteOrigin?: string;
  /** The server passes a `fetch` that calls the site in process. */
  readonly fetch?: typeof fetch;
}

/** A valid name, which the client requires; addresses come from `endpoint` alone. */
const REPOSITORY_NAME = 'slicefolio';

/** The site's only way to the Content API. */
export function createContentClient({
  endpoint,
  siteOrigin = new URL(endpoint).origin,
  fetch = globalThis.fetch,
}: ContentClientOptions): ContentClient {
  const client = createClient<Content.AllDocumentTypes>(REPOSITORY_NAME, {
    documentAPIEndpoint: endpoint,
    fetch: withOwnMedia(withServiceRules(fetch), siteOrigin),
  });
  // Previews are served as master: the toolbar's cookie must not decide.
  client.disableAutoPreviews();
  return client;
}
