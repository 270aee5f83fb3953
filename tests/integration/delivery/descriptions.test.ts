import { beforeAll, describe, expect, test } from 'vitest';
import { firstWords } from '#content/firstWords.ts';
import { createContentFolder, IN_TWO_LANGUAGES, project } from '../../support/contentFolder.ts';
import { openSite, ORIGIN } from '../access/site.ts';

const MISSING = 'Project description not available';
const SITE = 'What the site says';

const block = (type: string, text: string) => ({ type, text, spans: [] });
const texts = (...blocks: readonly object[]) => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: { text: [block('heading2', 'A heading'), ...blocks] },
});
const words = texts(block('paragraph', '  '), block('paragraph', 'The first\nwords.'));
const bare = ({ data }: ReturnType<typeof project>, more: object = {}) => ({
  data: { ...data, project_description: [block('paragraph', '  ')], use_spread: 'Yes', ...more },
});
const linked = { link_type: 'Document', type: 'case_study', uid: 'study' };

const named = project('Named', '2021-05-01', []);
const documents = {
  'home/home': { data: { slices: [words] } },
  'home/home.fr-fr': { data: { slices: [], meta_description: 'Le mien' } },
  'project/told': bare(named, { meta_description: ' Its own ', spread: [words] }),
  'project/spread': bare(named, { spread: [words] }),
  'project/empty': bare(named),
  'project/empty.fr-fr': bare(named, { spread: [texts(block('paragraph', 'Les mots'))] }),
  'project/shut': bare(named, { password: 'sesame', spread: [words] }),
  'project/of-study': bare(named, { case_study: linked }),
  'case_study/study': { data: { spread: [words] } },
  'case_study/overview': {
    data: { overview: [block('paragraph', 'An overview')], spread: [words] },
  },
  'page/about': { data: { title: 'About', slices: [words] } },
  'page/blank': { data: { title: 'Blank', slices: [], meta_description: ' ' } },
  'project_list/best': { data: { list_name: 'Best', description: [], projects: [] } },
};
const folder = await createContentFolder(documents, IN_TWO_LANGUAGES);
const site = await openSite(folder.contentDir, { watch: true });

async function headAt(path: string) {
  const html = await (await site.app.request(ORIGIN + path)).text();
  const [head = ''] = html.split('</head>');
  const tag = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
  const [work] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json) as Readonly<Record<string, unknown>>)
    .filter((data) => data['@type'] === 'CreativeWork');
  const said = [tag('description'), tag('og:description'), work?.['description']];
  return { said, html };
}

/** The page's own words, where a site with and one without a description say the same. */
const OWN = 'The first words.';

describe.each([SITE, null])('where the site says %o', (meta) => {
  beforeAll(() =>
    folder.write('documents/settings/settings.json', {
      data: { name: 'Your Name', meta_description: meta },
    }),
  );
  const others = meta ?? undefined;

  test.each([
    ['/', others, undefined],
    ['/fr-fr', 'Le mien', undefined],
    ['/project/told', 'Its own', OWN],
    ['/project/spread', OWN, OWN],
    ['/project/empty', others, undefined],
    ['/fr-fr/project/empty', 'Les mots', 'Les mots'],
    ['/project/shut', others, undefined],
    ['/case-study/study', OWN, OWN],
    ['/case-study/of-study', OWN, OWN],
    ['/case-study/overview', 'An overview', 'An overview'],
    ['/about', OWN, undefined],
    ['/blank', others, undefined],
    ['/projects/best', others, undefined],
    ['/portfolio', others, undefined],
  ])('%s says %o to search pages', async (path, description, work) => {
    const { said } = await headAt(path);
    expect(said).toEqual([description, description, work]);
  });

  test('the feed has no summary in its place', async () => {
    const feed = await (await site.app.request(`${ORIGIN}/feed.xml`)).text();
    expect(feed.match(/<entry>/g)).toHaveLength(7);
    expect(feed).not.toContain('<summary>');
  });
});

test.each([
  [`${'word '.repeat(29)}lastword`, `${'word '.repeat(29)}lastword`],
  [`${'word '.repeat(40)}`, `${'word '.repeat(31).trim()} …`],
  ['字'.repeat(300), '字'.repeat(300)],
  ['', ''],
])('%.20s… is cut at a word', (text, words) => {
  expect(
    firstWords([{ primary: { text: [block('heading2', 'No'), block('paragraph', text)] } }]),
  ).toBe(words);
});

test('visitors still read what the specification says', async () => {
  expect((await headAt('/project/empty')).html).toContain(MISSING);
});
