import { responseCount, type AmbisonicOrder } from './ambisonics.ts';
import { fetchBuffer, type Loading } from './loadBuffer.ts';

/**
 * Impulse responses from custom addresses. Null, after logging, when one cannot be loaded or they
 * do not fit the order: then the library's own are used.
 */
export async function loadResponses(
  addresses: readonly string[],
  order: AmbisonicOrder,
  loading: Loading,
): Promise<AudioBuffer[] | null> {
  const wanted = responseCount(order);
  if (addresses.length !== wanted) {
    loading.log(`Order ${order} takes ${wanted} impulse responses, not ${addresses.length}`);
    return null;
  }
  try {
    const buffers = await Promise.all(addresses.map((address) => fetchBuffer(address, loading)));
    const wrong = buffers.findIndex(({ numberOfChannels }) => numberOfChannels !== 2);
    if (wrong !== -1) throw new Error(`${addresses[wrong]} is not stereo`);
    return buffers;
  } catch (cause) {
    if (!loading.signal.aborted) loading.log('Failed to load the impulse responses', cause);
    return null;
  }
}
