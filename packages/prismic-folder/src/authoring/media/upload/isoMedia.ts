import type { SniffedType } from './fileTypes.ts';

/** Brands of video files; those of sound alone are `M4A ` and `M4B `. */
const VIDEO = /^(?:iso[\da-z]|mp4[12]|avc1|dash|M4V[ HP]|MSNV|mmp4|3g[pr2]\d|f4v )$/;

/**
 * The type of a file that begins with an `ftyp` box (ISO/IEC 14496-12), by its brands. Sound in MP4
 * often has the brands of a video, so there the extension decides.
 */
export function isoMediaType(bytes: Buffer, extension: string): SniffedType {
  const brands = brandsOf(bytes);
  const [major = ''] = brands;
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return { type: 'avif' };
  if (/^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(major)) return { found: 'a HEIC image' };
  if (/^M4[AB] $/.test(major)) return { type: 'm4a' };
  if (VIDEO.test(major)) return { type: extension === 'm4a' ? 'm4a' : 'mp4' };
  return { found: major === 'qt  ' ? 'a QuickTime video' : `a media file of the brand "${major}"` };
}

/** Major brand and compatible brands. */
function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = bytes.length < 12 ? [] : [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
}
