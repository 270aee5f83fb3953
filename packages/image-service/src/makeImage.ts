import { admits, type FormatChoice, mediaTypeOf } from './formats.ts';
import type { ImageParameters } from './imageParameters.ts';
import { MAX_SOURCE_BYTES } from './limits.ts';
import { MediaError } from './MediaError.ts';
import type { FileStat, MediaFiles } from './MediaFiles.ts';
import type {
  Bytes,
  EncodedImage,
  MediaImages,
  SourceImage,
  TransformPlan,
} from './MediaImages.ts';
import type { MediaLog } from './memoryCache.ts';

interface Engine {
  readonly files: MediaFiles;
  readonly images: MediaImages;
  readonly log: MediaLog;
}

/** A file with the requested parameters. */
export interface ImageOrder {
  readonly path: string;
  readonly stat: FileStat;
  readonly parameters: ImageParameters;
}

/** Runs the engine on a file; logs its errors and throws them as MediaError 422. */
async function withReadErrors<T>(log: MediaLog, path: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (cause) {
    log(`media: "${path}" could not be read as an image: ${String(cause)}`);
    throw new MediaError(422, `"${path}" could not be read as an image`, { cause });
  }
}

/** Reads a file's format and size. Throws MediaError 422 if it is too large or not an image. */
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
  return withReadErrors(log, path, () => images.inspect(bytes));
}

/**
 * Makes one image as planned. If only the encoding changed and the source is smaller, returns the
 * source. Throws MediaError 422 for a broken source.
 */
export async function makeImage(
  { files, images, log }: Engine,
  { path, stat }: Pick<ImageOrder, 'path' | 'stat'>,
  source: SourceImage,
  plan: TransformPlan,
  choice: FormatChoice,
): Promise<EncodedImage> {
  const bytes = await readBytes(files.read(path), stat.size);
  const image = await withReadErrors(log, path, () => images.transform(plan, bytes));
  const recoded = plan.extract === null && plan.resizing === null;
  const isSourceBetter =
    recoded && admits(choice, source.format) && bytes.byteLength <= image.bytes.byteLength;
  return isSourceBetter ? { type: mediaTypeOf(source.format), bytes } : image;
}

/** Reads a stream of known length into one array; throws if it is longer or shorter. */
async function readBytes(stream: ReadableStream<Uint8Array>, length: number): Promise<Bytes> {
  const bytes = new Uint8Array(length);
  const reader = stream.getReader();
  let position = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- chunks come one after another
    const { done, value } = await reader.read();
    if (done) break;
    bytes.set(value, position);
    position += value.byteLength;
  }
  if (position === length) return bytes;
  throw new Error(`read ${position} bytes of ${length}`);
}
