import type { DocumentKey, MediaUse, VersionName } from '#prismic-folder/contract';
import { type Change, type Json, type JsonPath, valueAt } from '#prismic-folder/edit';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { contractChanges } from '../../document/session/lines.ts';
import { asObject } from '../../media/value/imageValue.ts';

type Api = Pick<AuthoringClient, 'call'>;

/** Images of one version of a document. */
export interface ImagePlaces {
  readonly document: DocumentKey;
  readonly version: VersionName;
  /** Where the images are in its file. */
  readonly paths: readonly JsonPath[];
}

/** The places that say nothing about an image, by document. */
export function undescribedPlaces(uses: readonly MediaUse[]): readonly ImagePlaces[] {
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
export async function describePlaces(
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
  const { type, name, lang } = document;
  const params = { type, name };
  const query = lang === undefined ? {} : { lang };
  const isRelease = version.startsWith('release:');
  // A draft may have been made, or published, since.
  const read = await api.call('readDocument', {
    params,
    query: { ...query, ...(isRelease && { version }) },
  });
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
