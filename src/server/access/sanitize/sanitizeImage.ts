import { isRecord, type Json } from '#server/lib/json.ts';
import { mediaAddressIn } from './sanitizeLink.ts';
import { finite } from './sanitizeScalar.ts';
import { sanitizeText, textsOf } from '#server/lib/text.ts';

/** Longer sides, in px, no file has: WebP and JPEG end at 16,383 and 65,535. */
const LONGEST = 100_000;

const side = (value: unknown): number | null => {
  const length = finite(value);
  return length !== null && length >= 1 && length <= LONGEST ? length : null;
};

/** A picture with its address and sides; empty where one of them is missing. */
function onePicture(value: unknown): Json {
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

/** An image field with the other crops its model names. */
export function sanitizeImage(value: unknown, crops: readonly { readonly name: string }[]): Json {
  const from = isRecord(value) ? value : {};
  return {
    ...onePicture(from),
    ...Object.fromEntries(crops.map(({ name }) => [name, onePicture(from[name])])),
  };
}
