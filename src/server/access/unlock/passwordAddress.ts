import { PASSWORD_PARAMETER } from '#content/protection.ts';
import { parameterAddress } from './parameterAddress.ts';

/** An address with `?password=`. */
export interface PasswordAddress {
  /** Path and query without the password. */
  readonly location: string;
  /** The password and its uid; null if the page has none, or the password is empty. */
  readonly entry: { readonly uid: string; readonly password: string } | null;
}

/** Reads `?password=` of a page's address; null if there is none. */
export function passwordAddress(url: URL): PasswordAddress | null {
  const found = parameterAddress(url, PASSWORD_PARAMETER);
  if (!found) return null;
  const { location, value: password, uid } = found;
  return { location, entry: uid !== null && password !== '' ? { uid, password } : null };
}
