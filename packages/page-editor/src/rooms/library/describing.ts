import type { MediaItem, DocumentKey, MediaUse, VersionName } from 'prismic-folder/contract';
import { type Change, type Json, type JsonPath, valueAt } from 'prismic-folder/edit';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { contractChanges, readRequest } from '../../document/requests.ts';
import { releaseOf } from '../../session/address.ts';
import { documentCall } from '../../session/documentCall.ts';
import { asObject } from '../../fields/media/value/imageValue.ts';

/** What was said of one file in this work. */
interface Said {
  readonly text: string | null;
  readonly places: readonly ImagePlaces[];
}

/** Describes files one by one; what was said a moment ago can be said in other words. */
export interface Describing {
  /** What this work has said of a file; null if nothing. */
  readonly textOf: (name: string) => string | null;
  /**
   * Says something of a file in the library and wherever it says nothing yet. An empty text is
   * decoration; null takes back what this work has said.
   */
  readonly describe: (item: MediaItem, text: string | null) => Promise<MediaItem>;
  /** Documents that have a draft by this work. */
  readonly drafts: () => number;
}

export function createDescribing(api: Pick<AuthoringClient, 'call'>): Describing {
  const said = new Map<string, Said>();
  /** What the library said before. */
  const before = new Map<string, string | null>();

  const placesOf = async (name: string): Promise<readonly ImagePlaces[]> => {
    const { uses } = await api.call('listMediaUses', { query: { name } });
    return undescribedPlaces(uses);
  };

  return {
    textOf: (name) => said.get(name)?.text ?? null,
    async describe(item, text) {
      const { name } = item;
      const known = said.get(name);
      const places = known?.places.length ? known.places : await placesOf(name);
      const written = await describePlaces(api, places, known?.text ?? null, text);
      said.set(name, { text, places: written });
      if (!before.has(name)) before.set(name, item.alt ?? null);
      const alt = text ?? before.get(name) ?? null;
      return api.call('describeMedia', { query: { name }, body: { alt } });
    },
    drafts: () =>
      new Set(
        [...said.values()]
          .filter(({ text }) => text !== null)
          .flatMap(({ places }) => places.map(({ document }) => JSON.stringify(document))),
      ).size,
  };
}

type Api = Pick<AuthoringClient, 'call'>;

/** Images of one version of a document. */
interface ImagePlaces {
  readonly document: DocumentKey;
  readonly version: VersionName;
  /** Where the images are in its file. */
  readonly paths: readonly JsonPath[];
}

/** The places that say nothing about an image, by document. */
function undescribedPlaces(uses: readonly MediaUse[]): readonly ImagePlaces[] {
  const found = new Map<string, ImagePlaces>();
  for (const { document, version, path, undescribed } of uses) {
    if (undescribed !== true || document === undefined || version === undefined) continue;
    const id = JSON.stringify([document, version]);
    const paths = found.get(id)?.paths ?? [];
    // The path of its address leads to the image.
    found.set(id, { document, version, paths: [...paths, path.slice(0, -1)] });
  }
  return [...found.values()];
}

/**
 * Writes a text to images that say what they said when they were found, in drafts: what is public
 * stays as it is. Other texts and other images stay, too. null is no text. Returns the places as
 * they are to be found now.
 */
async function describePlaces(
  api: Api,
  places: readonly ImagePlaces[],
  from: string | null,
  to: string | null,
): Promise<readonly ImagePlaces[]> {
  const written: ImagePlaces[] = [];
  for (const place of places) {
    // One after the other: each is a draft of its own.
    // oxlint-disable-next-line no-await-in-loop
    written.push(await describeDocument(api, place, from, to));
  }
  return written;
}

async function describeDocument(
  api: Api,
  { document, version, paths }: ImagePlaces,
  from: string | null,
  to: string | null,
): Promise<ImagePlaces> {
  const { params, query } = documentCall(document);
  // A draft may have been made, or published, since.
  const line = releaseOf(version) === null ? undefined : version;
  const read = await api.call('readDocument', readRequest(document, line));
  const changes = paths.flatMap((path) => textChanges(read.json, path, from, to));
  if (changes.length === 0) return { document, version: read.version, paths };
  const { version: saved } = await api.call('saveDocument', {
    params,
    query,
    body: { version: read.version, revision: read.revision, changes: contractChanges(changes) },
  });
  return { document, version: saved, paths };
}

/** The changes of an image and of its views that say the same. */
function textChanges(
  json: Json,
  path: JsonPath,
  from: string | null,
  to: string | null,
): readonly Change[] {
  // Cast: a value of a JSON file.
  const image = asObject(valueAt(json, path) as Json | undefined);
  if (image === null || typeof image['url'] !== 'string') return [];
  const said = (value: Json | undefined) => (typeof value === 'string' ? value : null);
  if (said(image['alt']) !== from) return [];
  const views = Object.entries(image).flatMap(([name, value]): JsonPath[] => {
    const view = asObject(value);
    const isView = view !== null && typeof view['url'] === 'string';
    return isView && said(view['alt']) === from && 'alt' in view ? [[...path, name]] : [];
  });
  return [path, ...views].map((place): Change => {
    const at = [...place, 'alt'];
    return to === null ? { op: 'remove', path: at } : { op: 'set', path: at, value: to };
  });
}
