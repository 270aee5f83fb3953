import { PRIVATE_HEADERS } from '#prismic-folder/authoring';

/** The style element of a page, as the policy names it. */
async function hashIn(html: string): Promise<string> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * Headers of the editor's own pages. `same-origin` keeps the address from other sites; with
 * `no-referrer` browsers would send `Origin: null` with the forms, which is refused.
 */
export async function pageHeaders(html: string): Promise<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    `style-src ${await hashIn(html)}`,
    "font-src 'self' data:",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ];
  return {
    ...PRIVATE_HEADERS,
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': 'same-origin',
    'content-security-policy': policy.join('; '),
  };
}
