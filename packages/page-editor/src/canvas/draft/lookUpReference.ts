import type { CanvasDocument } from '../CanvasApi.ts';
import type { Missing, References } from './references.ts';

/** Name of a file of the library in an address. */
const mediaName = (url: string) => {
  const path = url.replace(/^\/media\//, '').replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Asks the repository for what a draft refers to and adds it; false: there is none. */
export async function lookUpReference(
  missing: Missing,
  { findDocument, findMedia }: Pick<CanvasDocument, 'findDocument' | 'findMedia'>,
  references: References,
): Promise<boolean> {
  if (missing.kind === 'media') {
    const item = await findMedia(mediaName(missing.url));
    if (!item) return false;
    const { width, height, kind, name, bytes } = item;
    const dimensions =
      width !== undefined && height !== undefined ? { dimensions: { width, height } } : {};
    references.addMedia(missing.url.replace(/[?#].*$/, ''), {
      ...dimensions,
      id: name,
      kind,
      name: name.replace(/^.*\//, ''),
      size: String(bytes),
    });
    return true;
  }
  const { id, type, uid } = missing;
  const found = await findDocument(id, { type, ...(uid !== undefined && { uid }) });
  if (!found) return false;
  references.addDocument({ ...found, lang: found.language });
  return true;
}
