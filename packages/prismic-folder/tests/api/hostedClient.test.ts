import { Client, createClient, NotFoundError, type PrismicDocument } from '@prismicio/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import { listen, repositoryServer } from '../../src/serve/repositoryServer.ts';
import { createProject, field, sliceModel, typeModel } from '../support/createProject.ts';

/**
 * A project's own client: Prismic's, with the repository's name and the folder's address and nothing
 * else, over HTTP. Every method and every parameter.
 */
type Reader = Client<PrismicDocument>;
let client: Reader;
let create: (config?: object) => Reader;
const ends: (() => void | Promise<void>)[] = [];

const relation = (...customtypes: readonly string[]) =>
  field('Link', { select: 'document', customtypes });
const link = (type: string, uid: string) => ({ type, uid });
const article = (title: string, more: object = {}, header: object = {}) => ({
  ...header,
  data: { title, ...more },
});

const FILES = {
  'content/repository.json': {
    name: 'my-blog',
    visibility: 'open',
    languages: [
      { id: 'en-us', name: 'English' },
      { id: 'fr-fr', name: 'French' },
    ],
  },
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    title: field('Text'),
    parent: relation('page'),
    section: relation('section'),
    related: field('Link', { select: 'document', repeat: true }),
    rows: field('Group', { fields: { to: relation('page', 'section'), note: field('Text') } }),
    slices: { type: 'Slices', config: { choices: { hero: { type: 'SharedSlice' } } } },
  }),
  'customtypes/section/index.json': typeModel('section', {
    uid: field('UID'),
    name: field('Text'),
    editor: relation('person'),
  }),
  'customtypes/person/index.json': typeModel('person', { name: field('Text'), job: field('Text') }),
  'customtypes/settings/index.json': typeModel(
    'settings',
    { site: field('Text') },
    { repeatable: false },
  ),
  'slices/Hero/model.json': sliceModel('hero', {
    default: { words: field('Text'), to: relation('page', 'section') },
    wide: { items: { words: field('Text') } },
  }),
  'content/documents/settings/settings.json': { data: { site: 'My blog' } },
  'content/documents/person/ada.json': { id: 'ada', data: { name: 'Ada', job: 'Editor' } },
  'content/documents/section/news.json': {
    id: 'news',
    data: { name: 'News', editor: { id: 'ada', type: 'person' } },
  },
  'content/documents/page/home.json': article(
    'Home of the harbour',
    { related: [link('section', 'news'), link('page', 'world')] },
    { id: 'home', tags: ['Start', 'Sea'] },
  ),
  'content/documents/page/world.json': article(
    'World harbour',
    { section: link('section', 'news') },
    { id: 'world', tags: ['Sea'] },
  ),
  'content/documents/page/europe.json': article('Europe', { parent: link('page', 'world') }),
  'content/documents/page/alps.json': article(
    'Alps',
    {
      parent: link('page', 'europe'),
      rows: [
        { to: link('page', 'world'), note: 'Up' },
        { to: link('section', 'news'), note: 'In' },
        { to: link('page', 'gone'), note: 'Gone' },
      ],
      slices: [
        {
          slice_type: 'hero',
          variation: 'default',
          primary: { words: 'High', to: link('section', 'news') },
        },
        { slice_type: 'hero', variation: 'wide', items: [{ words: 'Wide' }] },
      ],
    },
    { id: 'alps' },
  ),
  'content/documents/page/alps.fr-fr.json': article(
    'Alpes',
    { parent: link('page', 'europe') },
    { id: 'alpes', tags: ['Mer'] },
  ),
  'content/releases/spring/documents/page/home.json': { id: 'home', data: { title: 'Spring' } },
};

beforeAll(async () => {
  const many = Object.fromEntries(
    Array.from({ length: 120 }, (_, at) => [
      `content/documents/person/p${at}.json`,
      { data: { name: `Person ${at}` } },
    ]),
  );
  const project = createProject({ ...FILES, ...many }, (remove) => ends.push(remove));
  const snapshots = createSnapshotSource({ ...project, watch: false });
  const { port, stop } = await listen(
    repositoryServer(() => snapshots.current(), project.contentDir),
    0,
  );
  const documentAPIEndpoint = `http://localhost:${port}/api/v2`;
  create = (config = {}) => createClient('my-blog', { documentAPIEndpoint, ...config });
  client = create();
  ends.push(stop);
});
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
});

/** Ids of what a method returns: a document, a page of results or all of them. */
function idsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOf);
  if (typeof value !== 'object' || value === null) return value;
  return 'results' in value ? idsOf(value.results) : 'id' in value ? value.id : value;
}

const idsIn = (...ids: string[]) => expect.arrayContaining(ids);

/** By method of the client: a call, and the ids (or what else) it resolves to. */
const READS: Readonly<Record<string, readonly [(on: Reader) => unknown, unknown]>> = {
  get: [(on) => on.get({ filters: ['[at(document.id, "alps")]'] }), ['alps']],
  getFirst: [(on) => on.getFirst({ filters: ['[at(my.page.uid, "alps")]'] }), 'alps'],
  dangerouslyGetAll: [async (on) => (await on.dangerouslyGetAll({ lang: '*' })).length, 128],
  getByID: [(on) => on.getByID('alps'), 'alps'],
  getByIDs: [(on) => on.getByIDs(['world', 'home']), ['world', 'home']],
  getAllByIDs: [(on) => on.getAllByIDs(['world', 'none', 'alps']), ['world', 'alps']],
  getByUID: [(on) => on.getByUID('page', 'home'), 'home'],
  getByUIDs: [(on) => on.getByUIDs('page', ['home', 'alps']), ['home', 'alps']],
  getAllByUIDs: [(on) => on.getAllByUIDs('page', ['home', 'none']), ['home']],
  getSingle: [async (on) => (await on.getSingle('settings')).data['site'], 'My blog'],
  getByType: [async (on) => (await on.getByType('person')).total_results_size, 121],
  getAllByType: [async (on) => (await on.getAllByType('person')).length, 121],
  getByTag: [(on) => on.getByTag('Start'), ['home']],
  getAllByTag: [(on) => on.getAllByTag('Sea'), idsIn('home', 'world')],
  getByEveryTag: [(on) => on.getByEveryTag(['Sea', 'Start']), ['home']],
  getAllByEveryTag: [(on) => on.getAllByEveryTag(['Sea', 'Start']), ['home']],
  getBySomeTags: [(on) => on.getBySomeTags(['Start', 'None']), ['home']],
  getAllBySomeTags: [(on) => on.getAllBySomeTags(['Sea', 'Start']), idsIn('home', 'world')],
  getRepository: [
    async (on) => (await on.getRepository()).types,
    expect.objectContaining({ page: 'page' }),
  ],
  getRefs: [(on) => on.getRefs(), ['master', 'spring']],
  getRefByID: [(on) => on.getRefByID('spring'), 'spring'],
  getRefByLabel: [(on) => on.getRefByLabel('Master'), 'master'],
  getMasterRef: [(on) => on.getMasterRef(), 'master'],
  getReleases: [(on) => on.getReleases(), ['spring']],
  getReleaseByID: [(on) => on.getReleaseByID('spring'), 'spring'],
  getReleaseByLabel: [(on) => on.getReleaseByLabel('spring'), 'spring'],
  getTags: [(on) => on.getTags(), ['Mer', 'Sea', 'Start']],
};

describe('a client with the address alone', () => {
  it('is tried with every method that reads', () => {
    const methods = Object.getOwnPropertyNames(Client.prototype);
    const reading = methods.filter((name) => /^(?:get|dangerouslyGet)/.test(name));
    expect(reading.toSorted()).toEqual(Object.keys(READS).toSorted());
  });

  it.each(Object.entries(READS))('reads by %s', async (_, [read, expected]) => {
    expect(idsOf(await read(client))).toEqual(expected);
  });

  it.each<[string, (on: Reader) => void, string]>([
    ['the release', (on) => on.queryContentFromReleaseByID('spring'), 'Spring'],
    ['the release', (on) => on.queryContentFromReleaseByLabel('spring'), 'Spring'],
    ['the latest', (on) => on.queryLatestContent(), 'Home of the harbour'],
    [
      'a ref that a function gives',
      (on) => on.queryContentFromRef(async () => undefined),
      'Home of the harbour',
    ],
  ])('queries %s', async (_, choose, title) => {
    const on = create();
    choose(on);
    expect((await on.getByUID('page', 'home')).data['title']).toBe(title);
  });

  it.each<[string, object]>([
    ['needs no access token, and an open repository refuses none', { accessToken: 'any' }],
    [
      'may name a ref for integration fields, which a folder has not',
      { integrationFieldsRef: 'x' },
    ],
    ['may name its own defaults', { defaultParams: { lang: '*', integrationFieldsRef: 'x' } }],
  ])('%s', async (_, config) => {
    expect((await create(config).getByID('home')).uid).toBe('home');
  });
});

/** By parameter: what is asked for, and ids of what is found, in order. */
describe('parameters', () => {
  const found = async (parameters: object) =>
    idsOf(await client.get({ filters: ['[at(document.type, "page")]'], ...parameters }));
  const NEWEST = { field: 'document.first_publication_date', direction: 'desc' };
  const TITLES = { field: 'my.page.title' };

  it.each<[string, object, unknown]>([
    ['orderings', { orderings: TITLES }, ['alps', expect.any(String), 'home', 'world']],
    [
      'several orderings',
      { orderings: [{ ...TITLES, direction: 'desc' }, NEWEST] },
      ['world', 'home', expect.any(String), 'alps'],
    ],
    ['pages', { orderings: TITLES, pageSize: 2, page: 2 }, ['home', 'world']],
    ['a page after the last', { pageSize: 2, page: 9 }, []],
    ['after', { orderings: TITLES, after: 'home' }, ['world']],
    ['a language', { lang: 'fr-fr' }, ['alpes']],
    ['every language', { lang: '*', orderings: TITLES, pageSize: 2 }, ['alpes', 'alps']],
    ['similar words', { filters: ['[similar("home", 10)]'] }, ['world']],
    [
      'several filters',
      { filters: ['[at(document.tags, ["Sea"])]', '[not(my.page.uid, "home")]'] },
      ['world'],
    ],
  ])('%s', async (_, parameters, expected) => expect(await found(parameters)).toEqual(expected));

  it('documents of all languages name each other', async () => {
    const alternatesIn = async (lang: string) =>
      (await client.getByUID('page', 'alps', { lang })).alternate_languages;
    const of = (id: string, lang: string) => ({ id, type: 'page', lang, uid: 'alps' });
    expect(await alternatesIn('en-us')).toEqual([of('alpes', 'fr-fr')]);
    expect(await alternatesIn('fr-fr')).toEqual([of('alps', 'en-us')]);
    await expect(client.getByUID('page', 'home', { lang: 'fr-fr' })).rejects.toThrow(NotFoundError);
  });
});

describe('route resolvers', () => {
  const routes = [
    { type: 'page', uid: 'home', path: '/' },
    {
      type: 'page',
      path: '/:lang?/:grand_parent?/:parent?/:uid',
      resolvers: { parent: 'parent', grand_parent: 'parent.parent' },
    },
    { type: 'section', path: '/in/:uid' },
  ];
  const urlOf = async (uid: string, more: object = {}) =>
    (await create({ routes, brokenRoute: '/404' }).getByUID('page', uid, more)).url;

  it.each([
    ['home', {}, '/'],
    ['world', {}, '/world'],
    ['europe', {}, '/world/europe'],
    ['alps', {}, '/world/europe/alps'],
    ['alps', { lang: 'fr-fr' }, '/fr-fr/world/europe/alps'],
  ])('%s %j is at %s', async (uid, more, url) => expect(await urlOf(uid, more)).toBe(url));

  it('reach links in groups, slices and lists, and the broken ones', async () => {
    const on = create({ routes, brokenRoute: '/404' });
    const { data } = await on.getByUID('page', 'alps');
    expect(data['rows'].map(({ to }: { to: { url: string } }) => to.url)).toEqual([
      '/world',
      '/in/news',
      '/404',
    ]);
    expect(data['slices'][0].primary.to.url).toBe('/in/news');
    const { data: home } = await on.getByUID('page', 'home');
    expect(home['related']).toMatchObject([{ url: '/in/news' }, { url: '/world' }]);
  });
});

describe('data of linked documents', () => {
  it('fetchLinks takes fields of several types, in groups and slices', async () => {
    const { data } = await client.getByUID('page', 'alps', {
      fetchLinks: ['page.title', 'section.name', 'section.editor', 'person.job'],
    });
    const section = { name: 'News', editor: { id: 'ada', data: { job: 'Editor' } } };
    expect(data['rows']).toMatchObject([
      { to: { data: { title: 'World harbour' } } },
      { to: { data: section } },
      { to: { isBroken: true } },
    ]);
    expect(data['slices'][0].primary.to.data).toMatchObject(section);
  });

  it('graphQuery chooses by type in links to several, in groups, lists and slices', async () => {
    const graphQuery = `{ page {
      rows { note to { ...on page { title } ...on section { name editor { ...on person { name } } } } }
      related { ...on section { name } }
      slices { ...on hero { variation { ...on default { primary { to { ...on section { name } } } } } } }
    } }`;
    const { data } = await client.getByUID('page', 'alps', { graphQuery });
    expect(Object.keys(data)).toEqual(['rows', 'related', 'slices']);
    expect(data['rows']).toMatchObject([
      { note: 'Up', to: { data: { title: 'World harbour' } } },
      { note: 'In', to: { data: { name: 'News', editor: { data: { name: 'Ada' } } } } },
      { note: 'Gone', to: { isBroken: true } },
    ]);
    expect(data['slices']).toEqual([
      expect.objectContaining({
        variation: 'default',
        primary: { to: expect.objectContaining({ data: { name: 'News' } }) },
      }),
    ]);
    const home = await client.getByUID('page', 'home', { graphQuery });
    expect(home.data['related']).toMatchObject([{ data: { name: 'News' } }, { uid: 'world' }]);
    expect(home.data['related'][1]).not.toHaveProperty('data');
  });
});

it('an endpoint that is none is told apart from a repository without documents', async () => {
  const { origin } = new URL(client.documentAPIEndpoint);
  for (const path of ['', '/api/v1', '/graphql']) {
    const { message } = await (await fetch(origin + path)).json();
    expect(message).toMatch(/^There is nothing at \/.*: the API is below \/api\/v2$/);
    await expect(create({ documentAPIEndpoint: origin + path }).getRepository()).rejects.toThrow(
      'repository not found',
    );
  }
});
