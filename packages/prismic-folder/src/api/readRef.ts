import { decode, isRecord } from '../json.ts';
import { parseUrl } from '../parseUrl.ts';

/** A parsed `ref` parameter. */
export type RequestedRef =
  | { readonly kind: 'ref'; readonly ref: string }
  | { readonly kind: 'preview'; readonly token: string }
  /** A preview cookie without an active preview. */
  | { readonly kind: 'no preview' };

/**
 * Parses a `ref` parameter. Clients also send the raw preview cookie, so besides a plain ref it may
 * be a preview's address or the cookie's percent-encoded JSON,
 * `{ "_tracker", "<repository>.prismic.io": { "preview" } }`.
 */
export function readRef(text: string): RequestedRef {
  const address = previewAddress(text);
  if (address !== undefined) return { kind: 'preview', token: address };
  const cookie = readCookie(text);
  if (!cookie) return { kind: 'ref', ref: text };
  for (const entry of Object.values(cookie)) {
    const preview = isRecord(entry) ? entry['preview'] : undefined;
    if (typeof preview === 'string') {
      return { kind: 'preview', token: previewAddress(preview) ?? preview };
    }
  }
  return { kind: 'no preview' };
}

/** The last part of an address that ends in `/previews/<token>`. */
function previewAddress(encoded: string): string | undefined {
  const text = /^https?%3A/i.test(encoded) ? decode(encoded) : encoded;
  const url = /^https?:\/\//.test(text) ? parseUrl(text) : null;
  if (!url) return undefined;
  const token = /\/previews\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  return token === undefined ? '' : decode(token);
}

function readCookie(text: string): Record<string, unknown> | undefined {
  const json = decode(text);
  if (!json.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
