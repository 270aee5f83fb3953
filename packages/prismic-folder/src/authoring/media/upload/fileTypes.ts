/** Kinds of files that the site shows, plays or offers. */
export type FileType =
  | 'webp'
  | 'png'
  | 'jpg'
  | 'gif'
  | 'avif'
  | 'svg'
  | 'mp4'
  | 'webm'
  | 'ogg'
  | 'm4a'
  | 'mp3'
  | 'wav'
  | 'pdf';

/** What a file is, by its first bytes; or its name for messages if it is not accepted. */
type SniffedType =
  | { readonly type: FileType }
  | { readonly type?: undefined; readonly found: string };

interface TypeDetails {
  /** Extensions that a file of the type may have; the first one is written. */
  readonly extensions: readonly [string, ...string[]];
  readonly kind: 'image' | 'video' | 'audio' | 'document';
}

export const FILE_TYPES: Readonly<Record<FileType, TypeDetails>> = {
  webp: { extensions: ['webp'], kind: 'image' },
  png: { extensions: ['png'], kind: 'image' },
  jpg: { extensions: ['jpg', 'jpeg'], kind: 'image' },
  gif: { extensions: ['gif'], kind: 'image' },
  avif: { extensions: ['avif'], kind: 'image' },
  svg: { extensions: ['svg'], kind: 'image' },
  mp4: { extensions: ['mp4', 'm4v'], kind: 'video' },
  webm: { extensions: ['webm'], kind: 'video' },
  ogg: { extensions: ['ogg', 'opus', 'oga', 'ogv'], kind: 'audio' },
  m4a: { extensions: ['m4a'], kind: 'audio' },
  mp3: { extensions: ['mp3'], kind: 'audio' },
  wav: { extensions: ['wav'], kind: 'audio' },
  pdf: { extensions: ['pdf'], kind: 'document' },
};

/** The types as a list, for messages. */
export const SHOWN_TYPES = 'WebP, PNG, JPEG, GIF, AVIF, SVG, MP4, WebM, Ogg, M4A, MP3, WAV, PDF';

/** A file name's extension in lower case, without the dot; empty if there is none. */
export function extensionOf(name: string): string {
  return /[^./\\]\.([^./\\\s]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** The type that an extension promises. */
export function typeOfExtension(extension: string): FileType | undefined {
  return EXTENSIONS.get(extension);
}

const EXTENSIONS: ReadonlyMap<string, FileType> = new Map(
  // Cast: the keys of a record of FileType are FileTypes.
  (Object.keys(FILE_TYPES) as FileType[]).flatMap((type) =>
    FILE_TYPES[type].extensions.map((extension): [string, FileType] => [extension, type]),
  ),
);

/** Extensions of images that browsers do not show, or not all of them. */
const OTHER_IMAGES = /^(?:bmp|tiff?|ico|hei[cf]|psd|jxl|jp2)$/;

/** Whether someone who chose a file of this name expects an image. */
export function isNamedImage(name: string): boolean {
  const extension = extensionOf(name);
  const type = typeOfExtension(extension);
  return OTHER_IMAGES.test(extension) || (type !== undefined && FILE_TYPES[type].kind === 'image');
}

/** Other files, for messages. The list is not what protects: only known types are accepted. */
const OTHERS: readonly (readonly [string, string])[] = [
  ['MZ', 'a program for Windows'],
  ['\u007fELF', 'a program for Linux'],
  ['\u00cf\u00fa\u00ed\u00fe', 'a program for macOS'],
  ['\u00ca\u00fe\u00ba\u00be', 'a program'],
  ['#!', 'a script'],
  ['PK\u0003\u0004', 'a ZIP archive or an Office document'],
  ['\u001f\u008b', 'a gzip archive'],
  ['Rar!', 'a RAR archive'],
  ['7z\u00bc\u00af', 'a 7-Zip archive'],
  ['BM', 'a BMP image'],
  ['II*\0', 'a TIFF image'],
  ['MM\0*', 'a TIFF image'],
  ['\0\0\u0001\0', 'an icon'],
  ['8BPS', 'a Photoshop document'],
  ['wOF2', 'a font'],
  ['wOFF', 'a font'],
  ['OTTO', 'a font'],
  ['\0\u0001\0\0', 'a font'],
  ['fLaC', 'a FLAC file'],
  ['\u00d0\u00cf\u0011\u00e0', 'an older Office document'],
];

/**
 * Recognises a file by its first bytes. `extension` decides only where the same bytes are two types:
 * sound in MP4.
 */
export function sniffType(bytes: Buffer, extension: string): SniffedType {
  if (bytes.length === 0) return { found: 'empty' };
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return { type: 'png' };
  if (start.startsWith('\u00ff\u00d8\u00ff')) return { type: 'jpg' };
  if (/^GIF8[79]a/.test(start)) return { type: 'gif' };
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return { type: 'webp' };
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WAVE') return { type: 'wav' };
  if (start.startsWith('%PDF-')) return { type: 'pdf' };
  if (start.startsWith('OggS\0')) return { type: 'ogg' };
  if (start.slice(4, 8) === 'ftyp') return isoMediaType(bytes, extension);
  if (start.startsWith('\u001aE\u00df\u00a3')) return matroskaType(bytes);
  if (hasId3(bytes) || isMpegAudio(bytes)) return { type: 'mp3' };
  const other = OTHERS.find(([signature]) => start.startsWith(signature));
  return other === undefined ? textType(bytes) : { found: other[1] };
}

/** Whether bytes begin with an ID3 tag of version 2.2 to 2.4, as most MP3 files do. */
function hasId3(bytes: Buffer): boolean {
  const version = bytes[3] ?? 0;
  return bytes.toString('latin1', 0, 3) === 'ID3' && version >= 2 && version <= 4;
}

/** WebM is Matroska with this document type, which is in the header's first bytes. */
function matroskaType(bytes: Buffer): SniffedType {
  const header = bytes.toString('latin1', 0, 64);
  return /\u0042\u0082.{1,8}webm/s.test(header) ? { type: 'webm' } : { found: 'a Matroska video' };
}

/** What may be before the root element. */
const PROLOG = /^\ufeff?(?:\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[\]>]|\[[^\]]*\])*>)*/i;

function textType(bytes: Buffer): SniffedType {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  const prolog = PROLOG.exec(text)?.[0] ?? '';
  const root = /^<(?:[\w.-]+:)?([\w.-]+)[\s/>]/.exec(text.slice(prolog.length))?.[1];
  // An HTML page may contain <svg>; only the root element counts. Its namespace is checked later.
  if (root === 'svg') return { type: 'svg' };
  if (/<!doctype\s+html/i.test(prolog) || /^(?:html|head|body|script)$/i.test(root ?? '')) {
    return { found: 'an HTML page' };
  }
  if (root !== undefined) return { found: `an XML or HTML document with the root <${root}>` };
  return { found: text.includes('\0') || text.includes('\ufffd') ? 'unknown' : 'a text' };
}

/** By the byte order mark. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** Brands of video files; those of sound alone are `M4A ` and `M4B `. */
const VIDEO = /^(?:iso[\da-z]|mp4[12]|avc1|dash|M4V[ HP]|MSNV|mmp4|3g[pr2]\d|f4v )$/;

/**
 * The type of a file that begins with an `ftyp` box (ISO/IEC 14496-12), by its brands. Sound in MP4
 * often has the brands of a video, so there the extension decides.
 */
function isoMediaType(bytes: Buffer, extension: string): SniffedType {
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
function isMpegAudio(bytes: Buffer): boolean {
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
