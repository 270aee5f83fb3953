import { hash } from 'node:crypto';
import type { Models, TypeModel } from '../../types.ts';
import { cutOf, imageDetails } from './writeImage.ts';
import { writeFields } from './writeFields.ts';
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
    // The service asks the provider anew for the rest.
    embed: ({ embed_url }) => ({ embed_url }),
  };
}
