/** A keyed digest is 32 bytes (HMAC-SHA256). */
export type Digest = Uint8Array;

/** What the session secret is used for; a digest for one purpose is invalid for another. */
export type Purpose = 'password' | 'grant' | 'session' | 'preview' | 'webhook' | 'share' | 'shared';

/** Keyed digests under one secret, by Web Crypto alone, so that they work on every platform. */
export interface Keys {
  digest(purpose: Purpose, text: string): Promise<Digest>;
}

export function createKeys(secret: string): Keys {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return {
    async digest(purpose, text) {
      const message = encoder.encode(`${purpose}\0${text}`);
      return new Uint8Array(await crypto.subtle.sign('HMAC', await key, message));
    },
  };
}

/** Whether two digests are equal, compared in constant time. */
export function sameDigest(one: Digest, other: Digest): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

/** Whether two texts are equal, in the same time whatever they are. */
export async function sameText(
  keys: Keys,
  purpose: Purpose,
  one: string,
  other: string,
): Promise<boolean> {
  const digests = [keys.digest(purpose, one), keys.digest(purpose, other)] as const;
  return sameDigest(...(await Promise.all(digests)));
}

/** In base64url characters: 132 bits identify a password, or content. */
export const fingerprint = (digest: Digest): string => base64url(digest).slice(0, 22);

/** The fingerprint of content. */
export async function digestOf(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return fingerprint(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** A secret for servers without SESSION_SECRET: it lasts as long as the process. */
export function randomSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)));
}

export function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes of base64url text; null unless the text is their canonical encoding. */
export function fromBase64url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    // The unused bits of the last character could hold anything: only the canonical form counts.
    return base64url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
