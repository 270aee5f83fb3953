import { isLoopback } from '../../api/allowedOrigins.ts';
import { parseUrl } from '../../parseUrl.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';

/** Which names the editor answers to. */
export interface HostRules {
  /** The site's public origin; null: only this machine's own names. */
  readonly siteOrigin: string | null;
  /** The host a browser asked for, as far as proxies are trusted; by default the `Host` header. */
  readonly hostOf?: ((request: Request) => string | null) | undefined;
}

const headerHost = ({ headers, url }: Request) => headers.get('host') ?? new URL(url).host;

/**
 * Refuses names that are not the editor's: a page whose own name resolves to this machine (DNS
 * rebinding) is same-origin for the browser, and only the name tells.
 */
export function checkHost(request: Request, { siteOrigin, hostOf = headerHost }: HostRules): void {
  const host = hostOf(request) ?? '';
  const address = `http://${host}`;
  const url = /^[\w.:[\]-]+$/.test(host) ? parseUrl(address) : null;
  const own = siteOrigin === null ? null : new URL(siteOrigin);
  const isOwn = url !== null && own !== null && url.hostname === own.hostname;
  if (isOwn || (url !== null && isLoopback(url.hostname))) return;
  throw new AuthoringError(
    'refused',
    own === null
      ? 'The editor answers at localhost only, because it was given no public address'
      : `The editor answers at ${own.origin} and at localhost only`,
    { at: 'host' },
  );
}

const READS = new Set(['GET', 'HEAD']);

/** A request of another origin's page. `at` names the header that says so. */
const foreign = (own: string, at: string) =>
  new AuthoringError('refused', `Only the editor's own pages, at ${own}, may ask this`, { at });

/**
 * Refuses what pages of other origins send. A browser sets both headers, and no page can change
 * them: `Origin` must be the editor's own (`null` is not), and writing requires it;
 * `Sec-Fetch-Site`, where it is sent, must be `same-origin`, also for reading.
 */
export function checkOrigin({ method, headers, url }: Request): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const { origin: own } = new URL(url);
  if (origin === null ? !READS.has(method) : origin !== own) throw foreign(own, 'origin');
  if (site !== null && site !== 'same-origin') throw foreign(own, 'sec-fetch-site');
}

/**
 * How a page of the editor was asked for. `foreign`: by a link of another site, which gets nothing
 * of the session; `refused`: not as a page, such as by an image or a frame of another site.
 */
export function navigationOf({ headers }: Request): 'own' | 'foreign' | 'refused' {
  const site = headers.get('sec-fetch-site') ?? 'none';
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  if (site === 'same-origin') return 'own';
  if (destination !== 'document') return 'refused';
  return site === 'none' ? 'own' : 'foreign';
}

/** Whether a browser asks ahead, without a person who has opened the address. */
export const isPrefetch = ({ headers }: Request): boolean =>
  /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '');
