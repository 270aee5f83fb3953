import { REFUSAL_PARAMETER, refusals, type Refusal } from '#content/protection.ts';
import { parameterAddress } from './parameterAddress.ts';

/**
 * The address of a page after an attempt to open it. What came of the attempt is in the address, because a browser
 * may store no cookies. After a success it is 'cookie': nobody sees that unless the browser comes back without one.
 */
export const refusalAddress = (location: string, kind: Refusal): string =>
  `${location}${location.includes('?') ? '&' : '?'}${REFUSAL_PARAMETER}=${kind}`;

interface RefusedPage {
  readonly kind: Refusal;
  /** Path and query without the refusal. */
  readonly location: string;
  /** Uid of the project or case study whose page it is; null for every other page. */
  readonly uid: string | null;
}

/** Reads such an address; null for any other. */
export function readRefusal(url: URL): RefusedPage | null {
  const found = parameterAddress(url, REFUSAL_PARAMETER);
  const kind = refusals.find((one) => one === found?.value);
  return found && kind ? { kind, location: found.location, uid: found.uid } : null;
}
