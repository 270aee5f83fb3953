import { expect, test } from 'vitest';
import { formatProblem } from '../../src/folder/formatProblem.ts';
import { checkModels } from '../../src/models/checkModels.ts';
import { createProject, field, sliceModel, typeModel } from '../support/createProject.ts';

const PAGE = 'customtypes/page/index.json';
const CARD = 'slices/CardList/model.json';
const MOCKS = 'slices/CardList/mocks.json';
const text = (value: string) => ({ __TYPE__: 'FieldContent', type: 'Text', value });
const mock = (primary: object = {}, items: object[] = [], variation = 'default') => ({
  __TYPE__: 'SharedSliceContent',
  variation,
  primary,
  items,
});
const item = (...value: unknown[]) => ({ __TYPE__: 'GroupItemContent', key: 'k', value });

const zone = (...slices: string[]) => ({
  type: 'Slices',
  config: { choices: Object.fromEntries(slices.map((id) => [id, { type: 'SharedSlice' }])) },
});
const page = (fields: object, more?: object) =>
  typeModel('page', { slices: zone('card_list'), ...fields }, more);
const card = (fields: object) => sliceModel('card_list', { default: fields });

/** Problems of a valid project with the given files added. */
async function problemsWith(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  const project = createProject({
    [PAGE]: page({ uid: field('UID') }),
    [CARD]: card({
      primary: {
        title: field('Text'),
        kind: field('Select', { options: ['Plain', 'Loud'] }),
        rows: {
          type: 'Group',
          description: 'One a line',
          config: { label: 'Rows', fields: { name: field('Text') } },
        },
        links: field('Link', { repeat: true }),
      },
      items: { name: field('Text') },
    }),
    [MOCKS]: [mock()],
    'slices/CardList/index.tsx': 'export default () => null;',
    ...files,
  });
  return (await checkModels(project.root, { strict: true })).map(({ line: _line, ...problem }) =>
    formatProblem(problem),
  );
}

test('finds nothing wrong with good models', async () => {
  const files = {
    [PAGE]: page({
      uid: { type: 'UID', config: { label: 'UID', placeholder: 'Last part of the address' } },
      flag: { type: 'Boolean', config: { label: 'Flag', placeholder_true: 'Shown' } },
      line: { type: 'Separator', config: { label: 'Line' } },
      table: { type: 'Table', config: { label: 'Figures by year' } },
    }),
    [MOCKS]: [
      mock(
        {
          title: text('Words'),
          kind: { __TYPE__: 'FieldContent', type: 'Select', value: 'Loud' },
          rows: { __TYPE__: 'GroupContentType', value: [item(['name', text('A row')])] },
          links: { __TYPE__: 'RepeatableContent', type: 'Link', value: [] },
        },
        [item(['name', text('An item')])],
      ),
    ],
  };
  expect(await problemsWith(files)).toEqual([]);
});

test.each<[object, string, string]>([
  [page({}, { id: 'pages' }), 'id', "must be the folder's name, page"],
  [page({}, { id: 'my page' }), 'id', 'not snake_case'],
  [page({}, { label: 5 }), 'label', 'must be string, is a number'],
  [page({}, { colour: 'red' }), 'colour', 'unknown key'],
  [page({}, { json: {} }), 'json', 'has no tab'],
  [page({}, { json: { Main: { slices: zone('card_list') }, SEO: {} } }), 'json.SEO', 'is empty'],
  [
    page(
      {},
      { json: { Main: { slices: zone('card_list'), a: field('Text') }, B: { a: field('Text') } } },
    ),
    'json.B.a',
    'the tab Main has a field of this name too',
  ],
  [page({ bodyText: field('Text') }), 'json.Main.bodyText', 'snake_case'],
  [page({ 'my field': field('Text') }), 'json.Main["my field"]', 'snake_case'],
  [page({ slug: field('UID') }), 'json.Main.slug', 'a UID field is named uid'],
  [page({ uid: field('Text') }), 'json.Main.uid', 'is for a UID field'],
  [page({ a: field('Txt') }), 'json.Main.a.type', '"Txt" is none of UID'],
  [page({ a: field('Txt') }), 'json.Main.a.type', 'did you mean "Text"?'],
  [page({ a: field('Text', { size: 1 }) }), 'json.Main.a.config.size', 'unknown key'],
  [page({ a: field('Number', { min: {} }) }), 'json.Main.a.config.min', 'must be number or string'],
  [
    page({ a: field('Link', { customtypes: ['paeg'] }) }),
    'json.Main.a.config.customtypes',
    'there is no type "paeg"; did you mean "page"?',
  ],
  [
    page({ a: field('Link', { customtypes: [{ id: 5, fields: [] }] }) }),
    'json.Main.a.config.customtypes[0].id',
    'must be string, is a number',
  ],
  [page({ a: field('Text', { placeholder: '' }) }), 'json.Main.a.config.placeholder', 'describe'],
  [
    page({ a: field('Text', { placeholder: 'Label' }) }),
    'json.Main.a.config.placeholder',
    'repeats the label',
  ],
  [
    page({ uid: { type: 'UID', config: { label: 'UID' } } }),
    'json.Main.uid.config.placeholder',
    'describe',
  ],
  [
    page({ a: { type: 'Boolean', config: { label: 'A' } } }),
    'json.Main.a.config.placeholder_true',
    'describe',
  ],
  [page({ a: { type: 'Table', config: {} } }), 'json.Main.a.config.label', 'describe'],
  [page({ a: { type: 'Group', config: { fields: {} } } }), 'json.Main.a.description', 'describe'],
  [
    page({ a: { type: 'Group', description: 'x', config: { fields: { b: { type: 'Text' } } } } }),
    'json.Main.a.config.fields.b.config.placeholder',
    'describe',
  ],
  [
    page({ more: zone('card_lsit') }),
    'json.Main.more.config.choices.card_lsit',
    'did you mean "card_list"?',
  ],
  [page({ more: zone() }), 'json.Main.more.config.choices', 'admits no slice'],
  [
    page({ more: { type: 'Slices', config: { choices: { card_list: { type: 'Slice' } } } } }),
    'json.Main.more.config.choices.card_list',
    'only shared slices',
  ],
])('reports %j', async (model, place, reason) => {
  const problems = await problemsWith({ [PAGE]: model });
  expect(problems).toContainEqual(expect.stringContaining(`${PAGE}: ${place}: `));
  expect(problems).toContainEqual(expect.stringContaining(reason));
});

test.each<[object, string, string]>([
  [{ ...card({}), id: 'cards' }, 'id', "folder's name in snake_case (CardList)"],
  [{ ...card({}), id: 'cardList' }, 'id', 'not snake_case'],
  [{ ...card({}), name: 'Cards' }, 'name', "folder's name, CardList"],
  [{ ...card({}), description: '' }, 'description', 'describe the slice'],
  [{ ...card({}), variations: [] }, 'variations', 'has no variation'],
  [
    { ...card({}), variations: [{ id: 'default', name: 'x' }] },
    'variations[0].docURL',
    'is missing, must be string',
  ],
  [
    { ...card({}), variations: [...card({}).variations, ...card({}).variations] },
    'variations[1].id',
    'used twice',
  ],
  [card({ a: { type: 'Text' } }), 'variations[0].primary.a.config.placeholder', 'describe'],
  [
    card({ items: { a: { type: 'Text' } } }),
    'variations[0].items.a.config.placeholder',
    'describe',
  ],
  [card({ a: { type: 'UID' } }), 'variations[0].primary.a.type', 'is none of'],
])('reports a slice of %j', async (model, place, reason) => {
  const problems = await problemsWith({ [CARD]: model });
  expect(problems).toContainEqual(expect.stringContaining(`${CARD}: ${place}: `));
  expect(problems).toContainEqual(expect.stringContaining(reason));
});

test.each<[unknown, string, string]>([
  [{}, '', 'must be a list'],
  [[], '', 'the variation default has no mock content'],
  [[mock(), mock({}, [], 'wide')], '[1].variation', '"wide" is not a variation (default)'],
  [[{ ...mock(), items: undefined }], '[0].items', 'is missing, must be array'],
  [[mock({ titel: text('x') })], '[0].primary.titel', 'did you mean "title"?'],
  [
    [mock({ title: { ...text('x'), type: 'Color' } })],
    '[0].primary.title',
    'mock content of a Text field',
  ],
  [
    [mock({ title: { __TYPE__: 'FieldContent', type: 'Text' } })],
    '[0].primary.title.value',
    'is missing, must be string',
  ],
  [[mock({ title: { __TYPE__: 'TextContent' } })], '[0].primary.title.__TYPE__', 'is none of'],
  [
    [mock({ kind: { __TYPE__: 'FieldContent', type: 'Select', value: 'Odd' } })],
    '[0].primary.kind',
    'Plain, Loud',
  ],
  [
    [mock({ links: { __TYPE__: 'LinkContent', key: 'k', value: { __TYPE__: 'AnyLink' } } })],
    '[0].primary.links',
    'RepeatableContent',
  ],
  [
    [mock({ rows: { __TYPE__: 'GroupContentType', value: [item(['nom', text('x')])] } })],
    '[0].primary.rows.value[0].nom',
    'no such field',
  ],
  [[mock({}, [item(['title', text('x')])])], '[0].items[0].title', 'no such field'],
  ['[', 'line 1, column 2', 'the file ends'],
])('reports mock content %j', async (mocks, place, reason) => {
  const problems = await problemsWith({ [MOCKS]: mocks });
  const where = place === '' ? `${MOCKS}: ` : `${MOCKS}: ${place}: `;
  expect(problems).toContainEqual(expect.stringContaining(where));
  expect(problems).toContainEqual(expect.stringContaining(reason));
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  [
    'a slice that no zone admits',
    {
      'slices/Alone/model.json': sliceModel('alone', { default: {} }),
      'slices/Alone/mocks.json': [mock()],
      'slices/Alone/index.tsx': '',
    },
    'slices/Alone/model.json: id: no type has a slice zone that admits alone',
  ],
  [
    'a slice without component or mocks',
    {
      [PAGE]: page({ slices: zone('card_list', 'alone') }),
      'slices/Alone/model.json': sliceModel('alone', { default: {} }),
    },
    'slices/Alone/index.tsx: the slice has no component',
  ],
  [
    'a model in another layout',
    { [PAGE]: JSON.stringify(page({}), null, '\t') },
    `${PAGE}: must be laid out as JSON indented by two spaces, with a final newline`,
  ],
  ['a model that is not JSON', { [PAGE]: '{' }, `${PAGE}: line 1, column 2: `],
])('reports %s', async (_what, files, problem) => {
  expect(await problemsWith(files)).toContainEqual(expect.stringContaining(problem));
});
