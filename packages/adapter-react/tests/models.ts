import * as models from '../../prismic-folder/tests/support/createProject.ts';

/** Text fields by id, each labelled by it. */
const fields = (ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => [id, { type: 'Text' as const, config: { label: id, placeholder: '' } }]),
  );

/** The model of a shared slice with these fields in its only variation. */
export const sliceModel = (id: string, name: string, ids: readonly string[] = ['title']) => ({
  ...models.sliceModel(id, { default: fields(ids) }),
  type: 'SharedSlice' as const,
  name,
});

/** The model of a repeatable type whose zone may hold these slices. */
export const typeModel = (id: string, slices: readonly string[], ids: readonly string[] = []) => {
  const choices = slices.map((slice) => [slice, { type: 'SharedSlice' as const }]);
  const zone = { type: 'Slices' as const, config: { choices: Object.fromEntries(choices) } };
  const uid = { type: 'UID' as const, config: { label: 'uid', placeholder: '' } };
  return {
    ...models.typeModel(id, {}),
    format: 'page' as const,
    json: { Main: { uid, ...fields(ids), slices: { ...zone, fieldset: 'Slices' } } },
  };
};
