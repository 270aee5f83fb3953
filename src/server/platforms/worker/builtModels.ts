import { type Models, readSliceModel, readTypeModel } from '#prismic-folder/models';

const types = import.meta.glob('/customtypes/*/index.json', { eager: true, import: 'default' });
const slices = import.meta.glob('/slices/*/model.json', { eager: true, import: 'default' });

/** By id; `npm run content:check` has told of a file that is no model. */
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

/** The models as they were when the worker was built: it has no files to read. */
export const builtModels: Models = {
  types: byId(types, readTypeModel),
  slices: byId(slices, readSliceModel),
};
