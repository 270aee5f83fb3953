import {
  type NormalizedImage,
  thumbnailOf,
  thumbnailsOf,
} from '../../folder/normalize/thumbnails.ts';
import { isRecord } from '../../json.ts';
import type { FieldModel } from '../../types.ts';
import type { Json, Writers } from './writers.ts';

/** Writes an image with its thumbnails; automatic ones only if the format is explicit. */
export function writeImage(value: Json, model: FieldModel, writers: Writers): Json | undefined {
  if (typeof value['url'] !== 'string') return undefined;
  const written: Record<string, unknown> = { ...writers.image(value) };
  for (const { name, width, height } of thumbnailsOf(model)) {
    const view = value[name];
    if (!isRecord(view) || typeof view['url'] !== 'string') continue;
    // Cast: the check above and the API's promise that a url comes with dimensions and edit.
    const own = thumbnailOf(value as unknown as NormalizedImage, width, height);
    const plain = JSON.stringify(writers.image({ ...own }));
    const cut = writers.image(view);
    if (writers.isExplicit || JSON.stringify(cut) !== plain) written[name] = cut;
  }
  return written;
}

/** imgix parameters that crop an image, in a fixed order; format and quality are not content. */
export function cutOf(url: string): string {
  const [, query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  const cut = ['rect', 'w', 'h'].flatMap((name) => {
    const value = parameters.get(name);
    return value === null ? [] : [`${name}=${value}`];
  });
  return parameters.has('rect') ? cut.join('&') : '';
}

/** Properties of an image besides its file: texts, and the crop. */
export function imageDetails(view: Json): Json {
  const { url, alt, copyright, dimensions, edit } = view;
  const isCut = typeof url === 'string' && cutOf(url) !== '';
  return {
    ...(typeof alt === 'string' && alt !== '' && { alt }),
    ...(typeof copyright === 'string' && copyright !== '' && { copyright }),
    ...(isCut && { dimensions, edit }),
  };
}
