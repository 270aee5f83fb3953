import { describe, expect, test } from 'vitest';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';
import { field, typeModel } from '../support/createProject.ts';
import { ABOUT, about, DRAFT, save } from './support/saving.ts';
import { listDocuments } from '../../src/authoring/documents/listDocuments.ts';
import { findLinks } from '../../src/authoring/finding/findLinks.ts';
import { findSlices } from '../../src/authoring/finding/findSlices.ts';
import { findText } from '../../src/authoring/finding/findText.ts';
import { replaceLinks, undoReplaceLinks } from '../../src/authoring/finding/replaceLinks.ts';

const web = (url: string) => ({ kind: 'web', url }) as const;
const toPage = (name: string) => ({ kind: 'document', document: { type: 'page', name } }) as const;
const OLD = 'https://old.example/shop';
const NEW = web('https://new.example');
const toOld = { link_type: 'Web', url: OLD };
const hyperlink = { type: 'hyperlink', start: 17, end: 21, data: toOld };
const HOME = 'content/documents/home/home.json';

/** Words as they are spelled in places, for which readers look in another spelling. */
const SPELLED = 'Ünïcödé Straße ｶﾅ か\u3099 الـــسلام zero\u200bwidth';

const project = (more: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({
    [ABOUT]: {
      tags: ['Ocean'],
      data: {
        name: 'About the café',
        link: { ...toOld, target: '_blank', text: 'Shop' },
        body: [
          {
            type: 'paragraph',
            text: 'Read more in the shop.',
            spans: [hyperlink, { type: 'strong', start: 0, end: 4 }],
          },
        ],
        zone: [
          {
            slice_type: 'note',
            variation: 'default',
            primary: { text: 'Wide', link: { url: OLD } },
          },
          { slice_type: 'note', variation: 'wide', primary: {} },
        ],
      },
    },
    'content/documents/page/arabic.json': { data: { name: 'الْمَدِينَةُ القديمة' } },
    'content/documents/page/tokyo.json': { data: { name: '東京の夜景を撮る' } },
    'content/documents/page/spelled.json': { data: { name: SPELLED } },
    'content/documents/note/quiet.json': { data: { text: 'Nothing of it' } },
    'content/releases/spring/documents/note/quiet.json': { data: { text: 'The CAFÉ in spring' } },
    ...more,
  });

/** Names of the found documents, with their versions. */
const names = async (folder: AuthoringProject, text: string) => {
  const { documents } = await findText(folder, text, 1);
  return documents.map(({ document, version }) => `${document.name} ${version}`).toSorted();
};

const SEARCHES: readonly (readonly [text: string, documents: readonly string[]])[] = [
  ['cafe', ['about published', 'quiet release:spring']],
  ['shop more', ['about published']],
  ['"in the shop"', ['about published']],
  ['"the in shop"', []],
  ['old.example', ['about published']],
  ['المدينه', ['arabic published']],
  ['夜景', ['tokyo published']],
  ['ＴＯＫＹＯ', ['tokyo published']],
  ['Paragraph', []],
  ['unicode', ['spelled published']],
  ['strasse', ['spelled published']],
  ['カナ', ['spelled published']],
  ['が', ['spelled published']],
  ['السلام', ['spelled published']],
  ['zerowidth', ['spelled published']],
  ['ocean', ['about published']],
  ['   ', []],
];

test('words are found however they are spelled, and only in what people read', async () => {
  const folder = await project();
  for (const [text, expected] of SEARCHES)
    expect(await names(folder, text), text).toEqual(expected);
});

test('a match is shown within its text, at its place in the file, as that is now', async () => {
  const long = `${'🌊 sea '.repeat(200)}needle${' 🌊'.repeat(200)}`;
  const folder = await project({ 'content/documents/note/long.json': { data: { text: long } } });
  const { documents } = await findText(folder, 'shop', 1);
  const shown = { before: 'Read more in the ', match: 'shop', after: '.' };
  expect(documents[0]?.places).toContainEqual({ path: ['data', 'body', 0, 'text'], ...shown });
  const arabic = await findText(folder, 'مدينة', 1);
  expect(arabic.documents[0]?.places[0]).toMatchObject({ before: 'الْ', match: 'مَدِينَةُ' });
  // Long texts are cut, between whole letters.
  const [place] = (await findText(folder, 'needle', 1)).documents[0]?.places ?? [];
  expect([place?.match, Array.from(place?.before ?? '').length]).toEqual(['needle', 61]);
  expect(place?.before).not.toMatch(/\p{Surrogate}/u);
  await save(folder, about, { name: 'A quay' });
  expect(await names(folder, 'cafe')).toEqual(['quiet release:spring']);
  expect(await names(folder, 'quay')).toEqual(['about draft']);
});

test('passwords are not found, and no title', async () => {
  const model = typeModel('project', { uid: field('UID'), password: field('Text') });
  const folder = await authoringProject({
    'customtypes/project/index.json': model,
    'content/documents/project/vault.json': { data: { password: 'open-sesame' } },
  });
  expect(await findText(folder, 'sesame', 1)).toEqual({ documents: [], total: 0 });
  const list = (search: string) => listDocuments(folder, { search, page: 1, pageSize: 10 });
  expect(await list('sesame')).toMatchObject({ total: 0 });
  expect((await list('vault')).documents).toMatchObject([{ title: 'vault' }]);
});

test('a slice is found where it is used, with its words, and by variation', async () => {
  const folder = await project();
  const all = await findSlices(folder, { slice: 'note', page: 1 });
  expect(all.documents[0]).toMatchObject({
    document: { name: 'about' },
    total: 2,
    places: [
      { path: ['data', 'zone', 0], match: 'default' },
      { path: ['data', 'zone', 1], match: 'wide' },
    ],
  });
  const wide = await findSlices(folder, { slice: 'note', variation: 'wide', page: 1 });
  expect([wide.total, wide.documents[0]?.total]).toEqual([1, 1]);
  expect(await findSlices(folder, { slice: 'quote', page: 1 })).toEqual({
    documents: [],
    total: 0,
  });
});

describe('links', () => {
  /** The links to the old address, as a replacement names them. */
  const placesOf = async (folder: AuthoringProject, ...types: string[]) =>
    (await findLinks(folder, web(OLD)))
      .filter(({ document }) => types.length === 0 || types.includes(document.type))
      .map(({ words: _words, document: { type, name }, ...place }) => ({
        ...place,
        document: { type, name },
      }));
  const leadToNew = async (folder: AuthoringProject, ...types: string[]) => {
    const places = await placesOf(folder, ...types);
    return replaceLinks(folder, { from: web(OLD), to: NEW, places, dryRun: false });
  };

  test('are found in fields, texts and slices with their words, and by the name of a file', async () => {
    const media = { link_type: 'Media', url: '/media/wave.png' };
    const folder = await project({ [HOME]: { data: { link: media } } });
    const links = await findLinks(folder, web(OLD));
    expect(links.map(({ path, words }) => [path.join('.'), words]).toSorted()).toEqual([
      ['data.body.0.spans.0.data', 'shop'],
      ['data.link', 'Shop'],
      ['data.zone.0.primary.link', ''],
    ]);
    const files = await findLinks(folder, { kind: 'media', name: 'wave.png' });
    expect(files.map(({ document }) => document.name)).toEqual(['home']);
  });

  test('are found whatever is wrong with other files', async () => {
    const twice = `{ "data": { "name": "One", "name": "Two", "link": ${JSON.stringify(toOld)} } }`;
    const folder = await project({ 'content/documents/page/twice.json': twice });
    expect(await placesOf(folder)).toHaveLength(4);
    folder.write(ABOUT, '<<<<<<< ours');
    expect(await placesOf(folder)).toMatchObject([{ document: { name: 'twice' } }]);
  });

  test('are led elsewhere in new drafts, which keep text and window, and back byte for byte', async () => {
    const opened = await project();
    const before = opened.text(ABOUT);
    const places = await placesOf(opened);
    const request = { from: web(OLD), to: toPage('tokyo'), places, dryRun: false };
    const { saved, refused } = await replaceLinks(opened, request);
    expect(refused).toEqual([]);
    expect(opened.text(ABOUT)).toBe(before);
    const to = { link_type: 'Document', type: 'page', uid: 'tokyo' };
    expect(opened.json(DRAFT)).toMatchObject({
      data: {
        link: { ...to, target: '_blank', text: 'Shop' },
        body: [{ spans: [{ data: { type: 'page', uid: 'tokyo' } }, { type: 'strong' }] }],
      },
    });
    expect(opened.text(DRAFT)).not.toContain(OLD);
    expect(await findLinks(opened, web(OLD))).toEqual([]);
    expect(await findLinks(opened, toPage('tokyo'))).toHaveLength(3);
    await undoReplaceLinks(opened, saved);
    expect(opened.text(DRAFT)).toBeNull();
    expect(await findLinks(opened, web(OLD))).toHaveLength(3);
  });

  test('of releases and drafts are changed where they are, and restored byte for byte', async () => {
    const paths = [
      HOME.replace('documents', 'drafts/documents'),
      HOME.replace('documents', 'releases/spring/documents'),
    ];
    const home = { data: { name: 'Home', link: toOld } };
    const opened = await project(Object.fromEntries(paths.map((path) => [path, home])));
    const texts = paths.map(opened.text);
    const { saved } = await leadToNew(opened, 'home');
    for (const path of paths) expect(opened.text(path)).toContain(NEW.url);
    await undoReplaceLinks(opened, saved);
    expect(paths.map(opened.text)).toEqual(texts);
  });

  test('of a document that was changed meanwhile are reported, and nothing is changed', async () => {
    const opened = await project({ [HOME]: { data: { link: toOld } } });
    const places = await placesOf(opened);
    await save(opened, about, { name: 'Changed' });
    const request = { from: web(OLD), to: NEW, places, dryRun: false };
    const { saved, refused } = await replaceLinks(opened, request);
    expect(saved).toEqual([]);
    const reason = 'It has a draft now: look for the links again.';
    expect(refused).toMatchObject([{ document: { name: 'about' }, reason }]);
    expect(opened.text(HOME.replace('documents', 'drafts/documents'))).toBeNull();
  });

  test('that cannot lead there are refused with the field and the reason', async () => {
    const opened = await project();
    const to = { kind: 'media', name: 'nothing.png' } as const;
    const request = { from: web(OLD), to, places: await placesOf(opened), dryRun: true };
    const { saved, refused } = await replaceLinks(opened, request);
    expect(saved).toEqual([]);
    expect(refused[0]?.reason).toContain('nothing.png');
  });

  test('are not undone over a later change', async () => {
    const opened = await project();
    const { saved } = await leadToNew(opened);
    await save(opened, about, { name: 'Later' });
    await expect(undoReplaceLinks(opened, saved)).rejects.toMatchObject({ code: 'conflict' });
    expect(opened.text(DRAFT)).toContain('Later');
  });
});
