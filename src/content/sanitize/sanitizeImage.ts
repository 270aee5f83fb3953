import type { Json } from './json.ts';
import { isRecord } from '#ui/isRecord.ts';
import { mediaAddressIn } from './sanitizeLink.ts';
import { finite } from './sanitizeScalar.ts';
import { sanitizeText, textsOf } from './text.ts';

/** In px; no file is larger: the limits of WebP and JPEG are 16,383 and 65,535. */
const MAX_SIDE = 100_000;

const side = (value: unknown): number | null => {
  const length = finite(value);
  return length !== null && length >= 1 && length <= MAX_SIDE ? length : null;
};

/** An image with address and dimensions; empty if one of them is missing. */
function oneImage(value: unknown): Json {
  if (!isRecord(value)) return {};
  const address = mediaAddressIn(value);
  const dimensions = isRecord(value['dimensions']) ? value['dimensions'] : {};
  const [width, height] = [side(dimensions['width']), side(dimensions['height'])];
  if (address.url === undefined || width === null || height === null) return {};
  return {
    dimensions: { width, height },
    alt: sanitizeText(value['alt']),
    copyright: sanitizeText(value['copyright']),
    ...address,
    ...textsOf(value, ['id']),
    ...(isRecord(value['edit']) && { edit: editOf(value['edit']) }),
  };
}

function editOf(edit: Json): Json {
  return {
    x: finite(edit['x']) ?? 0,
    y: finite(edit['y']) ?? 0,
    zoom: finite(edit['zoom']) ?? 1,
    background: sanitizeText(edit['background']) ?? 'transparent',
  };
}

/** An image field with the thumbnails of its model. */
export function sanitizeImage(value: unknown, crops: readonly { readonly name: string }[]): Json {
  const from = isRecord(value) ? value : {};
  return {
    ...oneImage(from),
    ...Object.fromEntries(crops.map(({ name }) => [name, oneImage(from[name])])),
  };
}
