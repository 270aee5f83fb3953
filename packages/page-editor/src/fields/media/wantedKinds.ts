import { unwantedMedia, type WantedMedia, wantedMedia } from 'prismic-folder/models';
import { ALL_KINDS, IMAGE_KINDS, type MediaKind } from './pickMedia.ts';

const KINDS: Readonly<Record<WantedMedia, readonly MediaKind[]>> = {
  image: IMAGE_KINDS,
  video: ['film'],
  audio: ['sound'],
  // PDF is the only kind of document that the library takes.
  pdf: ['document'],
};

/** What may be chosen for a link to a file, by its model. */
export function kindsFor(field: { readonly id: string }): readonly MediaKind[] {
  const wanted = wantedMedia(field.id);
  return wanted === undefined ? ALL_KINDS : KINDS[wanted];
}

/** 'gallery-1.jpg is not a film', by the name of a file; null if it may be one. */
export function unfit(kinds: readonly MediaKind[], name: string): string | null {
  const isOf = (wanted: WantedMedia) => kinds.every((kind) => KINDS[wanted].includes(kind));
  // Cast: the keys of the table.
  const wanted = (Object.keys(KINDS) as WantedMedia[]).find(isOf);
  return wanted === undefined ? null : (unwantedMedia(wanted, name) ?? null);
}
