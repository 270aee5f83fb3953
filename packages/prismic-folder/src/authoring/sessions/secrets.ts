import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as base64url. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** Only digests of secrets are stored and compared: looking one up reveals nothing of it. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether a text is the secret with this digest, in a time that depends on neither. */
export function isSecret(text: string, digest: Buffer): boolean {
  return timingSafeEqual(digestOf(text), digest);
}
