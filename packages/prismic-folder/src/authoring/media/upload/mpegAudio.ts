/** Bit rates of layer III in kbit/s by their index, of MPEG 1 and of MPEG 2 and 2.5. */
const RATES = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;

const FREQUENCIES: Readonly<Record<number, readonly number[]>> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};

/**
 * Whether bytes begin with two MP3 frames, one after the other: the sign of a single frame is only
 * eleven bits, which other files have, too.
 */
export function isMpegAudio(bytes: Buffer): boolean {
  const length = frameLength(bytes, 0);
  if (length === undefined) return false;
  return bytes.length < length + 4 || frameLength(bytes, length) !== undefined;
}

/** Bytes of the frame at an offset; undefined if there is none. */
function frameLength(bytes: Buffer, offset: number): number | undefined {
  if (offset + 4 > bytes.length) return undefined;
  const header = bytes.readUInt32BE(offset);
  const isLayer3 = header >>> 21 === 0x7ff && ((header >>> 17) & 3) === 1;
  if (!isLayer3) return undefined;
  const version = (header >>> 19) & 3;
  const rate = RATES[version === 3 ? 0 : 1][(header >>> 12) & 15];
  const frequency = FREQUENCIES[version]?.[(header >>> 10) & 3];
  if (rate === undefined || rate === 0 || frequency === undefined) return undefined;
  const padding = (header >>> 9) & 1;
  return Math.floor(((version === 3 ? 144_000 : 72_000) * rate) / frequency) + padding;
}
