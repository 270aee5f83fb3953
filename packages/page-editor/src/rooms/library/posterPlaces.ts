import type { DocumentKey, MediaItem, MediaUse, VersionName } from 'prismic-folder/contract';
import { type Change, type Json, type JsonPath, valueAt } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { contractChanges } from '../../document/requests.ts';
import { documentCall } from '../../session/documentCall.ts';
import { distinctUses } from '../../fields/media/file/namedUses.ts';
import { readImage } from '../../fields/media/value/imageValue.ts';
import { newImage } from '../../fields/media/value/newImage.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import { knownSlice } from '../../model/sliceAt.ts';

type Api = Pick<AuthoringClient, 'call'>;

/** The id of the field beside a film that has its poster. */
const POSTER = 'poster';

/** A field for the poster of a film. */
export interface PosterPlace {
  readonly document: DocumentKey;
  readonly title: string;
  readonly path: JsonPath;
  readonly model: FieldModel;
  /** What is there now. */
  readonly value: Json | undefined;
  readonly version: VersionName;
  readonly revision: string;
}

/** The poster fields beside the places that use a film, in the next version of each document. */
export async function posterPlaces(
  api: Api,
  models: EditorModels,
  uses: readonly MediaUse[],
): Promise<readonly PosterPlace[]> {
  const found = await Promise.all(
    distinctUses(uses).map(async ({ document, path }) => {
      const [root, zone, index, part] = path;
      const isSliceField = root === 'data' && typeof index === 'number' && part === 'primary';
      if (document === undefined || !isSliceField || typeof zone !== 'string') return [];
      const read = await api
        .call('readDocument', documentCall(document))
        // The document went since.
        .catch(() => null);
      if (read === null) return [];
      const slicePath = [root, zone, index];
      // Casts: values of a JSON file.
      const slice = knownSlice(models, valueAt(read.json, slicePath) as Json | undefined);
      const field = slice.variation?.fields.find(({ id }) => id === POSTER);
      if (field?.model.type !== 'Image') return [];
      const posterPath = [...slicePath, 'primary', POSTER];
      const place: PosterPlace = {
        document,
        title: read.document.title,
        path: posterPath,
        model: field.model,
        value: valueAt(read.json, posterPath) as Json | undefined,
        version: read.version,
        revision: read.revision,
      };
      return [place];
    }),
  );
  const byPlace = new Map(
    found.flat().map((place) => [JSON.stringify([place.document, place.path]), place]),
  );
  return [...byPlace.values()];
}

/** Sets a picture as the poster of these places, in drafts. */
export async function setPosters(
  api: Api,
  places: readonly PosterPlace[],
  picture: MediaItem,
): Promise<void> {
  for (const place of places) {
    const value = newImage(readImage(place.value), picture, place.model);
    // One after the other: a document may have several of them.
    // oxlint-disable-next-line no-await-in-loop
    await writeValue(api, place, value);
  }
}

/** Puts back what was there before. */
export async function undoPosters(api: Api, places: readonly PosterPlace[]): Promise<void> {
  for (const place of places) {
    // oxlint-disable-next-line no-await-in-loop
    await writeValue(api, place, place.value);
  }
}

async function writeValue(
  api: Api,
  { document, path }: PosterPlace,
  value: Json | undefined,
): Promise<void> {
  const call = documentCall(document);
  // A place before it may have changed the same document.
  const { version, revision } = await api.call('readDocument', call);
  const change: Change = value === undefined ? { op: 'remove', path } : { op: 'set', path, value };
  await api.call('saveDocument', {
    ...call,
    body: { version, revision, changes: contractChanges([change]) },
  });
}
