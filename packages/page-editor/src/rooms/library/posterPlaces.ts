import type { DocumentKey, MediaItem, MediaUse } from 'prismic-folder/contract';
import { type Change, equalJson, type Json, type JsonPath, valueAt } from 'prismic-folder/edit';
import type { FieldModel } from 'prismic-folder/models';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { contractChanges } from '../../document/requests.ts';
import { codeOf } from '../../document/saving.ts';
import { documentCall } from '../../session/documentCall.ts';
import { distinctUses } from '../../fields/media/file/namedUses.ts';
import { readImage } from '../../fields/media/value/imageValue.ts';
import { mediaNameOf } from '../../fields/media/value/mediaUrl.ts';
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
  /** The film, and where its address is. */
  readonly film: { readonly name: string; readonly path: JsonPath };
}

/** A poster that was set. */
interface SetPoster extends PosterPlace {
  readonly before: Json | undefined;
  readonly now: Json;
}

/** The poster fields beside the places that use a film, in the next version of each document. */
export async function posterPlaces(
  api: Api,
  models: EditorModels,
  name: string,
  uses: readonly MediaUse[],
): Promise<readonly PosterPlace[]> {
  const found = await Promise.all(
    distinctUses(uses).map(async ({ document, path }) => {
      const [root, zone, index, part] = path;
      const isSliceField = root === 'data' && typeof index === 'number' && part === 'primary';
      if (document === undefined || !isSliceField || typeof zone !== 'string') return [];
      const read = await api
        .call('readDocument', documentCall(document))
        .catch((error: unknown) => {
          // It went since, or nobody can change it.
          if (['not_found', 'problems'].includes(codeOf(error) ?? '')) return null;
          throw error;
        });
      // The published version, which has the film there, may have its slices in another order.
      if (read === null || !isFilm(read.json, { name, path })) return [];
      const slicePath = [root, zone, index];
      // Casts: values of a JSON file.
      const slice = knownSlice(models, valueAt(read.json, slicePath) as Json | undefined);
      const field = slice.variation?.fields.find(({ id }) => id === POSTER);
      if (field?.model.type !== 'Image') return [];
      const place: PosterPlace = {
        document,
        title: read.document.title,
        path: [...slicePath, 'primary', POSTER],
        model: field.model,
        film: { name, path },
      };
      return [place];
    }),
  );
  const byPlace = new Map(
    found.flat().map((place) => [JSON.stringify([place.document, place.path]), place]),
  );
  return [...byPlace.values()];
}

/** Sets a picture as the poster of these places, in drafts; those from which the film went since stay as they are. */
export async function setPosters(
  api: Api,
  places: readonly PosterPlace[],
  picture: MediaItem,
): Promise<readonly SetPoster[]> {
  const set: SetPoster[] = [];
  for (const place of places) {
    const change: PosterChange = (before) => newImage(readImage(before), picture, place.model);
    // One after the other: a document may have several of them.
    // oxlint-disable-next-line no-await-in-loop
    const written = await writePoster(api, place, change);
    if (written !== null) set.push({ ...place, before: written.before, now: written.now ?? null });
  }
  return set;
}

/** Puts back what was there before, unless it is another poster by now. */
export async function undoPosters(api: Api, posters: readonly SetPoster[]): Promise<void> {
  for (const { before, now, ...place } of posters) {
    const change: PosterChange = (present) => (equalJson(present, now) ? before : present);
    // oxlint-disable-next-line no-await-in-loop
    await writePoster(api, place, change);
  }
}

type PosterChange = (before: Json | undefined) => Json | undefined;

/** Changes the poster of a film; null: the film is not there any more. */
async function writePoster(api: Api, { document, path, film }: PosterPlace, change: PosterChange) {
  const call = documentCall(document);
  // A place before it may have changed the same document.
  const { version, revision, json } = await api.call('readDocument', call);
  if (!isFilm(json, film)) return null;
  // Cast: a value of a JSON file.
  const before = valueAt(json, path) as Json | undefined;
  const now = change(before);
  if (!equalJson(before, now)) {
    const written: Change =
      now === undefined ? { op: 'remove', path } : { op: 'set', path, value: now };
    await api.call('saveDocument', {
      ...call,
      body: { version, revision, changes: contractChanges([written]) },
    });
  }
  return { before, now };
}

function isFilm(json: Json, { name, path }: PosterPlace['film']): boolean {
  const url = valueAt(json, path);
  return typeof url === 'string' && mediaNameOf(url) === name;
}
