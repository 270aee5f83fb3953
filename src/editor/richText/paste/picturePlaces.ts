import { Plugin, PluginKey, type Command, type Transaction } from 'prosemirror-state';
import type { Json } from '#prismic-folder/edit';
import { blockNode } from '../format/richFormat.ts';

/** Places of one paste, in which a picture is missing that is being uploaded. */
export type PicturePlaces = readonly number[];

type Change = { readonly id: number; readonly places: PicturePlaces | null };

const key = new PluginKey<ReadonlyMap<number, PicturePlaces>>('picturePlaces');

/** Follows the places where pasted pictures stood through all that is edited until they are uploaded. */
export function picturePlaces(): Plugin {
  return new Plugin<ReadonlyMap<number, PicturePlaces>>({
    key,
    state: {
      init: () => new Map(),
      apply(tr, known) {
        // Cast: only the functions below set it.
        const change = tr.getMeta(key) as Change | undefined;
        if (change === undefined && (known.size === 0 || !tr.docChanged)) return known;
        const next = new Map<number, PicturePlaces>(
          [...known].map(([id, places]) => [id, places.map((place) => tr.mapping.map(place))]),
        );
        if (change?.places) next.set(change.id, change.places);
        else if (change) next.delete(change.id);
        return next;
      },
    },
  });
}

/** In place of a picture within pasted blocks, until `takeMarkers`; no text is shown or written with it. */
const MARKER: Json = { type: 'image', url: '' };

export const pictureMarker = () => blockNode(MARKER);

let lastId = 0;

/** Takes the markers out of what was pasted; the id of their places, null if there are none. */
export function takeMarkers(tr: Transaction): number | null {
  const found: number[] = [];
  tr.doc.forEach((node, at) => {
    if (node.attrs['source'] === MARKER) found.push(at);
  });
  if (found.length === 0) return null;
  for (const at of found.toReversed()) tr.delete(at, at + 1);
  lastId += 1;
  // Each marker before it was one position.
  const places = found.map((at, index) => at - index);
  tr.setMeta(key, { id: lastId, places } satisfies Change);
  return lastId;
}

/** Puts the pictures of a paste where they stood; null: it could not be uploaded. Nothing else moves. */
export function fillPlaces(id: number, pictures: readonly Json[]): Command {
  return (state, dispatch) => {
    const places = key.getState(state)?.get(id);
    if (places === undefined) return false;
    const { tr } = state;
    // The last one first: those before it stay where they are.
    for (const [index, place] of [...places.entries()].toReversed()) {
      const picture = pictures[index] ?? null;
      const at = tr.doc.resolve(place);
      if (picture !== null) tr.insert(at.depth === 0 ? place : at.after(1), blockNode(picture));
    }
    dispatch?.(tr.setMeta(key, { id, places: null } satisfies Change));
    return true;
  };
}
