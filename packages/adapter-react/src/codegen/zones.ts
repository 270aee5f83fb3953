import type { CustomTypeModel } from '@prismicio/client';
import { ModelError } from '../ModelError.ts';
import type { Settings } from '../settings.ts';
import type { ProjectModels } from './models.ts';

/** A slice in the choices of a custom type's slice zone. */
interface Choice {
  readonly type: string;
  readonly zone: string;
  readonly slice: string;
}

const choicesOf = ({ id: type, json }: CustomTypeModel): Choice[] =>
  Object.values(json)
    .flatMap((tab) => Object.entries(tab))
    .flatMap(([zone, field]) =>
      field.type === 'Slices'
        ? Object.entries(field.config?.choices ?? {})
            .filter(([, choice]) => choice.type === 'SharedSlice')
            .map(([slice]) => ({ type, zone, slice }))
        : [],
    );

/** Reports slices that no zone lists, and zones that list a missing slice. */
export function zoneProblems(models: ProjectModels, { customTypesPath }: Settings): ModelError[] {
  const choices = models.customTypes.flatMap(choicesOf);
  const listed = new Set(choices.map(({ slice }) => slice));
  const existing = new Set(models.slices.map(({ model }) => model.id));
  return [
    ...models.slices
      .filter(({ model }) => !listed.has(model.id))
      .map(
        ({ library, dir }) =>
          new ModelError(
            `${library}/${dir}`,
            `is in no slice zone: add it to a zone of a type in ${customTypesPath} or delete the folder`,
          ),
      ),
    ...choices
      .filter(({ slice }) => !existing.has(slice))
      .map(
        ({ type, zone, slice }) =>
          new ModelError(
            `${customTypesPath}/${type}/index.json`,
            `the zone "${zone}" still lists the slice "${slice}", which does not exist: remove it there`,
          ),
      ),
  ];
}

/** The custom types without missing slices, because types that name one do not compile. */
export function withExistingSlices({ customTypes, slices }: ProjectModels): CustomTypeModel[] {
  const existing = new Set(slices.map(({ model }) => model.id));
  const types: CustomTypeModel[] = structuredClone([...customTypes]);
  for (const field of types.flatMap(({ json }) => Object.values(json)).flatMap(Object.values)) {
    const choices: Record<string, { readonly type: string }> =
      (field.type === 'Slices' && field.config?.choices) || {};
    for (const [id, { type }] of Object.entries(choices)) {
      if (type === 'SharedSlice' && !existing.has(id)) delete choices[id];
    }
  }
  return types;
}
