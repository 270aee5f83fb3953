import { describe, expect, test } from 'vitest';
import { everyFieldProject } from '../support/everyField.ts';

/** What the Content API returns for empty fields. */
const EMPTY = {
  text: null,
  rich: [],
  title: [],
  image: {},
  cropped: { square: {} },
  link: { link_type: 'Any' },
  web: { link_type: 'Any' },
  file: { link_type: 'Any' },
  work: { link_type: 'Any' },
  links: [],
  choice: null,
  amount: null,
  share: null,
  flag: false,
  color: null,
  date: null,
  moment: null,
  embed: {},
  place: {},
  table: null,
  catalog: null,
  group: [],
  zone: [],
  former_zone: [],
  former_slices: [],
};

describe('empty fields', () => {
  test.each([
    ['left out', {}],
    ['null', Object.fromEntries(Object.keys(EMPTY).map((name) => [name, null]))],
    ['written as the API has them', EMPTY],
  ])('are filled as the API does where they are %s', async (_how, data) => {
    const { documents, problems } = await everyFieldProject(data).load();
    expect(problems).toEqual([]);
    expect(documents[0]?.data).toEqual(EMPTY);
    expect(Object.keys(documents[0]?.data ?? {})).toEqual(Object.keys(EMPTY));
  });

  test('are filled in slices, their items, groups and groups in groups', async () => {
    const { documents } = await everyFieldProject({
      zone: [
        { slice_type: 'note', items: [{}] },
        { slice_type: 'note', variation: 'wide' },
      ],
      group: [{}, { inner: [{}] }],
    }).load();
    const { id, data } = documents[0] ?? {};
    expect(data?.['group']).toEqual([
      { name: null, inner: [] },
      { name: null, inner: [{ picture: {} }] },
    ]);
    const slice = { slice_type: 'note', slice_label: null, version: 'initial' };
    const primary = { body: null };
    expect(data?.['zone']).toEqual([
      {
        ...slice,
        id: `note$${id}-zone-0`,
        variation: 'default',
        primary,
        items: [{ picture: {} }],
      },
      { ...slice, id: `note$${id}-zone-1`, variation: 'wide', primary, items: [] },
    ]);
  });
});

test.each([
  [{ slice_type: 'quote' }, { primary: { words: [] }, items: [] }],
  [{ slice_type: 'quote', items: [{}] }, { items: [{ picture: {}, from: { link_type: 'Any' } }] }],
  [{ slice_type: 'facts' }, { value: [] }],
  [{ slice_type: 'intro', value: null }, { value: [] }],
  [{ slice_type: 'headline' }, { value: null }],
  [{ slice_type: 'boat' }, { value: { square: {} } }],
])(
  'a slice from before they were shared has every field of the model: %j',
  async (slice, filled) => {
    const { documents, problems } = await everyFieldProject({ former_slices: [slice] }).load();
    expect(problems).toEqual([]);
    expect(documents[0]?.data['former_slices']).toMatchObject([{ slice_label: null, ...filled }]);
  },
);

const IMAGE = {
  id: expect.stringMatching(/^Z[\w-]{15}$/),
  url: 'repository:/media/wave.png?v=VtXBQ',
  alt: null,
  copyright: null,
  dimensions: { width: 400, height: 300 },
  edit: { x: 0, y: 0, zoom: 1, background: 'transparent' },
};
const LOOP = {
  id: expect.stringMatching(/^Z[\w-]{15}$/),
  link_type: 'Media',
  name: 'loop.mp4',
  kind: 'file',
  url: 'repository:/media/loop.mp4?v=XufFt',
  size: '15',
};
const WAVE = { name: 'wave.png', kind: 'image', url: IMAGE.url, size: '64' };
const FAR = { url: 'https://example.com/x.png', dimensions: { width: 8, height: 4 } };
const CUT = { url: '/media/wave.png?rect=0,0,9,6', dimensions: { width: 9, height: 6 } };
const SQUARE = {
  ...IMAGE,
  url: 'repository:/media/wave.png?rect=50,0,300,300&w=200&h=200&v=VtXBQ',
  dimensions: { width: 200, height: 200 },
  edit: { x: 50, y: 0, zoom: 1, background: 'transparent' },
};
const WEB = { link_type: 'Web', url: 'https://example.com' };
const FILM = { link_type: 'Media', url: 'https://example.com/a/film.mp4?x=1' };
const EMBED = { embed_url: 'https://example.com/film' };
const span = (type: string, data: object) => ({ type, start: 0, end: 3, data });

describe('filled fields', () => {
  test.each<[string, unknown, unknown]>([
    ['moment', '2026-09-14T10:00:00Z', '2026-09-14T10:00:00+0000'],
    ['embed', { ...EMBED, type: 'video' }, { version: '1.0', html: null, type: 'video', ...EMBED }],
    ['image', { url: 'media/wave.png', alt: 'A wave' }, { ...IMAGE, alt: 'A wave' }],
    // What was copied from a page once.
    ['image', { url: '/media/wave.png?v=old' }, IMAGE],
    ['image', CUT, { ...IMAGE, ...CUT, url: `repository:${CUT.url}&v=VtXBQ` }],
    ['image', { id: 'own', ...FAR }, { ...IMAGE, id: 'own', ...FAR }],
    ['cropped', { url: '/media/wave.png' }, { ...IMAGE, square: SQUARE }],
    [
      'cropped',
      { url: '/media/wave.png', square: { url: '/media/wave.png', alt: 'Cut by hand' } },
      { ...IMAGE, square: { ...IMAGE, alt: 'Cut by hand' } },
    ],
    ['link', { url: WEB.url, target: '_blank' }, { ...WEB, target: '_blank' }],
    ['link', { url: '/media/loop.mp4' }, LOOP],
    [
      'file',
      { url: 'media/terms.pdf' },
      {
        ...LOOP,
        name: 'terms.pdf',
        kind: 'document',
        size: '5',
        url: 'repository:/media/terms.pdf?v=KYskM',
      },
    ],
    ['file', { url: '/media/wave.png' }, { ...LOOP, ...WAVE, width: '400', height: '300' }],
    ['file', FILM, { ...LOOP, ...FILM, name: 'film.mp4', size: '0' }],
    [
      'rich',
      [
        { type: 'list-item', text: 'First' },
        { type: 'image', url: '/media/wave.png', linkTo: WEB },
        { type: 'embed', oembed: EMBED },
        { type: 'paragraph', text: 'Get', spans: [span('hyperlink', { url: '/media/loop.mp4' })] },
      ],
      [
        { type: 'list-item', text: 'First', spans: [] },
        { type: 'image', ...IMAGE, linkTo: WEB },
        { type: 'embed', oembed: { type: 'link', version: '1.0', html: null, ...EMBED } },
        { type: 'paragraph', text: 'Get', spans: [span('hyperlink', LOOP)] },
      ],
    ],
  ])('get what the API adds: %s written as %j', async (name, written, filled) => {
    const { documents, problems } = await everyFieldProject({ [name]: written }).load();
    expect(problems).toEqual([]);
    expect(documents[0]?.data[name]).toEqual(filled);
  });

  test('get keys: each of several links, and the rows and cells of a table', async () => {
    const cell = (text: string) => ({ content: [{ type: 'paragraph', text }] });
    const { documents, problems } = await everyFieldProject({
      links: [{ url: 'https://example.com' }, { ...WEB, key: 'mine' }, null],
      table: { head: { rows: [{ cells: [cell('H')] }] }, body: { rows: [{ cells: [cell('B')] }] } },
    }).load();
    const { id, data } = documents[0] ?? {};
    expect(problems).toEqual([]);
    expect(data?.['links']).toEqual([
      { ...WEB, key: `${id}-links-0` },
      { ...WEB, key: 'mine' },
      { link_type: 'Any', key: `${id}-links-2` },
    ]);
    const part = (name: string, type: string, text: string) => {
      const key = `${id}-table-${name}-rows-0`;
      const content = [{ type: 'paragraph', text, spans: [] }];
      return { rows: [{ key, cells: [{ key: `${key}-cells-0`, type, content }] }] };
    };
    const table = { head: part('head', 'header', 'H'), body: part('body', 'data', 'B') };
    expect(data?.['table']).toEqual(table);
  });
});

describe('links to documents', () => {
  const FILLED = {
    link_type: 'Document',
    id: 'T1',
    uid: 'target',
    type: 'sample',
    tags: ['Motion'],
    lang: 'en-us',
    slug: 'the-target',
    isBroken: false,
  };
  function linkingProject(data: object) {
    const project = everyFieldProject(data);
    const title = [{ type: 'heading1', text: 'The Target' }];
    const target = { id: 'T1', tags: ['Motion'], data: { title } };
    project.write('content/documents/sample/target.json', target);
    return project;
  }

  test.each<[string, object]>([
    ['type and uid', { type: 'sample', uid: 'target' }],
    ['id', { id: 'T1' }],
    ['an old response of the API', { ...FILLED, tags: [], slug: 'old', uid: 'old', url: '/old' }],
  ])('by %s are filled from their target', async (_how, work) => {
    const { documents, problems } = await linkingProject({ work }).load();
    expect(problems).toEqual([]);
    expect(documents[0]?.data['work']).toEqual(FILLED);
  });

  test('are filled in lists and rich text alike', async () => {
    const data = { type: 'sample', uid: 'target' };
    const { documents } = await linkingProject({
      links: [{ ...data, text: 'Read it' }],
      rich: [
        { type: 'paragraph', text: 'Here', spans: [span('hyperlink', data)] },
        { type: 'image', url: '/media/wave.png', linkTo: data },
      ],
    }).load();
    expect(documents[0]?.data).toMatchObject({
      links: [{ ...FILLED, text: 'Read it', key: `${documents[0]?.id}-links-0` }],
      rich: [{ spans: [{ data: FILLED }] }, { linkTo: FILLED }],
    });
  });

  test.each([
    [{ type: 'sample', uid: 'gone' }, 'links to sample/gone, which does not exist', 'sample'],
    [{ id: 'gone' }, 'there is no document with id "gone"', 'broken_type'],
    [
      { type: 'sample', uid: 'faulty' },
      'links to sample/faulty, which is left out because of its own errors',
      'sample',
    ],
  ])('that lead nowhere are reported, and served as broken: %j', async (work, reason, type) => {
    const project = linkingProject({ work });
    project.write('content/documents/sample/faulty.json', '{ "data": ');
    const { documents, problems } = await project.load();
    const place = { file: 'content/documents/sample/one.json', field: 'data.work', line: 3 };
    expect(problems).toContainEqual({
      ...place,
      reason,
      severity: 'warning',
      kind: 'broken-link',
    });
    expect(documents).toHaveLength(2);
    expect(documents[0]?.data['work']).toMatchObject({ isBroken: true, type, tags: [], slug: '-' });
  });

  test('by id to a type that the model does not admit are warned of', async () => {
    const project = linkingProject({ work: { id: 'O1' } });
    project.write('content/documents/other/o.json', { id: 'O1', data: {} });
    const { documents, problems } = await project.load();
    expect(problems).toMatchObject([{ severity: 'warning', field: 'data.work' }]);
    expect(documents).toHaveLength(3);
  });

  test('that are broken have the id their target will have', async () => {
    const project = linkingProject({ work: { type: 'sample', uid: 'later' } });
    const before = (await project.load()).documents[0]?.data['work'];
    project.write('content/documents/sample/later.json', { data: {} });
    const after = (await project.load()).documents.find(({ uid }) => uid === 'later');
    expect(before).toMatchObject({ id: after?.id });
  });
});
