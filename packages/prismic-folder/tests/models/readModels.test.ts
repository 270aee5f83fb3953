import { expect, test } from 'vitest';
import { readModels } from '../../src/models/readModels.ts';
import { createProject, field, sliceModel, typeModel } from '../support/createProject.ts';

test('reads types with their tabs merged, and slices with their variations by id', async () => {
  const { root } = createProject({
    'customtypes/page/index.json': typeModel(
      'page',
      {},
      {
        label: 'Page',
        repeatable: false,
        json: { Main: { uid: field('UID') }, SEO: { meta_title: field('Text') } },
      },
    ),
    'slices/CardList/model.json': sliceModel('card_list', {
      default: { primary: { title: field('Text') }, items: { icon: field('Image') } },
      wide: {},
    }),
  });
  const { models, problems } = await readModels(root);
  expect(problems).toEqual([]);
  expect(models.types.get('page')).toEqual({
    id: 'page',
    label: 'Page',
    repeatable: false,
    fields: { uid: field('UID'), meta_title: field('Text') },
    file: 'customtypes/page/index.json',
  });
  expect(models.slices.get('card_list')).toEqual({
    id: 'card_list',
    name: 'CardList',
    description: 'A slice of the tests',
    variations: {
      default: {
        id: 'default',
        version: 'initial',
        primary: { title: field('Text') },
        items: { icon: field('Image') },
      },
      wide: { id: 'wide', version: 'initial', primary: {}, items: {} },
    },
    file: 'slices/CardList/model.json',
  });
});

test('finds slices in the libraries that the configuration names', async () => {
  const { root } = createProject({
    'slicemachine.config.json': { libraries: ['./src/slices/', './more'] },
    'src/slices/One/model.json': sliceModel('one', { default: {} }),
    'more/Two/model.json': sliceModel('two', { default: {} }),
    'slices/Three/model.json': sliceModel('three', { default: {} }),
  });
  const { models } = await readModels(root);
  expect([...models.slices.values()].map(({ file }) => file)).toEqual([
    'src/slices/One/model.json',
    'more/Two/model.json',
  ]);
});

test.each<[string, unknown, string | undefined, string]>([
  ['customtypes/b/index.json', '{\n  "id": "b",\n}', 'line 3, column 1', 'comma too many'],
  ['customtypes/b/index.json', [], undefined, 'a custom type is an object'],
  ['customtypes/b/index.json', { id: 'b' }, undefined, 'no json with its tabs'],
  ['customtypes/b/index.json', typeModel('a', {}), 'id', 'already the id of customtypes/a'],
  ['slices/B/model.json', '', 'line 1, column 1', 'the file ends'],
  ['slices/B/model.json', { id: 'b' }, undefined, 'no list of variations'],
  ['slicemachine.config.json', '{', 'line 1, column 2', 'name in double quotes'],
  ['slicemachine.config.json', { libraries: './slices' }, 'libraries', 'list of folders'],
])('reports %s as %j, and reads the rest', async (file, content, place, reason) => {
  const { root } = createProject({
    'customtypes/a/index.json': typeModel('a', {}),
    'slices/A/model.json': sliceModel('a', { default: {} }),
    [file]: content,
  });
  const { models, problems } = await readModels(root);
  expect(problems).toMatchObject([
    { file, ...(place && { field: place }), reason: expect.stringContaining(reason) },
  ]);
  expect([...models.types.keys(), ...models.slices.keys()]).toEqual(['a', 'a']);
});
