import { nearest } from '../lib/nearest.ts';
import { isRecord } from '../json.ts';
import type { FieldKind, Json, PageContext } from './FieldKind.ts';
import { mediaAddressIn } from './Link.ts';
import {
  EMPTY_OBJECT,
  fault,
  isMissing,
  misfit,
  type NormalizeContext,
  within,
} from './normalizing.ts';
import { hasKey } from './plain.ts';
import { finite, sanitizeText, textsOf } from './sanitizing.ts';
import { type NormalizedImage, thumbnailOf, thumbnailsOf } from './thumbnails.ts';

const KEYS = ['id', 'url', 'alt', 'copyright', 'dimensions', 'edit'];
const NO_EDIT = /* @__PURE__ */ Object.freeze({ x: 0, y: 0, zoom: 1, background: 'transparent' });

/** One view of an image; undefined if empty or invalid. `others`: additional keys it may have. */
export function normalizeImageView(
  context: NormalizeContext,
  value: unknown,
  others: readonly string[],
): NormalizedImage | undefined {
  if (!isRecord(value)) return misfit(context, 'an image with a url', value);
  const known = [...KEYS, ...others];
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) fault(context, `unknown key of an image${nearest(key, known)}`, key);
  }
  const { url, id, alt, copyright, dimensions, edit } = value;
  if (isMissing(url)) {
    const isEmpty = KEYS.every((key) => isMissing(value[key]));
    return isEmpty ? undefined : fault(context, 'the image has no url', 'url');
  }
  if (typeof url !== 'string') return misfit(context, 'text', url, 'url');
  for (const [key, text] of Object.entries({ id, alt, copyright })) {
    if (!isMissing(text) && typeof text !== 'string') misfit(context, 'text', text, key);
  }
  const found = findImage(context, url, dimensions);
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

function findImage(context: NormalizeContext, address: string, written: unknown) {
  const found = context.findMedia(address);
  if (found.at === 'nowhere') return fault(context, found.reason, 'url');
  const own = isMissing(written) ? undefined : readDimensions(context, written);
  const { id, url, name, kind, image } = found;
  if (found.at === 'host') {
    if (own !== undefined) return { id, url, dimensions: own };
    if (!isMissing(written)) return undefined;
    return fault(context, 'an image on another host needs width and height', 'dimensions');
  }
  if (kind !== 'image') return fault(context, `${name} is not an image`, 'url');
  const dimensions = own ?? image;
  return dimensions === undefined
    ? fault(context, `content/media/${name} cannot be read as an image`, 'url')
    : { id, url, dimensions };
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

/** In px; no file is larger: the limits of WebP and JPEG are 16,383 and 65,535. */
const MAX_SIDE = 100_000;

const side = (value: unknown): number | null => {
  const length = finite(value);
  return length !== null && length >= 1 && length <= MAX_SIDE ? length : null;
};

/** One view of an image with address and dimensions; empty if one of them is missing. */
export function sanitizeImageView(value: unknown, page: PageContext): Json {
  if (!isRecord(value)) return {};
  const address = mediaAddressIn(value, page);
  const dimensions = isRecord(value['dimensions']) ? value['dimensions'] : {};
  const [width, height] = [side(dimensions['width']), side(dimensions['height'])];
  if (address.url === undefined || width === null || height === null) return {};
  return {
    dimensions: { width, height },
    alt: sanitizeText(value['alt']),
    copyright: sanitizeText(value['copyright']),
    ...address,
    ...textsOf(value, ['id']),
    ...(isRecord(value['edit']) && { edit: sanitizeEdit(value['edit']) }),
  };
}

const sanitizeEdit = ({ x, y, zoom, background }: Json): Json => ({
  x: finite(x) ?? 0,
  y: finite(y) ?? 0,
  zoom: finite(zoom) ?? 1,
  background: sanitizeText(background) ?? 'transparent',
});

/** An image with its model's thumbnails; those not in the document are cropped from the image. */
export * from './plain.ts';
export const query = 'image';
export const mock = () => 'ImageContent';
export const example: FieldKind['example'] = (content) => textsOf(content, ['url', 'alt']);
export const empty: FieldKind['empty'] = (config) => {
  const thumbnails = thumbnailsOf(config);
  if (thumbnails.length === 0) return EMPTY_OBJECT;
  return Object.fromEntries(thumbnails.map(({ name }) => [name, EMPTY_OBJECT]));
};
export const normalize: FieldKind['normalize'] = (value, { config = EMPTY_OBJECT }, context) => {
  if (!isRecord(value)) return misfit(context, 'an object with a url', value);
  const thumbnails = thumbnailsOf(config);
  const names = thumbnails.map(({ name }) => name);
  const image = normalizeImageView(context, value, names);
  if (thumbnails.length === 0) return image ?? EMPTY_OBJECT;
  const filled: Record<string, unknown> = { ...image };
  for (const { name, width, height } of thumbnails) {
    const own = within(context, name, () => normalizeImageView(context, value[name] ?? {}, []));
    // Another host may not support the parameters of a crop.
    const cropped = image && (isElsewhere(image) ? image : thumbnailOf(image, width, height));
    filled[name] = own ?? cropped ?? EMPTY_OBJECT;
  }
  return filled;
};
export const sanitize: FieldKind['sanitize'] = (value, { thumbnails = [] }, page) => {
  const from = isRecord(value) ? value : {};
  const views = thumbnails.map(({ name }) => [name, sanitizeImageView(from[name], page)]);
  return { ...sanitizeImageView(from, page), ...Object.fromEntries(views) };
};
export const fits: FieldKind['fits'] = (value) =>
  hasKey(value, 'url') && !(isRecord(value) && 'link_type' in value);
const isElsewhere = ({ url }: NormalizedImage) => /^https?:/i.test(url);

/** Automatic thumbnails are written only if the format is explicit. */
export const write: FieldKind['write'] = (value, { config = EMPTY_OBJECT }, writers) => {
  if (!isRecord(value) || typeof value['url'] !== 'string') return undefined;
  const written: Record<string, unknown> = { ...writers.image(value) };
  for (const { name, width, height } of thumbnailsOf(config)) {
    const view = value[name];
    if (!isRecord(view) || typeof view['url'] !== 'string') continue;
    // Cast: the check above and the API's promise that a url comes with dimensions and edit.
    const image = value as unknown as NormalizedImage;
    // An image of a hosted repository is elsewhere, too, and cropped there.
    const automatic = [thumbnailOf(image, width, height), ...(isElsewhere(image) ? [image] : [])];
    const cut = writers.image(view);
    const isAutomatic = automatic.some(
      (own) => JSON.stringify(writers.image({ ...own })) === JSON.stringify(cut),
    );
    if (writers.isExplicit || !isAutomatic) written[name] = cut;
  }
  return written;
};
