import type { ApiAnswer, ApiRequest } from '../Transport.ts';

/** The answer to a request that the page itself has made; null if there is none. It answers one request only. */
export function takePrefetched({ method, address }: ApiRequest): Promise<ApiAnswer> | null {
  const { slicefolioPrefetched: prefetched } = globalThis;
  if (method !== 'GET' || prefetched?.address !== address) return null;
  globalThis.slicefolioPrefetched = undefined;
  return prefetched.answer;
}
