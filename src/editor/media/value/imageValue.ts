import type { Json } from '#prismic-folder/edit';
import type { Edit, Size } from '#prismic-folder/crop';
import { isRecord } from '#ui/isRecord.ts';
import { mediaNameOf } from './mediaUrl.ts';

export type JsonObject = { readonly [key: string]: Json };

/** An image or one of its views as a content file has it. */
export interface ImageValue {
  readonly json: JsonObject;
  readonly url: string;
  /** The file of the library; null for pictures of other hosts. */
  readonly name: string | null;
  /** `text` also for an empty text while someone writes it; see `altOf`. */
  readonly alt: string | null;
  readonly dimensions: Size | null;
  readonly edit: Edit | null;
}

/** Narrows a value of a file to an object. */
export function asObject(value: Json | undefined): JsonObject | null {
  // Cast: a JSON value that is an object and no list has texts as keys and JSON as values.
  return isRecord(value) ? (value as JsonObject) : null;
}

/** The image in a field; null if the field is empty or holds something else. */
export function readImage(value: Json | undefined): ImageValue | null {
  const json = asObject(value);
  const url = json?.['url'];
  if (json === null || typeof url !== 'string' || url === '') return null;
  const alt = json['alt'];
  return {
    json,
    url,
    name: mediaNameOf(url),
    alt: typeof alt === 'string' ? alt : null,
    dimensions: readSize(json['dimensions']),
    edit: readEdit(json['edit']),
  };
}

/** Whether the field holds nothing: also an object with empty values only. */
export function isEmptyImage(value: Json | undefined): boolean {
  const json = asObject(value);
  if (json === null) return value === undefined || value === null;
  return Object.values(json).every((entry) => entry === null || isEmptyImage(entry));
}

function readSize(value: Json | undefined): Size | null {
  const { width, height } = asObject(value) ?? {};
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  return width > 0 && height > 0 ? { width, height } : null;
}

function readEdit(value: Json | undefined): Edit | null {
  const { x, y, zoom, background } = asObject(value) ?? {};
  if (typeof x !== 'number' || typeof y !== 'number' || typeof zoom !== 'number') return null;
  return { x, y, zoom, background: typeof background === 'string' ? background : 'transparent' };
}
