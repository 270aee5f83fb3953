import { isRecord, type Json } from 'prismic-folder/edit';
import { exampleFields, exampleItems } from 'prismic-folder/fields';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import type { EditorHost } from '../../model/EditorHost.ts';
import type {
  EditorModels,
  EditorSlice,
  EditorVariation,
  EditorType,
} from '../../model/EditorModels.ts';
import { knownSlice, type SliceJson } from '../../model/sliceAt.ts';
import { fitSlice, mediaIn, missingMedia, withoutMedia } from '../clipboard/fitSlice.ts';
import { notPastedWords } from '../clipboard/clipboardActions.ts';
import { emptySlice } from '../../model/emptySlice.ts';

interface Example {
  readonly slice: Json;
  /** What of the example is not there; '' if nothing. */
  readonly trouble: string;
}

interface ExampleValues {
  readonly primary: SliceJson;
  readonly items: readonly SliceJson[];
}

/** The mock data of a variation as an author would write them; null if it has none. */
export async function exampleValues(
  host: Pick<EditorHost, 'mocksOf'>,
  model: EditorSlice,
  variation: EditorVariation,
): Promise<ExampleValues | null> {
  const mocks = (await host.mocksOf?.(model.id)) ?? [];
  const mock: unknown = mocks.find((one) => one.variation === variation.id);
  if (!isRecord(mock)) return null;
  // Casts: mock data are JSON.
  return {
    primary: exampleFields(mock['primary'], variation.primary) as SliceJson,
    items: exampleItems(mock['items'], variation.items) as SliceJson[],
  };
}

/** A slice with the mock data of its variation in place of its values; null if it has none. */
export async function exampleOf(
  { api, host }: { readonly api: AuthoringClient; readonly host: EditorHost },
  models: EditorModels,
  slice: Json,
): Promise<Example | null> {
  const { json, model, variation } = knownSlice(models, slice);
  if (!model || !variation) return null;
  const values = await exampleValues(host, model, variation);
  if (!values) return null;
  const { primary: filled, items } = values;
  const sample = {
    slice_type: model.id,
    variation: variation.id,
    primary: filled,
    ...(items.length > 0 && { items }),
  };
  const zone = { id: '', label: '', tab: '', slices: [model.id] };
  const fitted = fitSlice(models, zone, sample);
  if (!fitted.fits) return null;
  const files = await missingMedia(api, fitted.slice);
  const { slice_type: _type, variation: _variation, ...own } = withoutMedia(fitted.slice, files);
  const { primary: _primary, items: _items, ...rest } = json;
  const isBare = Object.keys(filled).length === 0;
  const { primary, ...others } = own;
  return {
    slice: { ...rest, ...(!isBare && primary && { primary }), ...others },
    trouble: notPastedWords({ reasons: [], fields: [], files }),
  };
}

/** Names of the files that the mock data of all slices show. */
export async function exampleMedia(
  host: Pick<EditorHost, 'mocksOf'>,
  { slices }: Pick<EditorModels, 'slices'>,
): Promise<ReadonlySet<string>> {
  const all = [...slices.values()].flatMap((model) =>
    model.variations.map((variation) => exampleValues(host, model, variation)),
  );
  const names = (await Promise.all(all)).map((one) => mediaIn(one && [one.primary, one.items]));
  return new Set(names.flatMap((found) => [...found]));
}

/** Every slice that a type's zones allow, once and with the content that its model comes with. */
export async function exampleZones(
  from: { readonly api: AuthoringClient; readonly host: EditorHost },
  models: EditorModels,
  { zones }: EditorType,
): Promise<Record<string, Json>> {
  const filled = zones.map(async ({ id, slices }): Promise<[string, Json]> => {
    const examples = slices.map(async (type) => {
      const model = models.slices.get(type);
      const [variation] = model?.variations ?? [];
      return model && variation ? exampleOf(from, models, emptySlice(model, variation)) : null;
    });
    return [id, (await Promise.all(examples)).flatMap((example) => example?.slice ?? [])];
  });
  return Object.fromEntries(await Promise.all(filled));
}
