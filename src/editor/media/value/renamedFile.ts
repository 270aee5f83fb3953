import type { Json } from '#prismic-folder/edit';
import { asObject, type JsonObject } from './imageValue.ts';
import { mediaNameOf, mediaUrl } from './mediaUrl.ts';

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
