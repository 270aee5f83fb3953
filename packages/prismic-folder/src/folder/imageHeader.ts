/** An image's size in pixels, with the orientation applied. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Bytes from the start of a file that contain the size in nearly all cases. */
export const HEADER_BYTES = 64 * 1024;

/**
 * Reads an image's size from its first bytes: PNG, GIF, WebP, JPEG and SVG. Returns undefined for
 * other formats and for a JPEG with EXIF data, which may rotate it: those need a decoder.
 */
export function imageHeader(bytes: Buffer): ImageSize | undefined {
  if (bytes.length < 30) return undefined;
  const start = bytes.toString('latin1', 0, 16);
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) {
    return size(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  }
  if (start.startsWith('GIF8')) return size(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
  if (start.startsWith('RIFF') && start.endsWith('WEBPVP8 ')) {
    return size(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  }
  if (start.startsWith('RIFF') && start.endsWith('WEBPVP8L')) {
    const bits = bytes.readUInt32LE(21);
    return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (start.startsWith('RIFF') && start.endsWith('WEBPVP8X')) {
    return size(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  }
  if (start.startsWith('\u00ff\u00d8')) return jpegSize(bytes);
  return svgSize(bytes.toString('utf8'));
}

function size(width: number, height: number): ImageSize | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Walks the segments up to the frame header (SOF), ITU T.81 annex B. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  let offset = 2;
  while (offset + 9 < bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    const isExif = marker === 0xe1 && bytes.toString('latin1', offset + 4, offset + 8) === 'Exif';
    if (isExif) return undefined;
    // C4, C8 and CC are in the range of frame headers, but have other meanings.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return size(bytes.readUInt16BE(offset + 7), bytes.readUInt16BE(offset + 5));
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return undefined;
}

/** Reads width and height in pixels; a missing side follows from the view box's aspect ratio. */
function svgSize(text: string): ImageSize | undefined {
  const tag = /<svg\b[^>]*>/i.exec(text)?.[0];
  if (tag === undefined) return undefined;
  const length = (name: string) => {
    const found = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag);
    return found?.[1] === undefined ? undefined : Math.round(Number(found[1]));
  };
  const box = /\sviewBox\s*=\s*["']([^"']+)["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/);
  const [, , boxWidth = NaN, boxHeight = NaN] = (box ?? []).map(Number);
  const width = length('width');
  const height = length('height');
  const ratio = boxWidth / boxHeight;
  if (width !== undefined && height !== undefined) return size(width, height);
  if (width !== undefined) return size(width, Math.round(width / ratio));
  if (height !== undefined) return size(Math.round(height * ratio), height);
  return size(Math.round(boxWidth), Math.round(boxHeight));
}
