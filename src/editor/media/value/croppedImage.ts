import { cropImage, type ImageView } from '#prismic-folder/crop';
import type { Json } from '#prismic-folder/edit';
import { frameOf, isPlain, isUncut, type CropDraft, type DraftView } from '../crop/cropDraft.ts';
import { asObject, type JsonObject } from './imageValue.ts';

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
    const crop = cropOf(draft, view, String(json['url']));
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

function cropOf(draft: CropDraft, view: DraftView, url: string): ImageView {
  const target = isPlain(draft, view) || view.target === null ? {} : { target: view.target };
  return cropImage({ url, size: draft.size, rectangle: frameOf(draft, view), ...target });
}

/** A plain picture keeps its size and `edit` only where the file has them already. */
function writeSizes(next: Record<string, Json>, crop: ImageView, isPlainCrop: boolean): void {
  for (const [key, value] of Object.entries(sizesOf(crop))) {
    if (!isPlainCrop || key in next) next[key] = value;
  }
}

function sizesOf({ dimensions, edit }: ImageView): JsonObject {
  return { dimensions: { ...dimensions }, edit: { ...edit } };
}

function otherKeys(value: Json | undefined): JsonObject {
  const entries = Object.entries(asObject(value) ?? {});
  return Object.fromEntries(entries.filter(([key]) => !OF_A_CROP.includes(key)));
}
