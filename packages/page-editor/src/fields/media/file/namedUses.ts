import { type DocumentKey, mediaPlace, type MediaUse } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { AuthoringClient } from '../../../api/AuthoringClient.ts';
import type { EditorModels } from '../../../model/EditorModels.ts';
import { wordsOf } from '../../../model/words.ts';
import type { Place } from '../../../model/place.ts';
import { placeOf } from '../../../model/placeOf.ts';
import { asObject } from '../value/imageValue.ts';

/** A place that uses a file, in words. */
export interface NamedUse {
  /** 'Low Tide, Image', or what a file is that is no document. */
  readonly words: string;
  readonly document: DocumentKey | null;
  readonly place: Place;
}

/** A file of the external portfolio service, by the project's number there. */
const EXTERNAL = /^behance\/(.+)\.json$/;

/** The first use of each place. */
export function distinctUses(uses: readonly MediaUse[]): readonly MediaUse[] {
  const places = new Map<string, MediaUse>();
  for (const use of uses) {
    const key = mediaPlace(use);
    if (!places.has(key)) places.set(key, use);
  }
  return [...places.values()];
}

/** Names places by their document's title and their slice or field. */
export async function nameUses(
  uses: readonly MediaUse[],
  { api, models }: { readonly api: Pick<AuthoringClient, 'call'>; readonly models: EditorModels },
): Promise<readonly NamedUse[]> {
  const read = new Map<string, Promise<{ title: string; json: Json } | null>>();
  const readOnce = (key: DocumentKey) => {
    const id = JSON.stringify(key);
    const known = read.get(id) ?? readDocument(api, key);
    read.set(id, known);
    return known;
  };
  return Promise.all(
    uses.map(async (use) => {
      const { document, path } = use;
      if (document === undefined) return { words: fileWords(use), document: null, place: {} };
      const found = await readOnce(document);
      const type = models.types.get(document.type);
      const place = placeOf(path, { json: found?.json ?? null, type, models });
      const title = found?.title ?? document.name;
      const part = partOf(place, { document, json: found?.json ?? null, models });
      return { words: part === null ? title : `${title}, ${part}`, document, place };
    }),
  );
}

/** A file that is no document, in words if it is known what it is. */
function fileWords({ file }: MediaUse): string {
  const [, project] = EXTERNAL.exec(file) ?? [];
  return project === undefined ? file : `External project ${project}`;
}

async function readDocument(api: Pick<AuthoringClient, 'call'>, key: DocumentKey) {
  const { type, name, lang } = key;
  try {
    const { document, json } = await api.call('readDocument', {
      params: { type, name },
      query: lang === undefined ? {} : { lang },
    });
    return { title: document.title, json };
  } catch {
    // Its name will do.
    return null;
  }
}

interface PartContext {
  readonly document: DocumentKey;
  readonly json: Json;
  readonly models: EditorModels;
}

/** The name of the slice, or of the document's field. */
function partOf({ zone, index, field }: Place, { document, json, models }: PartContext) {
  if (zone !== undefined && index !== undefined) {
    const slices = asObject(asObject(json)?.['data'])?.[zone];
    const slice = Array.isArray(slices) ? asObject(slices[index]) : null;
    const type = slice?.['slice_type'];
    return typeof type === 'string' ? wordsOf(models.slices.get(type)?.name ?? type) : null;
  }
  const [id] = field?.split('/') ?? [];
  if (id === undefined) return null;
  const fields = models.types.get(document.type)?.tabs.flatMap((tab) => tab.fields) ?? [];
  return fields.find((known) => known.id === id)?.label ?? wordsOf(id);
}
