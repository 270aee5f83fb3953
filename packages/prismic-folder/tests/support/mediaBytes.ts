/** A box of MP4: its size, its type, what is in it. */
export function atom(
  type: string,
  content: readonly number[] | Uint8Array,
  isLong = false,
): Buffer {
  const head = Buffer.alloc(isLong ? 16 : 8);
  const size = head.length + content.length;
  head.writeUInt32BE(isLong ? 1 : size, 0);
  head.write(type, 4, 'latin1');
  if (isLong) head.writeBigUInt64BE(BigInt(size), 8);
  return Buffer.concat([head, Uint8Array.from(content)]);
}

const boxes = (type: string, ...inner: readonly Uint8Array[]) => atom(type, Buffer.concat(inner));

/** Handler (`vide`, `soun`), the coding, and the box that describes it. */
type TrackOf = readonly [handler: string, code: string, more?: Uint8Array | undefined];

/** An MP4 file with these tracks and no film. */
export function movie(tracks: readonly TrackOf[], { isLast = false, isLong = false } = {}): Buffer {
  const traks = tracks.map(([handler, code, more = Buffer.of()]) => {
    const entry = atom(code, Buffer.concat([Buffer.alloc(78), more]));
    const stsd = boxes('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), entry);
    const minf = boxes('minf', atom('vmhd', [0, 0]), boxes('stbl', stsd));
    const hdlr = atom('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${handler}`, 'latin1'));
    return boxes('trak', atom('tkhd', [0, 0, 0]), boxes('mdia', atom('mdhd', []), hdlr, minf));
  });
  const moov = atom('moov', Buffer.concat([atom('mvhd', [0, 0, 0, 0]), ...traks]), isLong);
  const mdat = atom('mdat', Buffer.alloc(300_000, 5));
  const parts = isLast ? [mdat, moov] : [moov, mdat];
  return Buffer.concat([atom('ftyp', Buffer.from('isom\0\0\0\0', 'latin1')), ...parts]);
}

/** The start of a WebM file: names of codings, and anything else that its tracks have. */
export function ebml(...parts: readonly string[]): Buffer {
  const tracks = parts.map((part) =>
    /^[VA]_/.test(part) ? `\u0086${String.fromCharCode(0x80 + part.length)}${part}` : part,
  );
  return Buffer.from(
    `\u001aE\u00df\u00a3B\u0082\u0084webm${tracks.join('\u0083\u0081\u0001')}`,
    'latin1',
  );
}

export function wav(format: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF\0\0\0\0WAVEfmt \u0010\0\0\0', 'latin1');
  bytes.writeUInt16LE(format, 20);
  return bytes;
}

export function pdf(trailer: string, length = 0): Buffer {
  const text = `%PDF-1.7\n${'x'.repeat(length)}\ntrailer << /Size 3 ${trailer} >>\n%%EOF`;
  return Buffer.from(text, 'latin1');
}
