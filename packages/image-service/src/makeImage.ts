import type { ImageParameters } from './imageParameters.ts';
import type { FileStat, MediaFiles } from './MediaFiles.ts';
import type { MediaImages, EncodedImage, SourceImage, TransformPlan } from './MediaImages.ts';
import type { MediaLog } from './MediaCache.ts';
import { admits, mediaTypeOf, type FormatChoice } from './formats.ts';
import { MAX_SOURCE_BYTES } from './limits.ts';
import { MediaError } from './MediaError.ts';
import { readBytes } from './readBytes.ts';

interface Engine {
  readonly files: MediaFiles;
  readonly images: MediaImages;
  readonly log: MediaLog;
}

/** One file with what was asked of it. */
export interface ImageOrder {
  readonly path: string;
  readonly stat: FileStat;
  readonly parameters: ImageParameters;
}

/** Runs the engine on a file; what it cannot read is a MediaError 422 with a log line. */
async function reading<T>(log: MediaLog, path: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    log(`media: "${path}" could not be read as an image: ${String(cause)}`);
    throw new MediaError(422, `"${path}" could not be read as an image`, { cause });
  }
}

/** Finds out what a file is. Throws MediaError 422 for bytes that are not an image, or too many. */
export async function inspectSource(
  { files, images, log }: Engine,
  { path, stat }: Pick<ImageOrder, 'path' | 'stat'>,
): Promise<SourceImage> {
  if (stat.size > MAX_SOURCE_BYTES) {
    throw new MediaError(
      422,
      `"${path}" has ${stat.size} bytes, over the limit of ${MAX_SOURCE_BYTES}`,
    );
  }
  const bytes = await readBytes(files.read(path), stat.size);
  return reading(log, path, () => images.inspect(bytes));
}

/**
 * Makes one image as planned. Where nothing but the encoding changed and the source is the
 * smaller one, the source is answered. Throws MediaError 422 for a source that is broken.
 */
export async function makeImage(
  { files, images, log }: Engine,
  { path, stat }: Pick<ImageOrder, 'path' | 'stat'>,
  source: SourceImage,
  plan: TransformPlan,
  choice: FormatChoice,
): Promise<EncodedImage> {
  const bytes = await readBytes(files.read(path), stat.size);
  const image = await reading(log, path, () => images.transform(plan, bytes));
  const recoded = plan.extract === null && plan.resizing === null;
  const keep =
    recoded && admits(choice, source.format) && bytes.byteLength <= image.bytes.byteLength;
  return keep ? { type: mediaTypeOf(source.format), bytes } : image;
}
