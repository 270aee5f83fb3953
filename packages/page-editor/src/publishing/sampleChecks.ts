import type { DocumentKey, VersionName } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import { asDocument, readRequest, withoutNote } from '../document/requests.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import { placeWords } from '../model/placeWords.ts';
import type { EditorServices } from '../session/EditorContext.ts';
import { documentId } from '../session/documentCall.ts';
import { countWords } from '../kit/countWords.ts';
import { findSamples, type Sample } from '../slices/example/samples.ts';
import type { Check, PlacedRemark } from './Check.ts';

/** What still is a sample: visitors would take it for the owner's, or read advice to the owner. */
export const sampleRemarks = (
  samples: readonly Sample[],
  json: Json,
  type: EditorType | undefined,
  models: EditorModels,
): PlacedRemark[] =>
  samples.map(({ place, about }) => {
    const { where, what } = placeWords(place, { json, type, models });
    const text =
      what === ''
        ? `${where}: all of it still is the sample.`
        : `${where}, ${what}: the sample is still there.`;
    return { state: 'remark', text, place, action: 'Show it', about };
  });

interface OtherSamples<Key> extends Check {
  readonly document: Key;
}

/** How many samples documents have that are published with the one that is open, or by a release. */
export async function samplesElsewhere<Key extends DocumentKey>(
  { api, host, models }: Pick<EditorServices, 'api' | 'host' | 'models'>,
  documents: readonly Key[],
  version?: VersionName,
): Promise<readonly OtherSamples<Key>[]> {
  const found = await Promise.all(
    documents.map(async (document): Promise<OtherSamples<Key>[]> => {
      const read = (line?: VersionName) =>
        api.call('readDocument', readRequest(document, line)).catch(() => null);
      const [now, before] = await Promise.all([read(version), read('published')]);
      const json = asDocument(now && withoutNote(now.json));
      if (!now || !json) return [];
      const published = asDocument(before && withoutNote(before.json));
      const samples = await findSamples({ host, models, type: document.type, json, published });
      if (samples.length === 0) return [];
      const text = `${now.document.title}: ${countWords(samples.length, 'sample')} still there.`;
      return [{ id: `samples ${documentId(document)}`, state: 'remark', text, document }];
    }),
  );
  return found.flat();
}
