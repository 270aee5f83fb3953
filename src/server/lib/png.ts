const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** The checksum of a chunk, bit by bit (https://www.w3.org/TR/png-3/#D-CRCAppendix). */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(name), 4);
  bytes.set(data, 8);
  view.setInt32(8 + data.length, crc(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/**
 * A PNG of 8 bits per channel, red, green and blue. `rows`: `height` times a 0, which says that a row is not filtered,
 * and 3 bytes per pixel.
 */
export async function png(
  width: number,
  height: number,
  rows: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  head.set([8, 2], 8);
  const deflated = new Response(rows).body?.pipeThrough(new CompressionStream('deflate'));
  const data = new Uint8Array(await new Response(deflated).arrayBuffer());
  const parts = [
    new Uint8Array(SIGNATURE),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts.map((part) => part.slice())).arrayBuffer());
}
