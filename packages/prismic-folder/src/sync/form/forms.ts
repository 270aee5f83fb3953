import { hash } from 'node:crypto';
import type { Models, TypeModel } from '../../types.ts';
import { writeFields } from './writeFields.ts';
import { cutOf, imageDetails } from './writeImage.ts';
import type { Json, Writers } from './writers.ts';

/** How a document's links and files are named alike in the folder and in the hosted repository. */
export interface CommonNames {
  readonly models: Models;
  /** A file's content: its digest, or its address where the file is not known. */
  media(value: Json): string;
  /** The key of a link's target. */
  target(link: Json): string;
}

interface Comparable {
  readonly uid: string | null;
  readonly tags: readonly string[];
  readonly data: Json;
}

/**
 * One text for what a document says, the same for the folder's and the hosted one when they say
 * the same. What each side makes up by itself (ids, dates, addresses, sizes) is not in it.
 */
export function digestDocument(
  { uid, tags, data }: Comparable,
  type: TypeModel,
  names: CommonNames,
): string {
  const form = { uid, tags: tags.toSorted(), data: writeFields(data, type.fields, writers(names)) };
  return hash('sha256', JSON.stringify(form), 'hex').slice(0, 32);
}

function writers({ models, media, target }: CommonNames): Writers {
  return {
    models,
    isExplicit: false,
    image: (view) => ({
      media: media(view),
      cut: cutOf(String(view['url'])),
      ...imageDetails(view),
    }),
    mediaLink: (link) => ({ link_type: 'Media', media: media(link) }),
    documentLink: (link) => ({ link_type: 'Document', target: target(link) }),
    // The service asks the provider for the rest.
    embed: ({ embed_url }) => ({ embed_url }),
  };
}

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

/** How the folder names files and documents. */
export interface FolderNames {
  readonly models: Models;
  /** `/media/<file>`, or an address elsewhere. */
  media(value: Json): string;
  /** Type and uid (or file name) of a link's target, its language where it is another. */
  target(link: Json): Json;
}

/** A document's data as written by hand. */
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
