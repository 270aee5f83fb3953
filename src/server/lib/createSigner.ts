import { base64url, fromBase64url, sameDigest, type Keys, type Purpose } from './keys.ts';

/** Signs text that a browser stores, so that a changed text is rejected. */
export interface Signer {
  readonly write: (text: string) => Promise<string>;
  /** The text of a value this server signed for this purpose; null for any other. */
  readonly read: (value: string) => Promise<string | null>;
}

/** Longer values are rejected without verification. */
const MAX_LENGTH = 4000;

/** Signs texts of one purpose: the text in base64url, a dot, and its keyed digest. */
export function createSigner(keys: Keys, purpose: Purpose): Signer {
  return {
    async write(text) {
      const payload = base64url(new TextEncoder().encode(text));
      return `${payload}.${base64url(await keys.digest(purpose, payload))}`;
    },
    async read(value) {
      const [payload = '', signature = '', ...rest] = value.split('.');
      const claimed = fromBase64url(signature);
      const bytes = fromBase64url(payload);
      if (value.length > MAX_LENGTH || rest.length > 0 || !claimed || !bytes) return null;
      const isValid = sameDigest(await keys.digest(purpose, payload), claimed);
      return isValid ? new TextDecoder().decode(bytes) : null;
    },
  };
}
