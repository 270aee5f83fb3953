import type { MediaItem } from 'prismic-folder/contract';
import type { Edit, Size } from 'prismic-folder/crop';
import { isObject, isRecord, type Json, type JsonObject, objectOf } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import { mediaNameOf, mediaUrl } from './mediaUrl.ts';

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
  return isObject(value) ? value : null;
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
  const { width, height } = objectOf(value);
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  return width > 0 && height > 0 ? { width, height } : null;
}

function readEdit(value: Json | undefined): Edit | null {
  const { x, y, zoom, background } = objectOf(value);
  if (typeof x !== 'number' || typeof y !== 'number' || typeof zoom !== 'number') return null;
  return { x, y, zoom, background: typeof background === 'string' ? background : 'transparent' };
}

/** A size that a model asks for; a missing side follows from the picture. */
export interface ViewTarget {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A responsive view of an image field. */
interface ImageView extends ViewTarget {
  readonly name: string;
}

/** The responsive views of an image field's model. */
export function viewsOf(model: FieldModel): readonly ImageView[] {
  const listed: unknown = model.config?.thumbnails;
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['name'] !== 'string') return [];
    return [{ name: entry['name'], ...sidesOf(entry) }];
  });
}

/** The size that the model asks of the picture itself; null if any will do. */
export function constraintOf(model: FieldModel): ViewTarget | null {
  const sides = sidesOf(model.config?.['constraint']);
  return sides.width === undefined && sides.height === undefined ? null : sides;
}

function sidesOf(value: unknown): ViewTarget {
  if (!isRecord(value)) return {};
  return { width: pixels(value['width']), height: pixels(value['height']) };
}

/** Slice Machine writes numbers; older models have "300px", "auto" or no value. */
function pixels(side: unknown): number | undefined {
  return Number.parseInt(String(side), 10) || undefined;
}

/** Size of a picture that can be cut; null for drawings, which scale, and other files. */
export function croppableSize(item: MediaItem): Size | null {
  const { width, height, contentType, kind } = item;
  if (kind !== 'image' || contentType === 'image/svg+xml') return null;
  return width === undefined || height === undefined ? null : { width, height };
}

/** An image field whose file got another name; the same value if it shows another file. */
export function renamedFile(value: Json, from: string, to: string): Json {
  const json = asObject(value);
  if (json === null || from === to) return value;
  const views = Object.entries(json).map(([key, entry]): [string, Json] => {
    const view = asObject(entry);
    return [key, view === null ? entry : renamedView(view, from, to)];
  });
  return renamedView(Object.fromEntries(views), from, to);
}

function renamedView(json: JsonObject, from: string, to: string): JsonObject {
  const { url } = json;
  if (typeof url !== 'string' || mediaNameOf(url) !== from) return json;
  const query = url.indexOf('?');
  return { ...json, url: mediaUrl(to) + (query === -1 ? '' : url.slice(query)) };
}

/**
 * What a picture says to people who do not see it. The file has a text, an empty text for
 * decoration, or none, which the checks before publishing name.
 */
export type AltState =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'decoration' }
  | { readonly kind: 'missing' };

export function altOf({ alt }: Pick<ImageValue, 'alt'>): AltState {
  if (alt === null) return { kind: 'missing' };
  return alt === '' ? { kind: 'decoration' } : { kind: 'text', text: alt };
}

/** A text that someone typed: without any letter it is missing, because `""` means decoration. */
export function typedAlt(text: string): AltState {
  return text.trim() === '' ? { kind: 'missing' } : { kind: 'text', text };
}

/** The text in the file; undefined removes it. */
export function altText(state: AltState): string | undefined {
  if (state.kind === 'missing') return undefined;
  return state.kind === 'decoration' ? '' : state.text;
}

/**
 * Sets the text of an image. Its views show the same picture: those that say the same, or nothing,
 * follow.
 */
export function withAlt(json: JsonObject, state: AltState, views: readonly string[]): JsonObject {
  const text = altText(state);
  const before = json['alt'] ?? null;
  const next: Record<string, Json> = { ...setAlt(json, text) };
  for (const name of views) {
    const view = asObject(json[name]);
    if (view === null || typeof view['url'] !== 'string') continue;
    if ((view['alt'] ?? null) === before || view['alt'] == null) next[name] = setAlt(view, text);
  }
  return next;
}

function setAlt(json: JsonObject, text: string | undefined): JsonObject {
  if (text !== undefined) return { ...json, alt: text };
  const { alt: _, ...others } = json;
  return others;
}
