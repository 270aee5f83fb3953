import { PRIVATE_HEADERS } from 'prismic-folder/authoring';

const COMMON = ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'self'"];

const withPolicy = (policy: readonly string[]): Record<string, string> => ({
  ...PRIVATE_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'same-origin',
  'content-security-policy': ["default-src 'none'", ...policy, ...COMMON].join('; '),
});

/** The style element of a page, as the policy names it. */
async function hashIn(html: string): Promise<string> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * Headers of the pages that the server renders by itself. `same-origin` keeps the address from other
 * sites; with `no-referrer` browsers would send `Origin: null` with the forms, which is refused.
 */
export async function pageHeaders(html: string): Promise<Record<string, string>> {
  return withPolicy([`style-src ${await hashIn(html)}`, "font-src 'self' data:", "img-src 'self'"]);
}

/**
 * Headers of the window of the editor. Styles by attribute are allowed: its widgets place themselves with
 * them. Pictures may come from any https host, because their addresses are content. `framed`: origins of pages that it
 * shows besides its own.
 */
export function windowHeaders(
  nonce: string,
  framed: readonly string[] = [],
): Record<string, string> {
  return withPolicy([
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "connect-src 'self'",
    ["frame-src 'self'", ...framed].join(' '),
  ]);
}
