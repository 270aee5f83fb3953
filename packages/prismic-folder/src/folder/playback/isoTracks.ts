/** Bytes of a file from a position; fewer at its end. */
export type ReadAt = (position: number, length: number) => Buffer;

/** How a track of an MP4 file is coded. */
export interface Track {
  readonly kind: 'video' | 'audio';
  /** Such as `avc1`. */
  readonly code: string;
  /** Its sample description (ISO/IEC 14496-12, 8.5.2), with what the coding adds. */
  readonly entry: Buffer;
}

interface Box {
  readonly type: string;
  /** Of what is inside. */
  readonly start: number;
  readonly end: number;
}

/** Boxes that are looked at in one file, and bytes of a sample description: a hostile file has any number. */
const MAX_BOXES = 2000;
const MAX_ENTRY = 4096;

const HANDLERS: Readonly<Record<string, Track['kind']>> = { vide: 'video', soun: 'audio' };

/**
 * The tracks of an MP4 file. Only headers of boxes and the sample descriptions are read, wherever they are: some
 * programs write them behind gigabytes of film.
 */
export function isoTracks(read: ReadAt, size: number): Track[] {
  let left = MAX_BOXES;

  function* boxes({ start, end }: Pick<Box, 'start' | 'end'>): Generator<Box> {
    let at = start;
    while (at + 8 <= end && left > 0) {
      left -= 1;
      const header = read(at, 16);
      if (header.length < 8) return;
      const short = header.readUInt32BE(0);
      const isLong = short === 1 && header.length === 16;
      // 0: it reaches to the end. Sizes in 64 bits are exact up to 9 petabytes.
      const length = short === 0 ? end - at : isLong ? Number(header.readBigUInt64BE(8)) : short;
      const head = isLong ? 16 : 8;
      if (length < head) return;
      const type = header.toString('latin1', 4, 8);
      yield { type, start: at + head, end: Math.min(end, at + length) };
      at += length;
    }
  }
  const find = (outer: Box | undefined, type: string): Box | undefined => {
    if (outer !== undefined) for (const box of boxes(outer)) if (box.type === type) return box;
    return undefined;
  };

  const moov = find({ type: '', start: 0, end: size }, 'moov');
  const tracks: Track[] = [];
  for (const trak of moov === undefined ? [] : boxes(moov)) {
    const mdia = trak.type === 'trak' ? find(trak, 'mdia') : undefined;
    const hdlr = find(mdia, 'hdlr');
    const kind = hdlr && HANDLERS[read(hdlr.start + 8, 4).toString('latin1')];
    const stsd = kind && find(find(find(mdia, 'minf'), 'stbl'), 'stsd');
    if (kind === undefined || stsd === undefined) continue;
    // After its version and the number of entries.
    for (const { type: code, start, end } of boxes({ start: stsd.start + 8, end: stsd.end })) {
      tracks.push({ kind, code, entry: read(start, Math.min(MAX_ENTRY, end - start)) });
    }
  }
  return tracks;
}
