import type { Models, TypeModel } from '../../types.ts';
import { cutOf } from './writeImage.ts';
import { writeFields } from './writeFields.ts';
import type { Json } from './writers.ts';

/** Ids the hosted repository gave to files and documents. */
export interface HostedNames {
  readonly models: Models;
  media(value: Json): { readonly id: string; readonly url: string };
  /** Id of a link's target. */
  target(link: Json): string;
}

/** A document's data as the Migration API takes it. */
export function draftData(data: Json, type: TypeModel, names: HostedNames): Json {
  const { models, media, target } = names;
  return writeFields(data, type.fields, {
    models,
    isExplicit: true,
    image: (view) => {
      const { alt, copyright, dimensions, edit } = view;
      const { id, url } = media(view);
      const cut = cutOf(String(view['url']));
      const plain = url.split('?')[0] ?? url;
      return { id, url: cut === '' ? url : `${plain}?${cut}`, dimensions, edit, alt, copyright };
    },
    mediaLink: (link) => ({ link_type: 'Media', id: media(link).id }),
    documentLink: (link) => ({ link_type: 'Document', id: target(link) }),
    embed: (embed) =>
      Object.fromEntries(Object.entries(embed).filter(([, value]) => value !== null)),
  });
}
