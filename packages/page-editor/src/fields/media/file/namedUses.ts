import {
  type DocumentKey,
  mediaPlace,
  type MediaUse,
  type OperationResult,
} from 'prismic-folder/contract';
import type { AuthoringClient } from '../../../api/AuthoringClient.ts';
import type { EditorModels } from '../../../model/EditorModels.ts';
import type { Place } from '../../../model/place.ts';
import { placeOf } from '../../../model/placeOf.ts';
import { placeWords } from '../../../model/placeWords.ts';
import { documentCall, documentId } from '../../../session/documentCall.ts';

/** A place that uses a file, in words. */
interface NamedUse {
  /** 'Low Tide, Image, 7 of 15', or what a file is that is no document. */
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

/** Names places by their document's title and their slice, with its position, or field. */
export async function nameUses(
  uses: readonly MediaUse[],
  { api, models }: { readonly api: Pick<AuthoringClient, 'call'>; readonly models: EditorModels },
): Promise<readonly NamedUse[]> {
  const read = new Map<string, Promise<OperationResult<'readDocument'> | null>>();
  const readOnce = (key: DocumentKey) => {
    const id = documentId(key);
    // Where it cannot be read its name will do.
    const known = read.get(id) ?? api.call('readDocument', documentCall(key)).catch(() => null);
    read.set(id, known);
    return known;
  };
  return Promise.all(
    uses.map(async (use) => {
      const { document, path } = use;
      if (document === undefined) return { words: fileWords(use), document: null, place: {} };
      const found = await readOnce(document);
      const json = found?.json ?? null;
      const type = models.types.get(document.type);
      const place = placeOf(path, { json, type, models });
      const { where, what } = placeWords(place, { json, type, models });
      // Without the file nobody knows which slice it is.
      const part = place.zone === undefined ? what : json === null ? '' : where;
      const title = found?.document.title ?? document.name;
      return { words: part === '' ? title : `${title}, ${part}`, document, place };
    }),
  );
}

/** A file that is no document, in words if it is known what it is. */
function fileWords({ file }: MediaUse): string {
  const [, project] = EXTERNAL.exec(file) ?? [];
  return project === undefined ? file : `External project ${project}`;
}
