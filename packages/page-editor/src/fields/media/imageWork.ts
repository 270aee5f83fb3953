import type { MediaItem } from 'prismic-folder/contract';
import type { FocalPoint } from 'prismic-folder/crop';
import { type Json, type JsonObject, objectOf } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { readCrops } from './crop/cropDraft.ts';
import { startCrop, type CropState } from './crop/cropState.ts';
import {
  altOf,
  altText,
  withAlt,
  type AltState,
  readImage,
  renamedFile,
  viewsOf,
  croppableSize,
} from './value/imageValue.ts';
import { croppedImage, newImage } from './value/newImage.ts';

/** An image field in the dialog: the chosen file, what it says there and how it is cut. */
export interface ImageWork {
  /** The field when work began. */
  readonly value: Json;
  /** Name of the file. */
  readonly name: string;
  /** The field with this file, before anything else is changed. */
  readonly json: JsonObject;
  readonly alt: AltState;
  /** null: this file cannot be cut. `start` is the state in which work began. */
  readonly crop: { readonly start: CropState; readonly now: CropState } | null;
}

/** Begins work on a file in a field: the file that is there, or another one. */
export function startWork(value: Json, item: MediaItem, model: FieldModel): ImageWork {
  const before = readImage(value);
  const json = newImage(before, item, model);
  const image = readImage(json);
  const size = croppableSize(item);
  const start =
    size === null ? null : startCrop(readCrops(image, model, { size, focal: item.focalPoint }));
  return {
    value,
    name: item.name,
    json,
    alt: image === null ? { kind: 'missing' } : altOf(image),
    crop: start === null ? null : { start, now: start },
  };
}

/** The same work, once its file has another name; `value` is the field with that name. */
export function renamedWork(work: ImageWork, value: Json, to: string): ImageWork {
  return { ...work, value, name: to, json: objectOf(renamedFile(work.json, work.name, to)) };
}

/** Work on another content of its file: what it says stays, crops begin anew. */
export function replacedWork(work: ImageWork, item: MediaItem, model: FieldModel): ImageWork {
  return { ...startWork(work.value, item, model), alt: work.alt };
}

/** Whether nothing was changed, so that the work can begin anew. */
export function isUntouched({ json, alt, crop }: ImageWork): boolean {
  return isSaid(json, alt) && (crop === null || crop.now.draft === crop.start.draft);
}

/** The field as the work leaves it. What was not changed is not written anew. */
export function finishWork({ json, alt, crop }: ImageWork, model: FieldModel): JsonObject {
  const views = viewsOf(model).map(({ name }) => name);
  const described = isSaid(json, alt) ? json : withAlt(json, alt, views);
  if (crop === null || crop.now.draft === crop.start.draft) return described;
  return croppedImage(described, crop.now.draft);
}

/** The file's focal point if it was moved; undefined if it was not. null stands for the middle. */
export function movedPoint({ crop }: ImageWork): FocalPoint | null | undefined {
  if (crop === null) return undefined;
  const { x, y } = crop.now.draft.focal;
  const { focal } = crop.start.draft;
  if (x === focal.x && y === focal.y) return undefined;
  return x === 0.5 && y === 0.5 ? null : { x, y };
}

function isSaid(json: JsonObject, alt: AltState): boolean {
  const image = readImage(json);
  return image !== null && altText(altOf(image)) === altText(alt);
}
