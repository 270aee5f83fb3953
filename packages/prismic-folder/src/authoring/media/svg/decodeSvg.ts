/** The text of an SVG file, and whether the file has it in UTF-8. */
export interface SvgText {
  readonly text: string;
  readonly isUtf8: boolean;
}

/** Encodings of older drawing programs. Their markup has the same bytes as in UTF-8. */
const LEGACY = /^(?:us-ascii|iso-8859-(?:1|15)|windows-1252)$/i;

/**
 * Decodes a file as a browser does: by its byte order mark, else as its declaration says, else as
 * UTF-8. Returns undefined for other encodings and invalid bytes, which browsers and this check
 * could read differently.
 */
export function decodeSvg(bytes: Uint8Array): SvgText | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  const start = Buffer.from(bytes.subarray(0, 2000)).toString('latin1');
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(
    start,
  );
  const label = declared?.[1] ?? 'utf-8';
  if (/^utf-?8$/i.test(label)) return decoded(bytes, 'utf-8');
  return LEGACY.test(label) ? decoded(bytes, label) : undefined;
}

function decoded(bytes: Uint8Array, label: string): SvgText | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return { text, isUtf8: label === 'utf-8' };
  } catch {
    return undefined;
  }
}

/** Whether a declared encoding is one of those that `decodeSvg` reads. */
export function isKnownEncoding(label: string): boolean {
  return /^(?:utf-?8|utf-16)$/i.test(label) || LEGACY.test(label);
}
