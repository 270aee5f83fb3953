/** A keyed digest is 32 bytes (HMAC-SHA256). */
export type Digest = Uint8Array;

/** What the session secret is used for; a digest of one use is worth nothing for another. */
export type Use = 'password' | 'grant' | 'session' | 'preview' | 'webhook';

/** Keyed digests under one secret. Nothing here needs more than Web Crypto. */
export interface Keys {
  digest(use: Use, text: string): Promise<Digest>;
}

export function createKeys(secret: string): Keys {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return {
    async digest(use, text) {
      const signed = await crypto.subtle.sign('HMAC', await key, encoder.encode(`${use}\0${text}`));
      return new Uint8Array(signed);
    },
  };
}

/** Whether two digests are the same, in a time that does not depend on where they differ. */
export function sameDigest(one: Digest, other: Digest): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

/** A secret for servers that were given none: it lasts as long as the process. */
export function randomSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of base64url text; null unless it is exactly how these bytes are written. */
export function fromBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    // The last character may hold bits that belong to no byte: with others it would read alike.
    return base64url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
