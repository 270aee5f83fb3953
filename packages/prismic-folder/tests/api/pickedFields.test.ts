import { describe, expect, test } from 'vitest';
import { sanitizeFields } from '../../src/fields/sanitizeFields.ts';
import {
  createProject,
  field,
  group,
  pngHeader,
  sliceModel,
  typeModel,
} from '../support/createProject.ts';
import { clientOf } from '../support/repositoryClient.ts';

/** Of an author: some fields, some of a group, and of the studio its name and some of another group. */
const STUDIO = { id: 'studio', fields: ['name', { id: 'rooms', fields: ['floor'] }] };
const SKILLS = { id: 'skills', fields: ['skill', { id: 'with', customtypes: [STUDIO] }] };
const AUTHOR = {
  id: 'author',
  fields: ['name', 'portrait', 'other', SKILLS, { id: 'studio', customtypes: [STUDIO] }, 'gone'],
};
const author = (more: object = {}) =>
  field('Link', { select: 'document', customtypes: [AUTHOR], ...more });
const link = (type: string, uid: string) => ({ link_type: 'Document', type, uid });
const ADA = link('author', 'ada');

const SETTINGS = {
  name: 'picked-fields',
  visibility: 'open',
  languages: [{ id: 'en-gb' }, { id: 'fr-fr' }],
};

const FILES = {
  'content/repository.json': SETTINGS,
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    by: author(),
    all: author({ repeat: true }),
    rows: group({ by: author(), inner: group({ by: author() }) }),
    plain: field('Link', { select: 'document', customtypes: ['author'] }),
    any: field('Link'),
    body: {
      type: 'Slices',
      config: {
        choices: {
          note: { type: 'SharedSlice' },
          old: { type: 'Slice', 'non-repeat': { by: author() }, repeat: { by: author() } },
          one: author(),
        },
      },
    },
  }),
  'customtypes/author/index.json': typeModel('author', {
    uid: field('UID'),
    name: field('Text'),
    secret: field('Text'),
    portrait: field('Image'),
    other: author(),
    skills: group({ skill: field('Text'), years: field('Number'), with: field('Link') }),
    studio: field('Link', { select: 'document' }),
  }),
  'customtypes/studio/index.json': typeModel('studio', {
    uid: field('UID'),
    name: field('Text'),
    rooms: group({ floor: field('Number'), key: field('Text') }),
  }),
  'slices/Note/model.json': sliceModel('note', {
    default: { primary: { by: author(), group: group({ by: author() }) }, items: { by: author() } },
  }),
  'content/media/ada.png': pngHeader(40, 30),
  'content/documents/author/ada.json': {
    data: {
      name: 'Ada',
      secret: 'hidden',
      portrait: { url: '/media/ada.png', alt: '' },
      other: link('author', 'ben'),
      skills: [{ skill: 'Ice', years: 3, with: link('studio', 'north') }],
      studio: link('studio', 'north'),
    },
  },
  'content/documents/author/ada.fr-fr.json': { uid: 'ada', data: { name: 'Ada, en français' } },
  'content/documents/author/ben.json': { data: { name: 'Ben', secret: 'hidden' } },
  'content/documents/studio/north.json': {
    data: { name: 'North', rooms: [{ floor: 2, key: 'hidden' }] },
  },
  'content/documents/page/one.json': {
    data: {
      by: ADA,
      all: [ADA, link('author', 'ben'), { link_type: 'Any' }],
      rows: [{ by: ADA, inner: [{ by: ADA }] }],
      plain: ADA,
      any: ADA,
      body: [
        {
          slice_type: 'note',
          variation: 'default',
          primary: { by: ADA, group: [{ by: ADA }] },
          items: [{ by: ADA }],
        },
        { slice_type: 'old', primary: { by: ADA }, items: [{ by: ADA }] },
        { slice_type: 'one', value: ADA },
      ],
    },
  },
};

const load = async (more: object = {}) => {
  const snapshot = await createProject({ ...FILES, ...more }).load();
  return { snapshot, client: clientOf(snapshot, { defaultParams: { lang: '*' } }) };
};
const NORTH = { uid: 'north', data: { name: 'North', rooms: [{ floor: 2 }] } };
const DATA = {
  name: 'Ada',
  portrait: expect.objectContaining({ url: expect.stringMatching(/^http.*\/media\/ada\.png/) }),
  other: expect.objectContaining({ uid: 'ben' }),
  skills: [{ skill: 'Ice', with: expect.objectContaining(NORTH) }],
  studio: expect.objectContaining(NORTH),
};

describe('fields that a content relationship picks', () => {
  test('come with the link wherever it is: in fields, groups, slices and repeated', async () => {
    const { snapshot, client } = await load();
    expect(snapshot.problems).toEqual([]);
    const { data } = await client.getByUID('page', 'one');
    const [note, old, one] = data['body'];
    const [row] = data['rows'];
    const inSlices = [note.primary.by, note.primary.group[0].by, note.items[0].by];
    const inOldSlices = [old.primary.by, old.items[0].by, one.value];
    const inFields = [data['by'], data['all'][0], row.by, row.inner[0].by];
    const picked = { link_type: 'Document', uid: 'ada', isBroken: false, data: DATA };
    for (const places of [inFields, inSlices, inOldSlices]) {
      expect(places).toEqual(places.map(() => expect.objectContaining(picked)));
    }
    expect(data['all'][1].data).toEqual({
      name: 'Ben',
      portrait: {},
      other: { link_type: 'Any' },
      skills: [],
      studio: { link_type: 'Any' },
    });
    expect(data['all'][2]).not.toHaveProperty('data');
    expect(JSON.stringify(data)).not.toContain('hidden');
    expect(data['by'].data.other).not.toHaveProperty('data');
    for (const name of ['plain', 'any']) expect(data[name]).not.toHaveProperty('data');
  });

  test.each([
    ['nothing', {}],
    ['a document that is gone', link('author', 'nobody')],
    ['a type of which nothing is picked', link('studio', 'north')],
  ])('a link to %s has none', async (_what, by) => {
    const { client } = await load({ 'content/documents/page/two.json': { data: { by } } });
    expect((await client.getByUID('page', 'two')).data['by']).not.toHaveProperty('data');
  });

  test('are those of the link’s language, and of the ref that is asked', async () => {
    const { client } = await load({
      'content/repository.json': { ...SETTINGS, releases: [{ id: 'spring' }] },
      'content/documents/page/two.json': { data: { by: { ...ADA, lang: 'fr-fr' } } },
      'content/releases/spring/documents/author/ada.json': { data: { name: 'Ada in spring' } },
    });
    const name = async (uid: string) => (await client.getByUID('page', uid)).data['by'].data.name;
    expect(await name('two')).toBe('Ada, en français');
    expect(await name('one')).toBe('Ada');
    client.queryContentFromReleaseByID('spring');
    expect(await name('one')).toBe('Ada in spring');
  });

  test('come with those that fetchLinks asks for, and a graphQuery says its own', async () => {
    const { client } = await load();
    const { data } = await client.getByUID('page', 'one', { fetchLinks: 'author.secret' });
    expect(data['by'].data).toEqual({ ...DATA, secret: 'hidden', other: expect.anything() });
    expect(data['plain'].data).toEqual({ secret: 'hidden' });
    const only = await client.getByUID('page', 'one', { fetch: 'page.by' });
    expect(only.data).toEqual({ by: expect.objectContaining({ data: DATA }) });
    const graphQuery = '{ page { by { ...on author { secret } } plain } }';
    const { by } = (await client.getByUID('page', 'one', { graphQuery })).data;
    expect(by.data).toEqual({ secret: 'hidden' });
  });

  test('of a model in another form are none', async () => {
    for (const customtypes of ['author', [{ id: 'author' }], [{ fields: ['name'] }], [5, null]]) {
      const type = typeModel('page', { uid: field('UID'), by: field('Link', { customtypes }) });
      const { client } = await load({
        'customtypes/page/index.json': type,
        'content/documents/page/one.json': { data: { by: ADA } },
      });
      expect((await client.getByUID('page', 'one')).data['by']).not.toHaveProperty('data');
    }
  });

  test('are made safe for pages by their own models, and nothing else of the document stays', async () => {
    const { snapshot } = await load();
    const { types, slices } = snapshot.models;
    const fields = types.get('page')?.fields ?? {};
    const page = { types, slices, safeAddress: () => null };
    const to = { link_type: 'Document', id: 'x', type: 'author', tags: [] };
    const data = { name: 5, secret: 'hidden', skills: [{ skill: 'Ice', years: 3 }], studio: null };
    const safe = {
      name: null,
      portrait: {},
      other: { link_type: 'Any' },
      skills: [{ skill: 'Ice', with: { link_type: 'Any' } }],
      studio: { link_type: 'Any' },
    };
    const from = { by: { ...to, data }, plain: { ...to, data }, all: [{ ...to, data }, to] };
    const { by, plain, all } = sanitizeFields(from, fields, page);
    expect([by, plain, all]).toEqual([{ ...to, data: safe }, to, [{ ...to, data: safe }, to]]);
    const { by: bare } = sanitizeFields(from, fields, { slices, safeAddress: () => null });
    expect(bare).toEqual(to);
  });
});
