import { createClient, type Client, type Content } from '@prismicio/client';
import { withOwnMedia } from './ownMedia.ts';
import { withServiceRules } from './serviceRules.ts';

export type ContentClient = Client<Content.AllDocumentTypes>;

export interface ContentClientOptions {
  /** Absolute address of a Content API v2, such as `https://example.com/api/v2`. */
  readonly endpoint: string;
  /** The site's public origin, whose media become root-relative; the endpoint's unless given. */
  readonly siteOrigin?: string;
  /** Replaces the platform's `fetch`; the server passes one that calls the site in process. */
  readonly fetch?: typeof fetch;
}

/** A name of the form the client asks for; addresses come from `endpoint` alone. */
const REPOSITORY_NAME = 'slicefolio';

/** The one way to content: the site never asks an API but through this client. */
export function createContentClient({
  endpoint,
  siteOrigin = new URL(endpoint).origin,
  fetch = globalThis.fetch,
}: ContentClientOptions): ContentClient {
  const client = createClient<Content.AllDocumentTypes>(REPOSITORY_NAME, {
    documentAPIEndpoint: endpoint,
    fetch: withOwnMedia(withServiceRules(fetch), siteOrigin),
  });
  // A visitor who previews is given the draft as master: the toolbar's cookie decides nothing.
  client.disableAutoPreviews();
  return client;
}
