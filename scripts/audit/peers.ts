import { parseUrl } from '#ui/parseUrl.ts';
import type { AuditState } from './states.ts';

/** How long a peer may take to answer before anything is measured, in ms. */
const TIMEOUT = 10_000;

/** An address to measure beside the site that cannot be measured. */
export class PeerError extends Error {
  override readonly name = 'PeerError';
}

/** Reads the addresses of `--beside`. Throws `PeerError` for what is not one. */
export const readPeers = (addresses: readonly string[]): AuditState[] =>
  addresses.map((text) => {
    const url = parseUrl(text);
    if (!url || !/^https?:$/.test(url.protocol)) {
      throw new PeerError(`--beside ${text}: not an address such as http://localhost:4321/`);
    }
    if (addresses.indexOf(text) !== addresses.lastIndexOf(text)) {
      throw new PeerError(`--beside ${text}: given twice`);
    }
    // The gate is this site's: nothing is run in a peer.
    return {
      name: url.host + (url.pathname === '/' ? '' : url.pathname),
      address: url.href,
      gate: true,
    };
  });

/** Asks for each peer once. Throws `PeerError` for one that does not answer with a page. */
export async function checkPeers(peers: readonly AuditState[], ask = fetch): Promise<void> {
  for (const { address } of peers) {
    const response = await ask(address, { signal: AbortSignal.timeout(TIMEOUT) }).catch(
      (error: unknown) => {
        throw new PeerError(`--beside ${address}: does not answer`, { cause: error });
      },
    );
    await response.body?.cancel();
    if (!response.ok) throw new PeerError(`--beside ${address}: answers ${response.status}`);
  }
}
