import { isRecord, kindOf } from '../../json.ts';
import type { FieldModel } from '../../types.ts';
import { nearest } from '../nearest.ts';
import {
  EMPTY_OBJECT,
  fault,
  isMissing,
  locateIn,
  type NormalizeContext,
  within,
} from './normalizeContext.ts';
import { type NormalizedImage, thumbnailOf, thumbnailsOf } from './thumbnails.ts';

export const IMAGE_KEYS = ['id', 'url', 'alt', 'copyright', 'dimensions', 'edit'];
const NO_EDIT = Object.freeze({ x: 0, y: 0, zoom: 1, background: 'transparent' });

/** An image with its model's thumbnails; those not in the document are cropped from the image. */
export function normalizeImage(
  context: NormalizeContext,
  value: unknown,
  model: FieldModel,
): unknown {
  const thumbnails = thumbnailsOf(model);
  if (isMissing(value) && thumbnails.length === 0) return EMPTY_OBJECT;
  if (!isMissing(value) && !isRecord(value)) {
    return fault(context, `must be an object with a url, is ${kindOf(value)}`);
  }
  const written = value ?? {};
  const names = thumbnails.map(({ name }) => name);
  const image = normalizeImageView(context, written, names);
  if (thumbnails.length === 0) return image ?? EMPTY_OBJECT;
  const filled: Record<string, unknown> = { ...image };
  for (const { name, width, height } of thumbnails) {
    const thumbnail = within(context, name, () =>
      normalizeImageView(context, written[name] ?? {}, []),
    );
    filled[name] =
      thumbnail ?? (image === undefined ? EMPTY_OBJECT : thumbnailOf(image, width, height));
  }
  return filled;
}

/** One view of an image; undefined if empty or invalid. `others`: additional keys it may have. */
export function normalizeImageView(
  context: NormalizeContext,
  value: unknown,
  others: readonly string[],
): NormalizedImage | undefined {
  if (!isRecord(value)) return fault(context, `must be an image with a url, is ${kindOf(value)}`);
  const known = [...IMAGE_KEYS, ...others];
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) fault(context, `unknown key of an image${nearest(key, known)}`, key);
  }
  const { url, id, alt, copyright, dimensions, edit } = value;
  if (isMissing(url)) {
    const isEmpty = IMAGE_KEYS.every((key) => isMissing(value[key]));
    return isEmpty ? undefined : fault(context, 'the image has no url', 'url');
  }
  if (typeof url !== 'string') return fault(context, `must be text, is ${kindOf(url)}`, 'url');
  for (const key of ['id', 'alt', 'copyright']) {
    const text = value[key];
    if (!isMissing(text) && typeof text !== 'string') {
      fault(context, `must be text, is ${kindOf(text)}`, key);
    }
  }
  const found = locate(context, url, dimensions);
  const filledEdit = isMissing(edit) ? NO_EDIT : (readEdit(context, edit) ?? NO_EDIT);
  if (found === undefined) return undefined;
  return {
    id: typeof id === 'string' ? id : found.id,
    url: found.url,
    alt: typeof alt === 'string' ? alt : null,
    copyright: typeof copyright === 'string' ? copyright : null,
    dimensions: found.dimensions,
    edit: filledEdit,
  };
}

function locate(context: NormalizeContext, url: string, written: unknown) {
  const located = locateIn(context, url);
  if (located.at === 'nowhere') return fault(context, located.reason, 'url');
  const dimensions = isMissing(written) ? undefined : readDimensions(context, written);
  const { id } = located;
  if (located.at === 'host') {
    if (dimensions !== undefined) return { id, url, dimensions };
    if (!isMissing(written)) return undefined;
    return fault(context, 'an image on another host needs width and height', 'dimensions');
  }
  const { name, file } = located;
  if (file.kind !== 'image') return fault(context, `${name} is not an image`, 'url');
  const size = dimensions ?? file.image;
  if (size === undefined) {
    return fault(context, `content/media/${name} cannot be read as an image`, 'url');
  }
  return { id, url: located.url, dimensions: size };
}

function readDimensions(context: NormalizeContext, value: unknown) {
  const { width, height } = isRecord(value) ? value : {};
  if (typeof width === 'number' && typeof height === 'number' && width > 0 && height > 0) {
    return { width, height };
  }
  return fault(context, 'must hold width and height in pixels', 'dimensions');
}

function readEdit(context: NormalizeContext, value: unknown): NormalizedImage['edit'] | undefined {
  if (isRecord(value)) {
    const { x = 0, y = 0, zoom = 1, background = 'transparent' } = value;
    const isPlaced = typeof x === 'number' && typeof y === 'number' && typeof zoom === 'number';
    if (isPlaced && typeof background === 'string') return { x, y, zoom, background };
  }
  return fault(context, 'must hold the numbers x, y, zoom and the text background', 'edit');
}
