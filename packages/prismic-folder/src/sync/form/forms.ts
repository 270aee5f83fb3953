import { hash } from 'node:crypto';
import type { Json, Writers } from '../../fields/FieldKind.ts';
import { writeFields } from '../../fields/writeFields.ts';
import { mediaAddress } from '../../lib/mediaAddress.ts';
import type { Models, TypeModel } from '../../types.ts';

/** Names of links and files that are the same in the folder and in the hosted repository. */
export interface CommonNames {
  readonly models: Models;
  /** A file's digest, or its address if the file is unknown. */
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
 * Digest of a document's content, for comparing the folder's with the hosted one. Excludes what
 * each side generates: ids, dates, addresses, sizes.
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
    // The service fetches the rest from the provider.
    embed: ({ embed_url }) => ({ embed_url }),
  };
}

/** Ids of files and documents in the hosted repository. */
interface HostedNames {
  readonly models: Models;
  media(value: Json): { readonly id: string; readonly url: string };
  /** Id of a link's target. */
  target(link: Json): string;
}

/** Converts a document's data to the format of the Migration API. */
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

/** Names of files and documents in the folder. */
export interface FolderNames {
  readonly models: Models;
  /** `/media/<file>`, or an address on another host. */
  media(value: Json): string;
  /** Type and uid (or file name) of a link's target, and its language if it differs. */
  target(link: Json): Json;
}

/** Converts a document's data to the format of files in the folder. */
export function folderData(data: Json, type: TypeModel, names: FolderNames): Json {
  const { models, media, target } = names;
  return writeFields(data, type.fields, {
    models,
    isExplicit: false,
    image: (view) => {
      const cut = cutOf(String(view['url']));
      const address = media(view);
      // Of a file that is not in the folder, nothing else says the size.
      const size = mediaAddress(address).at === 'host' && { dimensions: view['dimensions'] };
      return {
        url: cut === '' ? address : `${address.split('?')[0]}?${cut}`,
        ...size,
        ...imageDetails(view),
      };
    },
    mediaLink: (link) => ({ link_type: 'Media', url: media(link) }),
    documentLink: (link) => ({ link_type: 'Document', ...target(link) }),
    embed: (embed) =>
      Object.fromEntries(
        Object.entries(embed).filter(([name, value]) => value !== null && name !== 'version'),
      ),
  });
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
function imageDetails(view: Json): Json {
  const { url, alt, copyright, dimensions, edit } = view;
  const isCut = typeof url === 'string' && cutOf(url) !== '';
  return {
    ...(typeof alt === 'string' && alt !== '' && { alt }),
    ...(typeof copyright === 'string' && copyright !== '' && { copyright }),
    ...(isCut && { dimensions, edit }),
  };
}
