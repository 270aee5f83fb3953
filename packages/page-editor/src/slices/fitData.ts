import type { Json } from 'prismic-folder/edit';
import type { EditorHost, Starter } from '../model/EditorHost.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import { fitSlice, fitValues, isEntries } from './clipboard/fitSlice.ts';

type Data = Readonly<Record<string, Json>>;

/** Content for a type as its models are now: what they no longer have is left out. */
export function fitData(models: EditorModels, type: EditorType, data: Data): Record<string, Json> {
  const zones = new Map(type.zones.map((zone) => [zone.id, zone]));
  const values = Object.fromEntries(Object.entries(data).filter(([id]) => !zones.has(id)));
  const fitted = Object.entries(data).flatMap(([id, value]): [string, Json][] => {
    const zone = zones.get(id);
    if (!zone || !isEntries(value)) return [];
    const slices = value.flatMap((slice) => {
      const result = fitSlice(models, zone, slice);
      return result.fits ? [result.slice] : [];
    });
    return [[id, slices]];
  });
  return { ...fitValues(values, type.fields, () => {}), ...Object.fromEntries(fitted) };
}

/** What documents of a type can begin with. */
export async function startersOf(
  host: EditorHost,
  models: EditorModels,
  type: EditorType,
): Promise<readonly Starter[]> {
  const starters = (await host.starters?.())?.ofType[type.id] ?? [];
  return starters.map((starter) => ({ ...starter, data: fitData(models, type, starter.data) }));
}
