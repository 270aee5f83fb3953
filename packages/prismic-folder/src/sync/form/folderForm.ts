import type { Models, TypeModel } from '../../types.ts';
import { cutOf, imageDetails } from './writeImage.ts';
import { writeFields } from './writeFields.ts';
import type { Json } from './writers.ts';

/** How the folder names files and documents. */
export interface FolderNames {
  readonly models: Models;
  /** `/media/<file>`, or an address elsewhere. */
  media(value: Json): string;
  /** Type and uid (or file name) of a link's target, its language where it is another. */
  target(link: Json): Json;
}

/** A document's data as somebody would write it by hand. */
export function folderData(data: Json, type: TypeModel, names: FolderNames): Json {
  const { models, media, target } = names;
  return writeFields(data, type.fields, {
    models,
    isExplicit: false,
    image: (view) => {
      const cut = cutOf(String(view['url']));
      return { url: media(view) + (cut === '' ? '' : `?${cut}`), ...imageDetails(view) };
    },
    mediaLink: (link) => ({ link_type: 'Media', url: media(link) }),
    documentLink: (link) => ({ link_type: 'Document', ...target(link) }),
    embed: (embed) =>
      Object.fromEntries(
        Object.entries(embed).filter(([name, value]) => value !== null && name !== 'version'),
      ),
  });
}
