import type { MediaItem } from 'prismic-folder/contract';
import { type Json, type JsonObject, objectOf } from 'prismic-folder/edit';
import { asObject, type ImageValue, readImage } from './imageValue.ts';
import { mediaUrl } from './mediaUrl.ts';

/** A link to a file as a content file has it. */
export type MediaLink = Pick<ImageValue, 'json' | 'url' | 'name'>;

/** The link in a field; null if the field is empty or holds something else. */
export const readMediaLink: (value: Json | undefined) => MediaLink | null = readImage;

/** What is known of the file, which the site reads from the library. */
const OF_THE_FILE = ['id', 'name', 'kind', 'size', 'width', 'height', 'url', 'link_type'];

/** What a link to a document has. */
const OF_A_DOCUMENT = ['type', 'uid', 'lang', 'slug', 'tags', 'isBroken'];

const OF_THE_TARGET = new Set([...OF_THE_FILE, ...OF_A_DOCUMENT]);

/** A link to a file of the library, in the short form; text, variant and unknown keys stay. */
export function linkToFile(before: Json | undefined, item: Pick<MediaItem, 'name'>): JsonObject {
  const kept = Object.entries(objectOf(before)).filter(([key]) => !OF_THE_TARGET.has(key));
  return Object.fromEntries<Json>([['link_type', 'Media'], ['url', mediaUrl(item.name)], ...kept]);
}

/** The field without its file: what the link says may still be there; undefined if nothing is. */
export function withoutFile(before: Json | undefined): JsonObject | undefined {
  const said = Object.entries(objectOf(before)).filter(
    ([key, value]) => !OF_THE_TARGET.has(key) && key !== 'target' && value !== null,
  );
  return said.length === 0 ? undefined : Object.fromEntries([['link_type', 'Any'], ...said]);
}

/** Whether a value is anything but an empty link to a file, which may still have a text. */
export function isOtherValue(value: Json | undefined): boolean {
  if (value === undefined || value === null) return false;
  const json = asObject(value);
  if (json === null) return true;
  const type = json['link_type'];
  if (type !== undefined && type !== null && type !== 'Any' && type !== 'Media') return true;
  return json['url'] !== undefined && json['url'] !== null && withoutFile(value) !== undefined;
}
