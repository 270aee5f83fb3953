/** 'OggS', the start of every page of an Ogg file. */
const PAGE = 0x4f676753;
/** Length of a page's header before its segment table. */
const HEADER = 27;
/** Granule position of a page on which no packet ends. */
const NO_PACKET = 0xffff_ffff_ffff_ffffn;
/** Opus counts samples of 48 kHz, whatever the source's rate. */
const OPUS_RATE = 48_000;

interface Timing {
  /** Granules per second. */
  readonly rate: number;
  /** Samples at the start that a decoder skips. */
  readonly skip: number;
}

const isPage = (view: DataView, at: number) =>
  at + HEADER <= view.byteLength && view.getUint32(at) === PAGE;

/** Clock of an Opus or Vorbis stream, from its first packet; null for other codecs. */
function readTiming(view: DataView): Timing | null {
  const packet = HEADER + view.getUint8(HEADER - 1);
  if (packet + 16 > view.byteLength) return null;
  const text = (at: number, length: number) =>
    String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, length));
  if (text(packet, 8) === 'OpusHead')
    return { rate: OPUS_RATE, skip: view.getUint16(packet + 10, true) };
  if (text(packet, 7) === '\u0001vorbis')
    return { rate: view.getUint32(packet + 12, true), skip: 0 };
  return null;
}

/**
 * The length in seconds that an Ogg file with one Opus or Vorbis stream declares: the granule
 * position of its last page, less what a decoder skips. Null for any other file. Firefox decodes
 * the padding of the last packet too, so the decoded length cannot be used for a loop.
 */
export function oggDuration(data: ArrayBuffer): number | null {
  const view = new DataView(data);
  if (!isPage(view, 0)) return null;
  const timing = readTiming(view);
  if (!timing || timing.rate === 0) return null;
  const serial = view.getUint32(14, true);
  for (let at = view.byteLength - HEADER; at > 0; at -= 1) {
    if (!isPage(view, at)) continue;
    const granule = view.getBigUint64(at + 6, true);
    if (view.getUint32(at + 14, true) !== serial) return null;
    if (granule === NO_PACKET) continue;
    const duration = (Number(granule) - timing.skip) / timing.rate;
    return duration > 0 ? duration : null;
  }
  return null;
}

/** Maximum padding of a decoder, in seconds: the last packet of Opus or Vorbis, and a margin. */
const MAX_PADDING = 0.2;

/** A buffer cut to the declared length, unless that does not fit what was decoded. */
export function trimBuffer(
  context: BaseAudioContext,
  buffer: AudioBuffer,
  duration: number | null,
): AudioBuffer {
  if (duration === null) return buffer;
  const { numberOfChannels, sampleRate, length } = buffer;
  const wanted = Math.round(duration * sampleRate);
  if (wanted < 1 || wanted >= length || length - wanted > MAX_PADDING * sampleRate) return buffer;
  const trimmed = context.createBuffer(numberOfChannels, wanted, sampleRate);
  for (let channel = 0; channel < numberOfChannels; channel += 1)
    trimmed.copyToChannel(buffer.getChannelData(channel).subarray(0, wanted), channel);
  return trimmed;
}
