import { expect, test } from 'vitest';
import { createRepository } from '../../src/api/createRepository.ts';
import { formatProblem } from '../../src/folder/formatProblem.ts';
import { checkModels } from '../../src/models/checkModels.ts';
import { readModels } from '../../src/models/readModels.ts';
import {
  createProject,
  field,
  group,
  sliceModel,
  typeModel,
  zone,
} from '../support/createProject.ts';

const PAGE = 'customtypes/page/index.json';
const CARD = 'slices/CardList/model.json';
const MOCKS = 'slices/CardList/mocks.json';
const text = (value?: string) => ({ __TYPE__: 'FieldContent', type: 'Text', value });
const mock = (primary: object = {}, items: object[] = [], variation = 'default') => ({
  __TYPE__: 'SharedSliceContent',
  variation,
  primary,
  items,
});
const item = (...value: unknown[]) => ({ __TYPE__: 'GroupItemContent', key: 'k', value });

const zoneOf = (choices: object) => ({ type: 'Slices', config: { choices } });
const to = (...customtypes: unknown[]) => field('Link', { customtypes });
const page = (fields: object, more?: object) =>
  typeModel('page', { slices: zone('card_list'), ...fields }, more);
const tabs = (json: object) => typeModel('page', {}, { json });
const onWindows = (model: object) => `${JSON.stringify(model, null, 2)}\n`.replaceAll('\n', '\r\n');
const card = (fields: object) => sliceModel('card_list', { default: fields });

/** Problems of a valid project with the given files added. */
async function problemsWith(files: Readonly<Record<string, unknown>>): Promise<string[]> {
  const project = createProject({
    [PAGE]: page({ uid: field('UID') }),
    [CARD]: card({
      primary: {
        title: field('Text'),
        kind: field('Select', { options: ['Plain', 'Loud'] }),
        rows: group({ name: field('Text') }),
        links: field('Link', { repeat: true }),
        to: field('Link'),
        cover: field('Image'),
        film: field('Embed'),
        story: field('StructuredText'),
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

/** One of the lines names the place, and says why. */
function expectOne(problems: readonly string[], place: string, reason: string): void {
  const found = problems.filter((line) => line.startsWith(place));
  expect(found).toContainEqual(expect.stringContaining(reason));
}

const link = { __TYPE__: 'LinkContent', key: 'k', value: { __TYPE__: 'AnyLink' } };
const origin = { id: 'x', url: 'https://example.com/x.png', width: 4, height: 3 };
const edit = { zoom: 1, crop: { x: 0, y: 0 }, background: 'transparent' };

test('finds nothing wrong with good models, with the line breaks of Windows too', async () => {
  const model = page({
    uid: { type: 'UID', config: { label: 'UID', placeholder: 'Last part of the address' } },
    flag: { type: 'Boolean', config: { label: 'Flag', placeholder_true: 'Shown' } },
    line: { type: 'Separator', config: { label: 'Line' } },
    table: { type: 'Table', config: { label: 'Figures by year' } },
  });
  const content = mock(
    {
      title: text('Words'),
      kind: { __TYPE__: 'FieldContent', type: 'Select', value: 'Loud' },
      rows: { __TYPE__: 'GroupContentType', value: [item(['name', text('A row')])] },
      links: { __TYPE__: 'RepeatableContent', type: 'Link', value: [] },
      to: link,
      cover: { __TYPE__: 'ImageContent', origin, url: origin.url, width: 4, height: 3, edit },
      film: { __TYPE__: 'EmbedContent', embed_url: origin.url, type: 'link', all: {} },
      story: { __TYPE__: 'StructuredTextContent', value: [] },
    },
    [item(['name', text('An item')])],
  );
  expect(await problemsWith({ [PAGE]: onWindows(model), [MOCKS]: [content] })).toEqual([]);
});

/** Each would be a value of another type than the code expects. */
test.each([5, 'x', true, null, [null]])(
  'fields and choices that are %j cost no document',
  async (odd) => {
    const { load } = createProject({
      [PAGE]: typeModel('page', { rows: group(odd as object), body: zoneOf(odd as object) }),
      [CARD]: card({}),
      'content/documents/page/one.json': {
        data: { rows: [{ name: 'Word' }], body: [{ slice_type: 'card_list' }] },
      },
    });
    const snapshot = await load();
    expect(snapshot.documents).toHaveLength(1);
    const answer = createRepository({ snapshot: () => ({ ...snapshot, visibility: 'open' }) });
    const q = encodeURIComponent('[[fulltext(document, "word")]]');
    const search = `http://localhost/api/v2/documents/search?ref=${snapshot.ref}&q=${q}`;
    expect((await answer(new Request(search))).status).toBe(200);
  },
);

test.each([PAGE, CARD, 'slicemachine.config.json'])(
  'names a folder in place of %s',
  async (file) => {
    const { root } = createProject({ [`${file}/x`]: '' });
    const reason = 'is a folder, and a file is expected there';
    expect((await readModels(root)).problems).toMatchObject([{ file, reason }]);
  },
);

const TAB = { slices: zone('card_list') };

test.each<[object, string, string]>([
  [{ id: 'pages' }, 'id', "must be the folder's name, page"],
  [{ id: 'my page' }, 'id', 'letters, digits, _ and - only'],
  [{ colour: 'red' }, 'colour', 'unknown key'],
  [{ json: { Main: TAB, SEO: {} } }, 'json.SEO', 'is empty'],
  [{ json: { Main: TAB, B: TAB } }, 'json.B.slices', 'the tab Main has a field of this name too'],
])('reports a type of %j', async (more, place, reason) => {
  expectOne(await problemsWith({ [PAGE]: page({}, more) }), `${PAGE}: ${place}: `, reason);
});

test.each<[object, string, string]>([
  [{ 'my field': field('Text') }, '["my field"]', 'letters, digits, _ and - only'],
  [{ uid: field('Text') }, '.uid', 'is for a UID field'],
  [{ a: field('Txt') }, '.a.type', 'did you mean "Text"?'],
  [{ a: field('Text', { size: 1 }) }, '.a.config.size', 'unknown key'],
  [{ a: to('paeg') }, '.a.config.customtypes', 'there is no type "paeg"; did you mean "page"?'],
  [{ a: field('Text', { placeholder: '' }) }, '.a.config.placeholder', 'describe'],
  [{ a: { type: 'Table', config: {} } }, '.a.config.label', 'describe'],
  [{ a: { type: 'Group', config: { fields: {} } } }, '.a.description', 'describe'],
  [{ a: group({ b: { type: 'Text' } }) }, '.a.config.fields.b.config.placeholder', 'describe'],
  [{ more: zone('card_lsit') }, '.more.config.choices.card_lsit', 'did you mean "card_list"?'],
])('reports fields of %j', async (fields, place, reason) => {
  expectOne(await problemsWith({ [PAGE]: page(fields) }), `${PAGE}: json.Main${place}: `, reason);
});

/** Valid at Prismic, and said by a strict check. */
test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  [
    'ids with capitals, hyphens, spaces and other letters',
    {
      'customtypes/Blog-Post/index.json': typeModel('Blog-Post', {
        'Some-Field': field('Text'),
        'Körper 2': field('Text'),
        '2nd.Zone': zone('Pull-Quote'),
      }),
      'slices/PullQuote/model.json': sliceModel('Pull-Quote', { 'With Name': {} }),
    },
    [],
  ],
  [
    'tabs of any name, empty ones and none',
    {
      [PAGE]: tabs({ '': {}, 'SEO & <b>': {}, '3': { uid: field('UID') } }),
      'customtypes/none/index.json': typeModel('none', {}, { json: {} }),
    },
    [],
  ],
  [
    'models of former years',
    { [PAGE]: { id: 'page', label: null, json: { Main: { line: { type: 'Text' } } } } },
    [],
  ],
  [
    'a uid of another name, and another field called uid',
    { [PAGE]: page({ slug: field('UID'), uid: field('Text') }) },
    ['.slug: warning: a UID field is named uid', '.uid: warning: the name uid is for a UID field'],
  ],
  [
    'what names models that are not there',
    { [PAGE]: page({ a: to('gone'), more: zone('gone') }) },
    [
      '.a.config.customtypes: warning: there is no type "gone"',
      '.more.config.choices.gone: warning: there is no slice "gone"',
    ],
  ],
  [
    'a field in two tabs',
    { [PAGE]: tabs({ Main: { a: field('Text') }, More: { a: field('Text') } }) },
    [': warning: the tab Main has a field of this name too'],
  ],
])('takes %s', async (_what, files, warnings) => {
  const { root } = createProject({ [CARD]: card({}), ...files });
  const lines = (await checkModels(root)).map(formatProblem);
  expect(lines).toEqual(warnings.map((warning) => expect.stringContaining(warning)));
});

const { variations } = card({});
const unnamed = [{ id: 'default', name: 'x' }];
const bare = { a: { type: 'Text' } };

test.each<[object, string, string]>([
  [{ ...card({}), id: 'cards' }, 'id', "the folder's name (CardList), like card_list"],
  [{ ...card({}), name: 'Cards' }, 'name', "folder's name, CardList"],
  [{ ...card({}), variations: unnamed }, 'variations[0].docURL', 'is missing'],
  [{ ...card({}), variations: [...variations, ...variations] }, 'variations[1].id', 'used twice'],
  [card(bare), 'variations[0].primary.a.config.placeholder', 'describe'],
  [card({ a: { type: 'UID' } }), 'variations[0].primary.a.type', 'is none of'],
])('reports a slice of %j', async (model, place, reason) => {
  expectOne(await problemsWith({ [CARD]: model }), `${CARD}: ${place}: `, reason);
});

const odd = { __TYPE__: 'FieldContent', type: 'Select', value: 'Odd' };
const row = { __TYPE__: 'GroupContentType', value: [item(['nom', text('x')])] };

test.each<[unknown, string, string]>([
  [{}, '', 'must be a list'],
  [[mock(), mock({}, [], 'wide')], '[1].variation: ', '"wide" is not a variation (default)'],
  [[mock({ titel: text('x') })], '[0].primary.titel: ', 'did you mean "title"?'],
  [[mock({ title: text() })], '[0].primary.title.value: ', 'is missing, must be string'],
  [[mock({ kind: odd })], '[0].primary.kind: ', 'Plain, Loud'],
  [[mock({ links: link })], '[0].primary.links: ', 'RepeatableContent'],
  [[mock({ rows: row })], '[0].primary.rows.value[0].nom: ', 'no such field'],
  ['[', 'line 1, column 2: ', 'the file ends'],
])('reports mock content %j', async (mocks, place, reason) => {
  expectOne(await problemsWith({ [MOCKS]: mocks }), `${MOCKS}: ${place}`, reason);
});

const ALONE = 'slices/Alone/model.json';
const alone = sliceModel('alone', { default: {} });

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  [
    'a slice that no zone admits',
    { [ALONE]: alone },
    `${ALONE}: id: no type has a slice zone that admits alone`,
  ],
  [
    'a slice without component or mocks',
    { [PAGE]: page({ slices: zone('card_list', 'alone') }), [ALONE]: alone },
    'slices/Alone/index.tsx: the slice has no component',
  ],
  [
    'a model in another layout',
    { [PAGE]: JSON.stringify(page({}), null, '\t') },
    `${PAGE}: must be laid out as JSON indented by two spaces, with a final newline`,
  ],
])('reports %s', async (_what, files, problem) => {
  expect(await problemsWith(files)).toContainEqual(expect.stringContaining(problem));
});

test('reads types with their tabs merged, and slices with their variations by id', async () => {
  const [uid, title, icon, meta] = ['UID', 'Text', 'Image', 'Text'].map((type) => field(type));
  const { root } = createProject({
    [PAGE]: tabs({ Main: { uid }, SEO: { meta_title: meta } }),
    [CARD]: sliceModel('card_list', { default: { primary: { title }, items: { icon } }, wide: {} }),
  });
  const { models, problems } = await readModels(root);
  expect(problems).toEqual([]);
  expect(models.types.get('page')).toMatchObject({
    id: 'page',
    label: 'page',
    repeatable: true,
    fields: { uid, meta_title: meta },
  });
  expect(models.slices.get('card_list')).toMatchObject({
    id: 'card_list',
    variations: { default: { primary: { title }, items: { icon } }, wide: {} },
  });
});

const PRISMIC = 'prismic.config.json';
const SLICE_MACHINE = 'slicemachine.config.json';
const naming = (file: string, ...libraries: unknown[]) => ({
  [file]: { repositoryName: 'my-blog', libraries },
});
const UNNAMED = { [PRISMIC]: { repositoryName: 'my-blog' } };
const OLD = naming(SLICE_MACHINE, './old');

const FIRST = `${PRISMIC}:4: libraries[0]: `;
const SAID = {
  missing: `${FIRST}warning: there is no folder "src/slices", so no slices of it`,
  noPath: `${FIRST}must be the path of a folder`,
  noJson: `${PRISMIC}: line 1, column 2: a name in double quotes is expected here`,
  noObject: `${PRISMIC}: must be an object with repositoryName and libraries`,
};

/** Configurations, folders of slices, ids of those that are found, and what is said. */
test.each<[string, object, string, string, string?]>([
  ['no configuration', {}, 'slices/One', 'one'],
  ['none, and slices below src', {}, 'src/slices/One', 'one'],
  ['none, and a SvelteKit project', {}, 'src/lib/slices/One', 'one'],
  ['none, and a Nuxt project', {}, 'app/slices/One', 'one'],
  [
    'several libraries, nested, twice, with and without ./',
    naming(SLICE_MACHINE, './src/slices/', 'more', '/deep/in/it', './more'),
    'src/slices/One more/Two deep/in/it/Three slices/Four',
    'one two three',
  ],
  ['one of Slice Machine with an empty list', naming(SLICE_MACHINE), 'slices/One', ''],
  ['both: the newer counts', { ...naming(PRISMIC, './new'), ...OLD }, 'new/One old/Two', 'one'],
  ['both, of which the newer names no libraries', { ...UNNAMED, ...OLD }, 'old/Two', 'two'],
  ['a missing library', naming(PRISMIC, './src/slices', './old'), 'old/Two', 'two', SAID.missing],
  ['a library that is no path', naming(PRISMIC, 5, 'old'), 'old/Two', 'two', SAID.noPath],
  ['one that is not JSON', { [PRISMIC]: '{', ...OLD }, 'old/Two', 'two', SAID.noJson],
  ['one that is no object', { [PRISMIC]: [] }, 'slices/One', 'one', SAID.noObject],
])('finds the slices of a project with %s', async (_what, files, folders, ids, line) => {
  const { root, write } = createProject({ ...files });
  for (const folder of folders.split(' ')) {
    const id = folder.slice(folder.lastIndexOf('/') + 1).toLowerCase();
    write(`${folder}/model.json`, sliceModel(id, { default: {} }));
  }
  const { models, problems } = await readModels(root);
  expect([...models.slices.keys()].join(' ')).toBe(ids);
  expect(problems.map(formatProblem)).toEqual(line === undefined ? [] : [line]);
});

test('finds types in the folder that the options of an adapter name', async () => {
  const adapter = { resolve: 'x', options: { customTypesPath: './models/types/' } };
  const { root } = createProject({
    [SLICE_MACHINE]: { adapter },
    'models/types/page/index.json': typeModel('page', {}),
  });
  expect([...(await readModels(root)).models.types.keys()]).toEqual(['page']);
});

test.each<[string, unknown, string | undefined, string]>([
  ['customtypes/b/index.json', '{\n  "id": "b",\n}', 'line 3, column 1', 'comma too many'],
  ['customtypes/b/index.json', { id: 'b' }, undefined, 'no json with its tabs'],
  ['customtypes/b/index.json', typeModel('a', {}), 'id', 'already the id of customtypes/a'],
  ['slices/B/model.json', '', 'line 1, column 1', 'the file ends'],
  ['slices/B/model.json', { id: 'b' }, undefined, 'no list of variations'],
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
