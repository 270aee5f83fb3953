import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Hono } from 'hono';
import { callOperation, createAuthoring } from '#prismic-folder/authoring';
import type { SiteAfter } from '#server/editor/EditorPort.ts';
import { createRemarks } from '#server/editor/publication/createRemarks.ts';
import { remarksOn } from '../../../packages/prismic-folder/src/authoring/operations/publishing.ts';
import { createContentFolder, IN_TWO_LANGUAGES, project } from '../../support/contentFolder.ts';
import { wordsOf } from '../../support/random.ts';
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

type Draft = Readonly<Record<string, object>>;

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
const row = (address: string) => {
  const menu_rows = [
    { label: 'Old', address: '/gone' },
    { label: 'New', address },
  ];
  return { data: { name: 'Ada', menu_rows } };
};

/** The French site has no projects, and settings of its own. */
const FRENCH = { 'settings/settings.fr-fr': { data: { name: 'Ada' } } };

const LONELY = expect.stringMatching(/^unlinked : nothing on the site leads to it/) as string;

/** A slice whose only text is a link. */
const linkSlice = (data: object) => {
  const spans = [{ type: 'hyperlink', start: 0, end: 4, data }];
  const text = [{ type: 'paragraph', text: 'Look', spans }];
  return { slice_type: 'text_block', variation: 'default', primary: { text } };
};

const NOTHING = 'leads to @, where this site has nothing';
const NOWHERE =
  'leads nowhere: “@” begins neither with https://, as other sites do, nor with /, as pages of this site do';

describe('an address that was typed', () => {
  const menu = (addresses: readonly string[]) => ({
    'settings/settings': {
      data: {
        name: 'Ada',
        menu_rows: ['/gone', ...addresses].map((address) => ({ label: 'A', address })),
      },
    },
  });

  test('leads somewhere', async () => {
    const addresses = wordsOf(`
      / /portfolio /project/one /project/one/?from=menu#end /Project//one /categories/WEB /projects/best
      /portfolio/best#list /feed.xml /robots.txt /media/note.txt #contact mailto:ada@example.com
      https://elsewhere.example/project/no ${OWN}/project/one
    `);
    expect(await remarks({ ...FRENCH, ...menu(addresses) })).toEqual([]);
  });

  test('leads nowhere, or in one language only', async () => {
    const reasons: readonly (readonly [address: string, reason: string | null])[] = [
      ['/project/does-not-exist', NOTHING],
      ['/project/One?x#y', NOTHING],
      ['/about/team/', NOTHING],
      ['/de-de/about', NOTHING],
      ['/media/cv.pdf', NOTHING],
      [`${OWN}/no`, NOTHING],
      ['/categories/nothing', NOTHING],
      ['/about', `${NOTHING}, in Français`],
      ['/who', `${NOTHING}, in Français`],
      ['/fr-fr/a-propos', null],
      ['/fr-fr/about', NOTHING],
      ['example.com', NOWHERE],
      ['javascript:alert(1)', NOWHERE],
    ];
    const expected = reasons.flatMap(([address, reason], at) =>
      reason === null
        ? []
        : [`broken-link data.menu_rows[${at + 1}].address: ${reason.replace('@', address)}`],
    );
    const found = await remarks(menu(reasons.map(([address]) => address)));
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('is found in each field that has one, and where nobody touched it, nothing is said', async () => {
    const web = (url: string) => ({ link_type: 'Web', url });
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
        'home/home.fr-fr': { data: { slices: [linkSlice(web('/in-text'))] } },
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
    const both = { ...FRENCH, 'settings/settings': row('/new'), 'page/new': page('New') };
    expect(await remarks(both)).toEqual([]);
    const others = { 'page/newer': page('New') };
    const [dead] = await remarks({ 'settings/settings': row('/newer') }, others);
    expect(dead).toContain('leads to /newer');
  });
});

test('what is public already is said if this publication takes away the page, or the link to it', async () => {
  const settings = row('/categories/print');
  await folder.write('documents/settings/settings.json', settings);
  const again = { ...FRENCH, 'settings/settings': { data: { ...settings.data, name: 'Ada L.' } } };
  expect(await remarks(again)).toEqual([]);
  expect(await remarks({ ...again, 'project/two': project('Two', '2023-05-01', []) })).toEqual([
    'broken-link data.menu_rows[1].address: leads to /categories/print, where this site has nothing',
  ]);
  await folder.write('documents/settings/settings.json', row('/about'));
  // The page and its translation.
  expect(await remarks({ ...FRENCH, 'settings/settings': row('/') })).toEqual([LONELY, LONELY]);
  await folder.write('documents/settings/settings.json', row('/portfolio'));
});

const study = { data: { project_name: 'Study', spread: [] } };
const links = (type: string, uid: string) => ({ link_type: 'Document', type, uid });
const one = (more: object) => ({ data: { ...project('One', '2021-05-01', []).data, ...more } });
const case_study = links('case_study', 'study');
/** A page that names another one. */
const naming = (uid: string) => ({
  data: { title: 'Naming', slices: [linkSlice(links('page', uid))] },
});
const CIRCLE = { 'page/ping': naming('pong'), 'page/pong': naming('ping') };
const said = (words: RegExp) => expect.stringMatching(words) as string;

describe('a document that visitors cannot find', () => {
  test.each<[string, Draft, readonly string[], others?: Draft]>([
    [
      'a case study of no project',
      { 'case_study/study': study },
      [said(/^unlinked : no project and no link leads to it.*choose it in the field Case study/)],
    ],
    [
      'a case study of a project that is not published with it',
      { 'case_study/study': study },
      ['unlinked : visitors cannot find it before One is public: publish that, too'],
      { 'project/one': one({ case_study }) },
    ],
    ['one of a project', { 'case_study/study': study, 'project/one': one({ case_study }) }, []],
    [
      'a case study that the menu names by its project',
      {
        ...FRENCH,
        'case_study/study': study,
        'project/one': one({ case_study }),
        'settings/settings': row('/case-study/one'),
      },
      [],
    ],
    [
      'the own page of a project whose card leads to its case study',
      { 'case_study/study': study, 'project/one': one({ case_study, use_spread: 'Yes' }) },
      [said(/^unlinked : its card leads to its case study/)],
    ],
    ['pages that only name each other', CIRCLE, [LONELY, LONELY]],
    [
      'a list, which is given to people by its address',
      { 'project_list/best': { data: { list_name: 'Best of all', projects: [] } } },
      [
        'unlinked : nothing on the site leads to it: only visitors who are given its address, /portfolio/best, find it',
      ],
    ],
    [
      'a translation, which the switch of languages leads to',
      {
        ...FRENCH,
        'page/about.fr-fr': page('Lui', { uid: 'a-propos' }),
        'settings/settings': row('/who'),
      },
      [],
    ],
  ])('%s', async (_what, drafts, expected, others) => {
    expect(await remarks(drafts, others)).toEqual(expected);
  });
});

describe('an address of an earlier site', () => {
  const list = (...rows: (readonly [from: string, to: object])[]) => ({
    'redirects/redirects': { data: { redirects: rows.map(([from, to]) => ({ from, to })) } },
  });
  const about = links('page', 'about');

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
    expect(await remarks({ 'page/new': page('New') })).toContain(taken);
  });

  test('is none that a link of the site can name', async () => {
    expect(await remarks({ 'settings/settings': row('/new') })).toEqual([
      expect.stringContaining('leads to /new, where this site has nothing'),
    ]);
  });
});
