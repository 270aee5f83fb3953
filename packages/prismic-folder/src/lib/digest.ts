import { hash } from 'node:crypto';

/** SHA-1 as base64url, for ids and refs: they must be short and stable, not secret. */
export function digest(content: string | Uint8Array): string {
  return hash('sha1', content, 'base64url');
}

/** An id in Prismic's format: 16 letters, digits, `-` or `_`, beginning with a letter. */
export function stableId(text: string): string {
  return `Z${digest(text).slice(0, 15)}`;
}
