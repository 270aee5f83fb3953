import type { DocumentKey, MediaUse } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import type { EditorModels } from '../../model/EditorModels.ts';
import { wordsOf } from '../../model/words.ts';
import type { Place } from '../../place.ts';
import { asObject } from '../value/imageValue.ts';
import { placeOfUse } from './placeOfUse.ts';

/** A place that uses a file, in words. */
export interface NamedUse {
  /** 'Low Tide, Image', or the path of a file that is no document. */
  readonly words: string;
  readonly document: DocumentKey | null;
  readonly place: Place;
}

/** Content that was moved aside, such as the demo, keeps its files. */
const ASIDE = /^aside\//;
const IN_ASIDE = 'What is kept aside';

/** One for each place: the draft and the published version of a document have the same ones, as has all that is kept aside. */
export function distinctUses(uses: readonly MediaUse[]): readonly MediaUse[] {
  const known = new Map<string, MediaUse>();
  for (const use of uses) {
    const { document, file, path } = use;
    const key = ASIDE.test(file) ? IN_ASIDE : JSON.stringify([document ?? file, path]);
    if (!known.has(key)) known.set(key, use);
  }
  return [...known.values()];
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
    uses.map(async ({ file, document, path }) => {
      const place = placeOfUse(path);
      const found = document === undefined ? null : await readOnce(document);
      const title = found?.title ?? document?.name ?? (ASIDE.test(file) ? IN_ASIDE : file);
      const part = partOf(place, { document, json: found?.json ?? null, models });
      return {
        words: part === null ? title : `${title}, ${part}`,
        document: document ?? null,
        place,
      };
    }),
  );
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
  readonly document: DocumentKey | undefined;
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
  if (id === undefined || document === undefined) return null;
  const fields = models.types.get(document.type)?.tabs.flatMap((tab) => tab.fields) ?? [];
  return fields.find((known) => known.id === id)?.label ?? wordsOf(id);
}
