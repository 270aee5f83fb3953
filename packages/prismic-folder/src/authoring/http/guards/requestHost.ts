import { isLoopback } from '../../../api/allowedOrigins.ts';
import { AuthoringError } from '../../AuthoringError.ts';
import { parseUrl } from '../../../parseUrl.ts';

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
      ? 'The editor answers at localhost only; SITE_ORIGIN can name its public address'
      : `The editor answers at ${own.origin} and at localhost only`,
    { at: 'host' },
  );
}
