/** What a callback may be called: nothing but a plain name, which cannot hold any other script. */
export const callbackForm = /^[A-Za-z_$][\w$]{0,63}$/;

/** A callback's name nobody can guess: 128 random bits, so that no other script can answer for it. */
export function callbackName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));
  return `external_${digits.join('')}`;
}
