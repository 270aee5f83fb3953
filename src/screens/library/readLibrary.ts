import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import type { Query } from '#content/answers.ts';
import type { AnySlice, SliceType } from '#content/sliceRegistry.ts';
import { slices as registry } from '#slices';
import { isKnown } from '../sliceLoader.ts';
import { fieldRows, type FieldRow } from './fieldRows.ts';

/** A variation of a slice, as its model describes it. */
export interface LibraryVariation {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly fields: readonly FieldRow[];
}

export interface LibrarySlice {
  readonly id: SliceType;
  readonly name: string;
  readonly description: string;
  readonly variations: readonly LibraryVariation[];
  /** The zones that accept it, such as `Page, slices`. */
  readonly zones: readonly string[];
}

const typeFiles = import.meta.glob<CustomTypeModel>('/customtypes/*/index.json', {
  import: 'default',
});

async function readModel(type: SliceType): Promise<SharedSliceModel> {
  // Cast: the compiler widens JSON; `content:check` validates it.
  return (await registry[type].model()) as SharedSliceModel;
}

/** Every slice of the registry, as the models describe it. */
export async function readLibrary(): Promise<LibrarySlice[]> {
  const types = await Promise.all(Object.values(typeFiles).map((load) => load()));
  return Promise.all(
    Object.keys(registry)
      .filter(isKnown)
      .map(async (id) => {
        const { name, description, variations } = await readModel(id);
        return {
          id,
          name,
          description: description ?? '',
          zones: zonesOf(id, types),
          variations: variations.map((variation) => ({
            id: variation.id,
            name: variation.name,
            description: variation.description,
            fields: fieldRows(variation),
          })),
        };
      }),
  );
}

/** A variation on its mock data, as the API would serve it; null without one. */
export async function readSample(type: string, variation: string): Promise<AnySlice | null> {
  if (!isKnown(type)) return null;
  const [model, mocks] = await Promise.all([readModel(type), registry[type].mocks()]);
  const mock = mocks.find((entry) => entry.variation === variation);
  if (!mock) return null;
  // Large, and only needed here.
  const { renderSliceMock } = await import('@prismicio/mocks');
  // Casts: model and mock data in Prismic's formats, which the types are generated from.
  return renderSliceMock(model as never, mock as never) as AnySlice;
}

/** The slice zones that accept a slice, by the names of type and zone. */
export function zonesOf(slice: string, types: readonly CustomTypeModel[]): string[] {
  return types.flatMap(({ label, id, json }) =>
    Object.values(json)
      .flatMap((tab) => Object.entries(tab))
      .filter(([, field]) => field.type === 'Slices' && slice in (field.config?.choices ?? {}))
      .map(([zone]) => `${label || id}, ${zone}`),
  );
}

/** Queries of the slice library. */
export const libraryQueries = {
  slices: (): Query<LibrarySlice[]> => ({ queryKey: ['library'], queryFn: readLibrary }),
  sample: (type: string, variation: string): Query<AnySlice | null> => ({
    queryKey: ['library', type, variation],
    queryFn: () => readSample(type, variation),
  }),
};
