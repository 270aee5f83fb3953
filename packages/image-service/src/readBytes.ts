import type { Bytes } from './MediaImages.ts';

/** Reads a stream of known length into one array; throws if it is longer or shorter. */
export async function readBytes(
  stream: ReadableStream<Uint8Array>,
  length: number,
): Promise<Bytes> {
  const bytes = new Uint8Array(length);
  const reader = stream.getReader();
  let position = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- chunks come one after another
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, position);
    position += value.byteLength;
  }
  if (position === length) return bytes;
  throw new Error(`read ${position} bytes of ${length}`);
}
