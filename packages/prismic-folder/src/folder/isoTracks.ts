/** Bytes of a file from a position; fewer at its end. */
export type ReadAt = (position: number, length: number) => Buffer;

/** How a track of an MP4 file is coded. */
interface Track {
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

/** Profiles of H.264 that only decoders of studios have: `avcC` names them by these numbers. */
const H264: Readonly<Record<number, string>> = {
  44: 'H.264 with 4:4:4 colour',
  110: 'H.264 with 10 bits',
  122: 'H.264 with 4:2:2 colour',
  244: 'H.264 with 4:4:4 colour',
};

/** Codings of MPEG by their object type (ISO/IEC 14496-1); null: browsers play it. */
const OBJECTS: Readonly<Record<number, string | null>> = {
  0x20: 'MPEG-4 part 2',
  0x40: null,
  0x60: 'MPEG-2',
  0x61: 'MPEG-2',
  0x62: 'MPEG-2',
  0x65: 'MPEG-2',
  0x66: null,
  0x67: null,
  0x68: null,
  0x69: null,
  0x6a: 'MPEG-1',
  0x6b: null,
  0xa5: 'AC-3',
  0xa6: 'E-AC-3',
  0xa9: 'DTS',
};

const CODES: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:vp08|Opus|fLaC|\.mp3)$/, null],
  [/^(?:hvc1|hev1)$/, 'HEVC (H.265)'],
  [/^(?:dvh[1e]|dva[1v])$/, 'Dolby Vision'],
  [/^av01$/, 'AV1'],
  [/^ap(?:c[hnso]|4[hx])$/, 'ProRes'],
  [/^[sh]263$/, 'H.263'],
  [/^(?:jpeg|mjp[ab])$/, 'Motion JPEG'],
  [/^ac-3$/, 'AC-3'],
  [/^ec-3$/, 'E-AC-3'],
  [/^ac-4$/, 'AC-4'],
  [/^alac$/, 'ALAC'],
  [/^dts[ceghlx]$/, 'DTS'],
  [/^sa[mw][rb]$/, 'AMR'],
  [/^(?:[lif]pcm|sowt|twos|raw |in24|in32|fl32|fl64)$/, 'PCM'],
  [/^enc[va]$/, 'encrypted'],
];

/** The name of a track's coding if many browsers do not play it; null if they do. */
export function unusualCoding({ code, entry }: Track): string | null {
  if (code === 'avc1' || code === 'avc3') return H264[byteAfter(entry, 'avcC', 1) ?? 0] ?? null;
  if (code === 'vp09') {
    // Profile 0 has 8 bits and 4:2:0.
    return (byteAfter(entry, 'vpcC', 4) ?? 0) === 0 ? null : 'VP9 with 10 bits or 4:4:4 colour';
  }
  if (code === 'mp4v' || code === 'mp4a') {
    const type = objectType(entry);
    if (type === undefined) return null;
    return type in OBJECTS ? (OBJECTS[type] ?? null) : `MPEG object type ${type}`;
  }
  const known = CODES.find(([pattern]) => pattern.test(code));
  return known === undefined ? `"${code.replaceAll(/[^ -~]/g, '?')}"` : known[1];
}

/** A byte of a box within a sample description; undefined if there is none. */
function byteAfter(entry: Buffer, box: string, offset: number): number | undefined {
  const at = entry.indexOf(box, 0, 'latin1');
  return at === -1 ? undefined : entry[at + box.length + offset];
}

/** The object type of the decoder in an `esds` box. */
function objectType(entry: Buffer): number | undefined {
  const box = entry.indexOf('esds', 0, 'latin1');
  if (box === -1) return undefined;
  let at = box + 8;
  /** Skips a descriptor's tag and its length, of which each byte but the last has the highest bit. */
  const enter = (tag: number): boolean => {
    if (entry[at] !== tag) return false;
    at += 1;
    while ((entry[at] ?? 0) >= 0x80) at += 1;
    at += 1;
    return true;
  };
  if (!enter(3)) return undefined;
  const flags = entry[at + 2] ?? 0;
  at += 3 + (flags & 0x80 ? 2 : 0);
  if (flags & 0x40) at += 1 + (entry[at] ?? 0);
  if (flags & 0x20) at += 2;
  return enter(4) ? entry[at] : undefined;
}
