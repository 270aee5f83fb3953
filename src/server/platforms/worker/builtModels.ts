import { type Models, readSliceModel, readTypeModel } from '#prismic-folder/models';

const types = import.meta.glob('/customtypes/*/index.json', { eager: true, import: 'default' });
const slices = import.meta.glob('/slices/*/model.json', { eager: true, import: 'default' });

/** By id, without invalid files, which `npm run content:check` reports. */
const byId = <Model extends { readonly id: string }>(
  files: Readonly<Record<string, unknown>>,
  read: (json: unknown, file: string) => Model | string,
) =>
  new Map(
    Object.entries(files).flatMap(([file, json]): [string, Model][] => {
      const model = read(json, file);
      return typeof model === 'string' ? [] : [[model.id, model]];
    }),
  );

/** The models at build time, because a worker has no file system. */
export const builtModels: Models = {
  types: byId(types, readTypeModel),
  slices: byId(slices, readSliceModel),
};
