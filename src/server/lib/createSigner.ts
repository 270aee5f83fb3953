import { base64url, fromBase64url, sameDigest, type Keys, type Use } from './keys.ts';

/** Text that goes to a browser and comes back as this server wrote it, or not at all. */
export interface Signer {
  readonly write: (text: string) => Promise<string>;
  /** The text of a value this server signed for this use; null for any other. */
  readonly read: (value: string) => Promise<string | null>;
}

/** Longest value that is looked at. */
const MAX_LENGTH = 4000;

/** Signs texts of one use: the text in base64url, a dot, and its keyed digest. */
export function createSigner(keys: Keys, use: Use): Signer {
  return {
    async write(text) {
      const payload = base64url(new TextEncoder().encode(text));
      return `${payload}.${base64url(await keys.digest(use, payload))}`;
    },
    async read(value) {
      const [payload = '', signature = '', ...rest] = value.split('.');
      const claimed = fromBase64url(signature);
      const bytes = fromBase64url(payload);
      if (value.length > MAX_LENGTH || rest.length > 0 || !claimed || !bytes) return null;
      const isRight = sameDigest(await keys.digest(use, payload), claimed);
      return isRight ? new TextDecoder().decode(bytes) : null;
    },
  };
}
