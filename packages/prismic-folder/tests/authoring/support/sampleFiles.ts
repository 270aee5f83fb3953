import sharp from 'sharp';
import type { FileType } from '../../../src/authoring/media/upload/fileTypes.ts';

/** A file of each type, as small as programs write them. */
export async function sampleFiles(): Promise<Readonly<Record<FileType, Buffer>>> {
  const pixels = Buffer.from(Array.from({ length: 40 * 30 * 3 }, (_, at) => (at * at) % 251));
  const image = () => sharp(pixels, { raw: { width: 40, height: 30, channels: 3 } });
  const [webp, png, jpg, gif, avif] = await Promise.all([
    image().webp().toBuffer(),
    image().png().toBuffer(),
    image().jpeg().toBuffer(),
    image().gif().toBuffer(),
    image().avif({ effort: 0 }).toBuffer(),
  ]);
  return {
    webp,
    png,
    jpg,
    gif,
    avif,
    svg: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h9"/></svg>\n',
    ),
    mp4: isoFile('isom', ['isom', 'iso2', 'avc1', 'mp41']),
    m4a: isoFile('M4A ', ['M4A ', 'isom']),
    webm: matroska('webm'),
    ogg: Buffer.concat([
      Buffer.from('OggS\0\u0002'),
      Buffer.alloc(22),
      Buffer.from('\u0001\u0013OpusHead'),
    ]),
    mp3: Buffer.concat([mp3Frame(), mp3Frame(), mp3Frame()]),
    wav: Buffer.concat([Buffer.from('RIFF\u0024\0\0\0WAVEfmt '), Buffer.alloc(28)]),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  };
}

/** A file of ISO/IEC 14496-12 with these brands. */
export function isoFile(major: string, brands: readonly string[]): Buffer {
  const body = Buffer.from(`ftyp${major}\0\0\u0002\0${brands.join('')}`, 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, body, Buffer.from('\0\0\0\u0008mdat')]);
}

export function matroska(type: string): Buffer {
  const documentType = Buffer.from(`\u0042\u0082\u0084${type}`, 'latin1');
  const start = Buffer.from('\u001aE\u00df\u00a3\u009fB\u0086\u0081\u0001', 'latin1');
  return Buffer.concat([start, documentType, Buffer.alloc(32)]);
}

/** A frame of MPEG 1, layer III, 128 kbit/s, 44.1 kHz: 417 bytes. */
export function mp3Frame(): Buffer {
  return Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
}

/** A body with these bytes, in chunks of at most `size`. */
export function bodyOf(bytes: Uint8Array | string, size = 1000): ReadableStream<Uint8Array> {
  const all = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= all.length) return controller.close();
      controller.enqueue(new Uint8Array(all.subarray(at, at + size)));
      at += size;
      return undefined;
    },
  });
}
