/** A plain identifier, which cannot contain other script. */
export const callbackForm = /^[A-Za-z_$][\w$]{0,63}$/;

/** A name with 128 random bits, so that no other script can call it. */
export function callbackName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `external_${digits.join('')}`;
}
