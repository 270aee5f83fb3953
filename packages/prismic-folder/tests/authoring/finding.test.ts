import { describe, expect, test } from 'vitest';
import { foldForSearch, foldWithPositions } from '../../src/authoring/finding/foldedText.ts';
import type { AuthoringProject } from '../support/authoringProject.ts';
import { authoringProject } from '../support/authoringProject.ts';

const ABOUT = 'content/documents/page/about.json';
const web = (url: string) => ({ kind: 'web', url }) as const;
const toPage = (name: string) => ({ kind: 'document', document: { type: 'page', name } }) as const;
const OLD = 'https://old.example/shop';

const files = (): Readonly<Record<string, unknown>> => ({
  [ABOUT]: {
    tags: ['Ocean'],
    data: {
      name: 'About the café',
      link: { link_type: 'Web', url: OLD, target: '_blank', text: 'Shop' },
      body: [
        {
          type: 'paragraph',
          text: 'Read more in the shop.',
          spans: [
            { type: 'hyperlink', start: 17, end: 21, data: { link_type: 'Web', url: OLD } },
            { type: 'strong', start: 0, end: 4 },
          ],
        },
      ],
      zone: [
        {
          slice_type: 'note',
          variation: 'default',
          primary: { text: 'Wide water', link: { url: OLD } },
        },
        { slice_type: 'note', variation: 'wide', primary: {} },
      ],
    },
  },
  'content/documents/page/arabic.json': { data: { name: 'الْمَدِينَةُ القديمة' } },
  'content/documents/page/tokyo.json': { data: { name: '東京の夜景を撮る' } },
  'content/documents/note/quiet.json': { data: { text: 'Nothing of it' } },
  'content/releases/spring/documents/note/quiet.json': { data: { text: 'The CAFÉ in spring' } },
});

const project = (more: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({ ...files(), ...more });

/** Names of the found documents, with their versions. */
const names = async ({ finding }: AuthoringProject, text: string) => {
  const { documents } = await finding.text(text, 1);
  return documents.map(({ document, version }) => `${document.name} ${version}`).toSorted();
};

test.each([
  ['cafe', ['about published', 'quiet release:spring']],
  ['CAFÉ', ['about published', 'quiet release:spring']],
  ['ocean', ['about published']],
  ['shop more', ['about published']],
  ['"in the shop"', ['about published']],
  ['"the in shop"', []],
  ['old.example', ['about published']],
  ['المدينه', ['arabic published']],
  ['مدينة', ['arabic published']],
  ['東京', ['tokyo published']],
  ['夜景', ['tokyo published']],
  ['ＴＯＫＹＯ', ['tokyo published']],
  ['nowhere', []],
  ['Paragraph', []],
  ['   ', []],
])('“%s” is found in %j', async (text, expected) => {
  expect(await names(await project(), text)).toEqual(expected);
});

test('a match is shown within its text, at its place in the file', async () => {
  const { finding } = await project();
  const { documents } = await finding.text('shop', 1);
  expect(documents[0]?.places).toContainEqual({
    path: ['data', 'body', 0, 'text'],
    before: 'Read more in the ',
    match: 'shop',
    after: '.',
  });
  const arabic = await finding.text('مدينة', 1);
  expect(arabic.documents[0]?.places[0]).toMatchObject({ before: 'الْ', match: 'مَدِينَةُ' });
});

test('long texts are cut around the match, between whole letters', async () => {
  const { finding } = await project({
    'content/documents/note/long.json': {
      data: { text: `${'🌊 sea '.repeat(200)}needle${' 🌊'.repeat(200)}` },
    },
  });
  const { documents } = await finding.text('needle', 1);
  const [place] = documents[0]?.places ?? [];
  expect(place?.match).toBe('needle');
  expect(Array.from(place?.before ?? '')).toHaveLength(61);
  expect(place?.before).not.toMatch(/\p{Surrogate}/u);
});

test('what is changed is found at once, and what is gone no more', async () => {
  const opened = await project();
  expect(await names(opened, 'cafe')).toContain('about published');
  const { version, revision } = await opened.documents.read({ type: 'page', name: 'about' });
  await opened.documents.save(
    { type: 'page', name: 'about' },
    { version, revision, changes: [{ op: 'set', path: ['data', 'name'], value: 'A quay' }] },
  );
  expect(await names(opened, 'cafe')).toEqual(['quiet release:spring']);
  expect(await names(opened, 'quay')).toEqual(['about draft']);
});

test('passwords are not found', async () => {
  const { finding } = await authoringProject({
    'customtypes/project/index.json': {
      id: 'project',
      label: 'Project',
      repeatable: true,
      json: { Main: { uid: { type: 'UID' }, password: { type: 'Text', config: { label: 'P' } } } },
    },
    'content/documents/project/vault.json': { data: { password: 'open-sesame' } },
  });
  expect(await finding.text('sesame', 1)).toEqual({ documents: [], total: 0 });
});

test('a slice is found where it is used, with its words, and by variation', async () => {
  const { finding } = await project();
  const all = await finding.slices({ slice: 'note', page: 1 });
  expect(all.documents[0]).toMatchObject({
    document: { name: 'about' },
    total: 2,
    places: [
      { path: ['data', 'zone', 0], match: 'default' },
      { path: ['data', 'zone', 1], match: 'wide' },
    ],
  });
  const wide = await finding.slices({ slice: 'note', variation: 'wide', page: 1 });
  expect([wide.total, wide.documents[0]?.total]).toEqual([1, 1]);
  expect(await finding.slices({ slice: 'quote', page: 1 })).toEqual({ documents: [], total: 0 });
});

describe('links', () => {
  test('are found in fields, texts and slices, with their words', async () => {
    const { finding } = await project();
    const links = await finding.links(web(OLD));
    expect(links.map(({ path, words }) => [path.join('.'), words]).toSorted()).toEqual([
      ['data.body.0.spans.0.data', 'shop'],
      ['data.link', 'Shop'],
      ['data.zone.0.primary.link', ''],
    ]);
  });

  test('are led elsewhere in new drafts, which keep text and window, and back byte for byte', async () => {
    const opened = await project();
    const before = opened.text(ABOUT);
    const links = await opened.finding.links(web(OLD));
    const places = links.map(({ document: { type, name }, version, revision, path }) => ({
      document: { type, name },
      version,
      revision,
      path,
    }));
    const report = await opened.finding.replace({
      from: web(OLD),
      to: toPage('tokyo'),
      places,
      dryRun: false,
    });
    expect(report.refused).toEqual([]);
    expect(opened.text(ABOUT)).toBe(before);
    const DRAFT = 'content/drafts/documents/page/about.json';
    expect(opened.json(DRAFT)).toMatchObject({
      data: {
        link: { link_type: 'Document', type: 'page', uid: 'tokyo', target: '_blank', text: 'Shop' },
        body: [{ spans: [{ data: { type: 'page', uid: 'tokyo' } }, { type: 'strong' }] }],
      },
    });
    expect(opened.text(DRAFT)).not.toContain(OLD);
    expect(await opened.finding.links(web(OLD))).toEqual([]);
    expect(await opened.finding.links(toPage('tokyo'))).toHaveLength(3);
    await opened.finding.undo(report.saved);
    expect(opened.text(DRAFT)).toBeNull();
    expect(await opened.finding.links(web(OLD))).toHaveLength(3);
  });

  test('of releases and drafts are changed where they are, and restored byte for byte', async () => {
    const DRAFT = 'content/drafts/documents/home/home.json';
    const IN_SPRING = 'content/releases/spring/documents/home/home.json';
    const opened = await project({
      [DRAFT]: { data: { link: { link_type: 'Web', url: OLD } } },
      [IN_SPRING]: { data: { name: 'Spring', link: { link_type: 'Web', url: OLD } } },
    });
    const texts = [opened.text(DRAFT), opened.text(IN_SPRING)];
    const places = (await opened.finding.links(web(OLD)))
      .filter(({ document }) => document.type === 'home')
      .map(({ document: { type, name }, version, revision, path }) => ({
        document: { type, name },
        version,
        revision,
        path,
      }));
    expect(places.map(({ version }) => version).toSorted()).toEqual(['draft', 'release:spring']);
    const { saved } = await opened.finding.replace({
      from: web(OLD),
      to: web('https://new.example'),
      places,
      dryRun: false,
    });
    expect(opened.text(IN_SPRING)).toContain('https://new.example');
    await opened.finding.undo(saved);
    expect([opened.text(DRAFT), opened.text(IN_SPRING)]).toEqual(texts);
  });

  const placesOf = async ({ finding }: AuthoringProject) =>
    (await finding.links(web(OLD))).map(
      ({ document: { type, name }, version, revision, path }) => ({
        document: { type, name },
        version,
        revision,
        path,
      }),
    );

  test('of a document that was changed meanwhile are reported, and nothing is changed', async () => {
    const opened = await project({
      'content/documents/home/home.json': { data: { link: { link_type: 'Web', url: OLD } } },
    });
    const places = await placesOf(opened);
    const { version, revision } = await opened.documents.read({ type: 'page', name: 'about' });
    await opened.documents.save(
      { type: 'page', name: 'about' },
      { version, revision, changes: [{ op: 'set', path: ['data', 'name'], value: 'Changed' }] },
    );
    const { saved, refused } = await opened.finding.replace({
      from: web(OLD),
      to: web('https://new.example'),
      places,
      dryRun: false,
    });
    expect(saved).toEqual([]);
    expect(refused).toMatchObject([
      { document: { name: 'about' }, reason: 'It has a draft now: look for the links again.' },
    ]);
    expect(opened.text('content/drafts/documents/home/home.json')).toBeNull();
  });

  test('that cannot lead there are refused with the field and the reason', async () => {
    const opened = await project();
    const places = await placesOf(opened);
    const { saved, refused } = await opened.finding.replace({
      from: web(OLD),
      to: { kind: 'media', name: 'nothing.png' },
      places,
      dryRun: true,
    });
    expect(saved).toEqual([]);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.reason).toContain('nothing.png');
  });

  test('are not undone over a later change', async () => {
    const opened = await project();
    const { saved } = await opened.finding.replace({
      from: web(OLD),
      to: web('https://new.example'),
      places: await placesOf(opened),
      dryRun: false,
    });
    const { version, revision } = await opened.documents.read({ type: 'page', name: 'about' });
    await opened.documents.save(
      { type: 'page', name: 'about' },
      { version, revision, changes: [{ op: 'set', path: ['data', 'name'], value: 'Later' }] },
    );
    await expect(opened.finding.undo(saved)).rejects.toMatchObject({ code: 'conflict' });
    expect(opened.text('content/drafts/documents/page/about.json')).toContain('Later');
  });

  test('to a file are found by its name', async () => {
    const opened = await project({
      'content/documents/home/home.json': {
        data: { link: { link_type: 'Media', url: '/media/wave.png' } },
      },
    });
    const links = await opened.finding.links({ kind: 'media', name: 'wave.png' });
    expect(links.map(({ document }) => document.name)).toEqual(['home']);
  });
});

test.each([
  ['Ünïcödé', 'unicode'],
  ['STRASSE', 'strasse'],
  ['Straße', 'strasse'],
  ['ｶﾅ', 'カナ'],
  ['が', 'が'],
  ['الـــسلام', 'السلام'],
  ['zero\u200bwidth', 'zerowidth'],
])('“%s” is compared as “%s”', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
  expect(foldWithPositions(text).text).toBe(folded);
});
