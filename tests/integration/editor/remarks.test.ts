import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Hono } from 'hono';
import { callOperation, createAuthoring } from '#prismic-folder/authoring';
import type { SiteAfter } from '#server/editor/EditorPort.ts';
import { createRemarks } from '#server/editor/publication/createRemarks.ts';
import { remarksOn } from '../../../packages/prismic-folder/src/authoring/operations/publishing.ts';
import { createContentFolder, IN_TWO_LANGUAGES, project } from '../../support/contentFolder.ts';
import { openSite } from '../access/site.ts';

const OWN = 'https://portfolio.example';

const page = (title: string, more: object = {}) => ({ data: { title, slices: [] }, ...more });
const folder = await createContentFolder(
  {
    'home/home': { data: { slices: [] } },
    'home/home.fr-fr': { data: { slices: [] } },
    'page/about': page('About', { previous_uids: ['who'] }),
    'page/about.fr-fr': page('À propos', { uid: 'a-propos' }),
    'settings/settings': {
      data: { name: 'Ada', menu_rows: [{ label: 'Old', address: '/gone' }], quick_links: [] },
    },
  },
  IN_TWO_LANGUAGES,
);
const { contentDir, root } = folder;
let after: (content: never) => SiteAfter = () => {
  throw new Error('The site has no editor');
};
await openSite(contentDir, {
  editor: (_, siteAfter) => {
    after = siteAfter;
    return new Hono();
  },
});
const authoring = await createAuthoring({ root, contentDir });
afterAll(() => authoring.close());

interface Draft {
  readonly [name: string]: object;
}

/** What the site says of a publication of these drafts, each by its place. */
async function remarks(drafts: Draft, others: Draft = {}) {
  const names = Object.keys(drafts);
  const all = { ...drafts, ...others };
  for (const [name, document] of Object.entries(all))
    await folder.write(`drafts/documents/${name}.json`, document);
  const documents = names.map((name) => {
    const [, type = '', uid = '', lang] = /^(\w+)\/([\w-]+?)(?:\.(.+))?$/.exec(name) ?? [];
    return { type, name: uid, ...(lang !== undefined && { lang }) };
  });
  const site = { remarkOn: createRemarks(after as never, [OWN]) };
  const found = await remarksOn({ folder: authoring, site }, { kind: 'publish', documents });
  return found
    .filter(({ untouched }) => untouched !== true)
    .map(({ field, reason, kind }) => `${kind} ${field ?? ''}: ${reason}`);
}

beforeEach(async () => {
  for (const status of ['draft', 'changed'] as const) {
    const query = { pageSize: 100, status };
    const { documents } = await callOperation(authoring, 'listDocuments', { query });
    for (const { type, name, lang } of documents)
      await callOperation(authoring, 'discardDraft', { params: { type, name }, query: { lang } });
  }
});

/** Settings with one more row, in the languages of the site. */
const row = (address: string) => ({
  data: {
    name: 'Ada',
    menu_rows: [
      { label: 'Old', address: '/gone' },
      { label: 'New', address },
    ],
  },
});

describe('an address that was typed', () => {
  test.each([
    '/',
    '/portfolio',
    '/project/one',
    '/project/one/?from=menu#end',
    '/Project//one',
    '/categories/WEB',
    '/projects/best',
    '/portfolio/best#list',
    '/feed.xml',
    '/robots.txt',
    '/media/note.txt',
    '#contact',
    'mailto:ada@example.com',
    'https://elsewhere.example/project/no',
    `${OWN}/project/one`,
  ])('%s leads somewhere', async (address) => {
    // The French site has no projects, and settings of its own.
    const french = { 'settings/settings.fr-fr': { data: { name: 'Ada' } } };
    expect(await remarks({ ...french, 'settings/settings': row(address) })).toEqual([]);
  });

  test.each([
    ['/project/does-not-exist', 'leads to /project/does-not-exist, where this site has nothing'],
    ['/project/One?x#y', 'leads to /project/One?x#y, where this site has nothing'],
    ['/about/team/', 'leads to /about/team/, where this site has nothing'],
    ['/de-de/about', 'leads to /de-de/about, where this site has nothing'],
    ['/media/cv.pdf', 'leads to /media/cv.pdf, where this site has nothing'],
    [`${OWN}/no`, `leads to ${OWN}/no, where this site has nothing`],
    ['/categories/nothing', 'leads to /categories/nothing, where this site has nothing'],
    ['/about', 'leads to /about, where this site has nothing, in Français'],
    ['/who', 'leads to /who, where this site has nothing, in Français'],
    ['/fr-fr/a-propos', null],
    ['/fr-fr/about', 'leads to /fr-fr/about, where this site has nothing'],
    [
      'example.com',
      'leads nowhere: “example.com” begins neither with https://, as other sites do, nor with /, as pages of this site do',
    ],
    [
      'javascript:alert(1)',
      'leads nowhere: “javascript:alert(1)” begins neither with https://, as other sites do, nor with /, as pages of this site do',
    ],
  ])('%s: %s', async (address, reason) => {
    expect(await remarks({ 'settings/settings': row(address) })).toEqual(
      reason === null ? [] : [`broken-link data.menu_rows[1].address: ${reason}`],
    );
  });

  test('is found in each field that has one, and where nobody touched it, nothing is said', async () => {
    const web = (url: string) => ({ link_type: 'Web', url });
    const spans = [{ type: 'hyperlink', start: 0, end: 4, data: web('/in-text') }];
    const slice = {
      slice_type: 'text_block',
      variation: 'default',
      primary: { text: [{ type: 'paragraph', text: 'Look', spans }] },
    };
    expect(
      await remarks({
        'settings/settings': {
          data: {
            ...row('/gone').data,
            quick_links: [{ label: 'Quick', address: '/quick' }],
            profile_links: [{ label: 'Me', url: web('/profile') }],
          },
        },
        'project/one': {
          data: { ...project('One', '2021-05-01', []).data, web_link: web('/web') },
        },
        'home/home.fr-fr': { data: { slices: [slice] } },
      }),
    ).toEqual(
      expect.arrayContaining([
        expect.stringContaining('data.quick_links[0].address: leads to /quick'),
        expect.stringContaining('data.profile_links[0].url: leads to /profile'),
        expect.stringContaining('data.web_link: leads to /web'),
        expect.stringContaining('data.slices[0].primary.text[0].spans[0].data: leads to /in-text'),
      ]) as unknown,
    );
  });

  test('with the prefix of its own language leads there, from the menu and from quick links', async () => {
    const menu_rows = [{ label: 'Moi', address: '/fr-fr/a-propos' }];
    const french = { data: { name: 'Ada', menu_rows, quick_links: menu_rows } };
    expect(await remarks({ 'settings/settings.fr-fr': french })).toEqual([]);
  });

  test('to what is published together leads there', async () => {
    const page = { data: { title: 'New', slices: [] } };
    const french = { 'settings/settings.fr-fr': { data: { name: 'Ada' } } };
    const both = { ...french, 'settings/settings': row('/new'), 'page/new': page };
    expect(await remarks(both)).toEqual([]);
    const [dead] = await remarks({ 'settings/settings': row('/newer') }, { 'page/newer': page });
    expect(dead).toContain('leads to /newer');
  });
});

test('what is public already is said if this publication takes away the page, or the link to it', async () => {
  const french = { 'settings/settings.fr-fr': { data: { name: 'Ada' } } };
  const settings = row('/categories/print');
  await folder.write('documents/settings/settings.json', settings);
  const again = { ...french, 'settings/settings': { data: { ...settings.data, name: 'Ada L.' } } };
  expect(await remarks(again)).toEqual([]);
  expect(await remarks({ ...again, 'project/two': project('Two', '2023-05-01', []) })).toEqual([
    'broken-link data.menu_rows[1].address: leads to /categories/print, where this site has nothing',
  ]);
  await folder.write('documents/settings/settings.json', row('/about'));
  const lonely = expect.stringMatching(/^unlinked : nothing on the site leads to it/) as string;
  // The page and its translation.
  expect(await remarks({ ...french, 'settings/settings': row('/') })).toEqual([lonely, lonely]);
  await folder.write('documents/settings/settings.json', row('/portfolio'));
});

const study = { data: { project_name: 'Study', spread: [] } };
const links = (type: string, uid: string, lang?: string) => ({
  link_type: 'Document',
  type,
  uid,
  ...(lang !== undefined && { lang }),
});
const one = (more: object) => ({ data: { ...project('One', '2021-05-01', []).data, ...more } });

describe('a document that visitors cannot find', () => {
  test.each<[string, Draft, Draft, readonly string[]]>([
    [
      'a case study of no project',
      { 'case_study/study': study },
      {},
      [
        expect.stringMatching(
          /^unlinked : no project and no link leads to it.*choose it in the field Case study/,
        ) as string,
      ],
    ],
    [
      'a case study of a project that is not published with it',
      { 'case_study/study': study },
      { 'project/one': one({ case_study: links('case_study', 'study') }) },
      ['unlinked : visitors cannot find it before One is public: publish that, too'],
    ],
    [
      'a case study of a project',
      {
        'case_study/study': study,
        'project/one': one({ case_study: links('case_study', 'study') }),
      },
      {},
      [],
    ],
    [
      'a case study that the menu names by its project',
      {
        'case_study/study': study,
        'project/one': one({ case_study: links('case_study', 'study') }),
        'settings/settings.fr-fr': { data: { name: 'Ada' } },
        'settings/settings': row('/case-study/one'),
      },
      {},
      [],
    ],
    [
      'the own page of a project whose card leads to its case study',
      {
        'case_study/study': study,
        'project/one': one({ case_study: links('case_study', 'study'), use_spread: 'Yes' }),
      },
      {},
      [expect.stringMatching(/^unlinked : its card leads to its case study/) as string],
    ],
    [
      'pages that only name each other',
      Object.fromEntries(
        ['ping', 'pong'].map((uid, at) => [
          `page/${uid}`,
          {
            data: {
              title: uid,
              slices: [
                {
                  slice_type: 'text_block',
                  variation: 'default',
                  primary: {
                    text: [
                      {
                        type: 'paragraph',
                        text: 'Look',
                        spans: [
                          {
                            type: 'hyperlink',
                            start: 0,
                            end: 4,
                            data: links('page', ['pong', 'ping'][at] ?? ''),
                          },
                        ],
                      },
                    ],
                  },
                },
              ],
            },
          },
        ]),
      ),
      {},
      Array.from(
        { length: 2 },
        () => expect.stringMatching(/^unlinked : nothing on the site leads/) as string,
      ),
    ],
    [
      'a list, which is given to people by its address',
      { 'project_list/best': { data: { list_name: 'Best of all', projects: [] } } },
      {},
      [
        'unlinked : nothing on the site leads to it: only visitors who are given its address, /portfolio/best, find it',
      ],
    ],
    [
      'a translation, which the switch of languages leads to',
      {
        'page/about.fr-fr': { uid: 'a-propos', data: { title: 'Lui', slices: [] } },
        'settings/settings.fr-fr': { data: { name: 'Ada' } },
        'settings/settings': row('/who'),
      },
      {},
      [],
    ],
  ])('%s', async (_what, drafts, others, expected) => {
    expect(await remarks(drafts, others)).toEqual(expected);
  });
});

describe('an address of an earlier site', () => {
  const list = (...rows: (readonly [from: string, to: object])[]) => ({
    'redirects/redirects': { data: { redirects: rows.map(([from, to]) => ({ from, to })) } },
  });
  const about = { link_type: 'Document', type: 'page', uid: 'about' };

  test('that leads on says nothing', async () => {
    expect(await remarks(list(['/me', about]))).toEqual([]);
  });

  test.each([
    ['/about', about, 'broken-link data.redirects[0].from: is a page of this site'],
    ['/me', { link_type: 'Web', url: `${OWN}/ME` }, 'broken-link data.redirects[0].to: leads in a'],
    ['/me', { ...about, uid: 'none' }, 'broken-link data.redirects[0].to: leads to a page that'],
  ])('%s to %j: %s', async (from, to, words) => {
    expect(await remarks(list([from, to]))).toContainEqual(expect.stringContaining(words));
  });

  test('is named by the page that takes it', async () => {
    await folder.write(
      'documents/redirects/redirects.json',
      list(['/new', about])['redirects/redirects'],
    );
    const taken =
      'broken-link data.redirects[0].from: is a page of this site: /new leads nowhere else';
    expect(await remarks({ 'page/new': { data: { title: 'New', slices: [] } } })).toContain(taken);
  });

  test('is none that a link of the site can name', async () => {
    expect(await remarks({ 'settings/settings': row('/new') })).toEqual([
      expect.stringContaining('leads to /new, where this site has nothing'),
    ]);
  });
});
