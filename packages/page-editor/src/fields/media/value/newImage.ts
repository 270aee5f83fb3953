import type { MediaItem } from 'prismic-folder/contract';
import { cropImage, type ImageView as CroppedView } from 'prismic-folder/crop';
import { type Json, type JsonObject, objectOf, textOf } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import {
  readCrops,
  frameOf,
  isPlain,
  isUncut,
  type CropDraft,
  type DraftView,
} from '../crop/cropDraft.ts';
import {
  altOf,
  altText,
  type AltState,
  croppableSize,
  type ImageValue,
  viewsOf,
} from './imageValue.ts';
import { mediaUrl } from './mediaUrl.ts';

/** An image field with this file, cut as the model and the file's focal point ask. */
export function newImage(
  before: ImageValue | null,
  item: MediaItem,
  model: FieldModel,
): JsonObject {
  const views = viewsOf(model).map(({ name }) => name);
  const placed = placedFile(before, item, views);
  const size = croppableSize(item);
  if (size === null || before?.name === item.name) return placed;
  return croppedImage(placed, readCrops(null, model, { size, focal: item.focalPoint }));
}

/** What is known of the file, not of the place. */
const OF_THE_FILE = ['id', 'copyright', 'dimensions', 'edit'];

/** What a picture says when it is put in a place: decoration stays decoration. */
function altAfter(before: ImageValue | null, item: Pick<MediaItem, 'name' | 'alt'>): AltState {
  const was = before === null ? null : altOf(before);
  if (was !== null && (was.kind === 'decoration' || before?.name === item.name)) return was;
  return item.alt === undefined ? { kind: 'missing' } : altOf({ alt: item.alt });
}

/**
 * An image field with this file: whole, in the short form `{ url, alt }`. Keys that the site does
 * not know stay; the crops of another file and what was known of it go.
 */
function placedFile(
  before: ImageValue | null,
  item: Pick<MediaItem, 'name' | 'alt'>,
  views: readonly string[],
): JsonObject {
  if (before?.name === item.name) return before.json;
  const gone = new Set([...OF_THE_FILE, ...views, 'url', 'alt']);
  const kept = Object.entries(before?.json ?? {}).filter(([key]) => !gone.has(key));
  const alt = altText(altAfter(before, item));
  return Object.fromEntries<Json>([
    ['url', mediaUrl(item.name)],
    ...(alt === undefined ? [] : [['alt', alt] as const]),
    ...kept,
  ]);
}

/** What a crop consists of, in the form in which Prismic stores it. */
const OF_A_CROP = ['url', 'dimensions', 'edit'];

/**
 * Writes the crops of an image. What the site works out by itself is not written: a whole picture
 * is its address, and a view in the middle of one is nothing.
 */
export function croppedImage(json: JsonObject, draft: CropDraft): JsonObject {
  const isShort = isUncut(draft);
  const next: Record<string, Json> = { ...json };
  for (const view of draft.views) {
    const crop = cropOf(draft, view, textOf(json['url']));
    if (view.name === null) {
      next['url'] = crop.url;
      writeSizes(next, crop, isPlain(draft, view));
      continue;
    }
    const others = otherKeys(json[view.name]);
    const isRedundant = Object.keys(others).every(
      (key) => key === 'alt' && others[key] === json[key],
    );
    if (isShort && isRedundant) {
      delete next[view.name];
      continue;
    }
    const alt = typeof json['alt'] === 'string' ? { alt: json['alt'] } : {};
    next[view.name] = { url: crop.url, ...alt, ...others, ...sizesOf(crop) };
  }
  return next;
}

function cropOf(draft: CropDraft, view: DraftView, url: string): CroppedView {
  const target = isPlain(draft, view) || view.target === null ? {} : { target: view.target };
  return cropImage({ url, size: draft.size, rectangle: frameOf(draft, view), ...target });
}

/** A plain picture keeps its size and `edit` only where the file has them already. */
function writeSizes(next: Record<string, Json>, crop: CroppedView, isPlainCrop: boolean): void {
  for (const [key, value] of Object.entries(sizesOf(crop))) {
    if (!isPlainCrop || key in next) next[key] = value;
  }
}

function sizesOf({ dimensions, edit }: CroppedView): JsonObject {
  return { dimensions: { ...dimensions }, edit: { ...edit } };
}

function otherKeys(value: Json | undefined): JsonObject {
  const entries = Object.entries(objectOf(value));
  return Object.fromEntries(entries.filter(([key]) => !OF_A_CROP.includes(key)));
}
