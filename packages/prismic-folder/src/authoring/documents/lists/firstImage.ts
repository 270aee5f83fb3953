import { isRecord } from '../../../json.ts';
import { MEDIA_SCHEME } from '../../../types.ts';

/**
 * Address of the first image in the data of a document, in the order of its fields; a drawing, which is
 * often a symbol only, if there is nothing else. null if there is none. Files of the library are below
 * `/media/`.
 */
export function firstImage(data: unknown): string | null {
  let drawing: string | null = null;
  for (const url of imagesIn(data)) {
    const address = url.startsWith(MEDIA_SCHEME) ? `/media/${url.slice(MEDIA_SCHEME.length)}` : url;
    if (!DRAWING.test(address)) return address;
    drawing ??= address;
  }
  return drawing;
}

const DRAWING = /\.svg(?:[?#]|$)/i;

function* imagesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* imagesIn(entry);
  } else if (isRecord(value)) {
    const { url, dimensions } = value;
    // Only images have both: embeds and links to files have no dimensions.
    if (typeof url === 'string' && isRecord(dimensions)) yield url;
    else for (const entry of Object.values(value)) yield* imagesIn(entry);
  }
}
