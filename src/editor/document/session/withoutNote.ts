import { BASE_KEY } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';

/** The content of a file without the server's own note in drafts, which no edit concerns. */
export function withoutNote(json: unknown): Json {
  // Cast: the API answers with JSON.
  const value = json as Json;
  if (!isRecord(value) || !Object.hasOwn(value, BASE_KEY)) return value;
  const { [BASE_KEY]: _note, ...content } = value;
  // Cast: a part of JSON.
  return content as Json;
}
