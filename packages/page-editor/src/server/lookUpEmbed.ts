import { isRecord } from 'prismic-folder';
import { parseUrl } from 'prismic-folder/edit';
import { sanitizeFields } from 'prismic-folder/fields';

/** Where providers say what an address of theirs is (https://oembed.com), by their hosts. */
const ENDPOINTS: readonly { readonly hosts: RegExp; readonly endpoint: string }[] = [
  {
    hosts: /(?:^|\.)youtube(?:-nocookie)?\.com$|^youtu\.be$/,
    endpoint: 'https://www.youtube.com/oembed',
  },
  { hosts: /(?:^|\.)vimeo\.com$/, endpoint: 'https://vimeo.com/api/oembed.json' },
  {
    hosts: /(?:^|\.)dailymotion\.com$|^dai\.ly$/,
    endpoint: 'https://www.dailymotion.com/services/oembed',
  },
  { hosts: /(?:^|\.)loom\.com$/, endpoint: 'https://www.loom.com/v1/oembed' },
  { hosts: /(?:^|\.)soundcloud\.com$/, endpoint: 'https://soundcloud.com/oembed' },
  { hosts: /^open\.spotify\.com$/, endpoint: 'https://open.spotify.com/oembed' },
  { hosts: /^codepen\.io$/, endpoint: 'https://codepen.io/api/oembed' },
  { hosts: /(?:^|\.)figma\.com$/, endpoint: 'https://www.figma.com/api/oembed' },
];

/** Members of an answer that the site uses; markup is not, and sizes are the provider's. */
const TEXTS = ['type', 'title', 'author_name', 'provider_name', 'provider_url', 'thumbnail_url'];

const MAX_TEXT = 2000;
const MAX_ADDRESS = 2000;

/** In bytes; the longest answers have some thousand, most of them markup. */
const MAX_ANSWER = 256 * 1024;

const TIMEOUT = 6000;
const MAX_REDIRECTS = 2;

/** `none`: no provider that can be asked has this address; `away`: it did not answer. */
type EmbedAnswer = Readonly<Record<string, unknown>> | 'none' | 'away';

/** Where the embed at an address can be asked; null if nowhere. */
function endpointOf(address: string): URL | null {
  const url = address.length > MAX_ADDRESS ? null : parseUrl(address);
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  const { hostname } = url;
  const found = ENDPOINTS.find(({ hosts }) => hosts.test(hostname));
  if (!found) return null;
  // What signs somebody in is no provider's business.
  const isOpen = url.username === '' && url.password === '';
  url.username = url.password = '';
  const endpoint = new URL(found.endpoint);
  endpoint.search = new URLSearchParams({
    format: 'json',
    url: isOpen ? address : url.href,
  }).toString();
  return endpoint;
}

/**
 * What the provider of an address says of it. Only the endpoints above are asked, by https, so that neither
 * an address nor a redirect leads to another host, least of all to one of this network.
 */
export async function lookUpEmbed(
  address: string,
  request: typeof fetch = fetch,
): Promise<EmbedAnswer> {
  const endpoint = endpointOf(address);
  if (endpoint === null) return 'none';
  try {
    const response = await ask(endpoint, request, AbortSignal.timeout(TIMEOUT));
    // The provider answers that it has nothing there, or shows it to nobody.
    if (response.status >= 400 && response.status < 500) return 'none';
    if (!response.ok) return 'away';
    return usable(address, JSON.parse(await textOf(response)));
  } catch {
    return 'away';
  }
}

async function ask(endpoint: URL, request: typeof fetch, signal: AbortSignal): Promise<Response> {
  const init = { signal, redirect: 'manual', headers: { accept: 'application/json' } } as const;
  let at = endpoint;
  for (let hops = 0; ; hops += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each answer says where to go on
    const response = await request(at.href, init);
    const to = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || to === null) return response;
    const next = new URL(to, at);
    if (hops === MAX_REDIRECTS || next.origin !== endpoint.origin) {
      throw new Error(`The provider leads to ${next.origin}`);
    }
    at = next;
  }
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_ANSWER) throw new Error('The answer is too long');
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}

/** Addresses that a provider gives are the web's. */
const PAGE = {
  slices: new Map(),
  safeAddress: (text: string) => (/^https?:/.test(parseUrl(text)?.protocol ?? '') ? text : null),
};

function usable(address: string, value: unknown): EmbedAnswer {
  if (!isRecord(value)) return 'away';
  const texts = Object.entries(value).filter(
    ([name, text]) => TEXTS.includes(name) && typeof text === 'string' && text.length < MAX_TEXT,
  );
  const embed = { ...Object.fromEntries(texts), embed_url: address };
  const { embed: sanitized } = sanitizeFields({ embed }, { embed: { type: 'Embed' } }, PAGE);
  const { embed_url: _own, ...found } = isRecord(sanitized) ? sanitized : {};
  return found;
}
