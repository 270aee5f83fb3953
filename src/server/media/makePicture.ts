import type { ImageParameters } from './imageParameters.ts';
import type { FileStat, MediaFiles } from './MediaFiles.ts';
import type { MediaImages, Picture } from './MediaImages.ts';
import type { MediaLog } from './MediaCache.ts';
import { admits, mediaTypeOf, type FormatChoice } from './formats.ts';
import { MAX_SOURCE_BYTES } from './limits.ts';
import { MediaError } from './MediaError.ts';
import { planTransform } from './planTransform.ts';
import { readBytes } from './readBytes.ts';

/** One file with what was asked of it. */
export interface PictureOrder {
  readonly path: string;
  readonly stat: FileStat;
  readonly parameters: ImageParameters;
}

/**
 * Makes one picture: reads the source, plans, transforms. Where nothing but the encoding changed
 * and the source is the smaller one, the source is answered. Throws MediaError 422, with a log
 * line, for bytes that are no picture, and 400 for a rect outside it.
 */
export async function makePicture(
  engine: { readonly files: MediaFiles; readonly images: MediaImages; readonly log: MediaLog },
  { path, stat, parameters }: PictureOrder,
  choice: FormatChoice,
): Promise<Picture> {
  const { files, images, log } = engine;
  if (stat.size > MAX_SOURCE_BYTES) {
    throw new MediaError(
      422,
      `"${path}" has ${stat.size} bytes, over the limit of ${MAX_SOURCE_BYTES}`,
    );
  }
  const bytes = await readBytes(files.read(path), stat.size);
  try {
    const source = await images.inspect(bytes);
    const plan = planTransform(parameters, source, choice);
    const picture = await images.transform(plan, bytes);
    const recoded = plan.extract === null && plan.resizing === null;
    const keep =
      recoded && admits(choice, source.format) && bytes.byteLength <= picture.bytes.byteLength;
    return keep ? { type: mediaTypeOf(source.format), bytes } : picture;
  } catch (cause) {
    if (cause instanceof MediaError) throw cause;
    log(`media: "${path}" could not be read as a picture: ${String(cause)}`);
    throw new MediaError(422, `"${path}" could not be read as a picture`, { cause });
  }
}
