/** Text fields by id, each labelled by it. */
const fields = (ids: readonly string[]) =>
  Object.fromEntries(
    ids.map((id) => [id, { type: 'Text' as const, config: { label: id, placeholder: '' } }]),
  );

/** The model of a shared slice with these fields in its only variation. */
export const sliceModel = (id: string, name: string, ids: readonly string[] = ['title']) => ({
  id,
  type: 'SharedSlice' as const,
  name,
  description: `${name} of the tests`,
  variations: [
    {
      id: 'default',
      name: 'Default',
      docURL: '...',
      version: 'initial',
      description: 'The only one',
      imageUrl: '',
      primary: fields(ids),
      items: {},
    },
  ],
});

/** The model of a repeatable type whose zone may hold these slices. */
export const typeModel = (id: string, slices: readonly string[], ids: readonly string[] = []) => ({
  id,
  label: id,
  format: 'page' as const,
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID' as const, config: { label: 'uid', placeholder: '' } },
      ...fields(ids),
      slices: {
        type: 'Slices' as const,
        fieldset: 'Slices',
        config: {
          choices: Object.fromEntries(
            slices.map((slice) => [slice, { type: 'SharedSlice' as const }]),
          ),
        },
      },
    },
  },
});
