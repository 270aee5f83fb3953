import { expect, test } from 'vitest';
import type { Change, Json } from '#prismic-folder/edit';
import { type Check, failuresIn, listed, type Remark } from '#page-editor/publishing/Check.ts';
import { contentChecks } from '#page-editor/publishing/contentChecks.ts';
import { findSamples } from '#page-editor/slices/example/samples.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { problemChecks } from '#page-editor/publishing/problemChecks.ts';
import { runChecks } from '#page-editor/publishing/runChecks.ts';
import { host } from '#editing/host.ts';
import { ownSite } from '#editing/ownSite.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import {
  field,
  pngHeader,
  typeModel,
} from '../../../../packages/prismic-folder/tests/support/createProject.ts';
import { startService } from '../store/support/service.ts';
import { at, changed, demoDocument, models, set } from './support/demo.ts';

const lowTide = demoDocument('case_study/low-tide');
const type = models.types.get('case_study');
const checks = (await host.checks?.()) ?? [];

const line = ({ state, text }: Check) => `${state}: ${text}`;
const trouble = (found: readonly Check[]) =>
  found.filter(({ state }) => state !== 'good').map(line);

// Cast: a document without undefined keys is JSON.
const asJson = (json: DocumentJson) => json as Json;

/** What the content of a case study alone tells, unless it is of another type. */
const content = (
  json: DocumentJson,
  more: Partial<Omit<Parameters<typeof contentChecks>[0], 'json'>> = {},
) => {
  const description = 'Words of the page';
  const plain = { published: null, type, models, description, host, checks, samples: [] };
  return trouble(contentChecks({ json: asJson(json), ...plain, ...more }));
};

const FAINT = set(at('spread', 4, 'primary', 'text_color'), '#DCE5E8');
const faintSlice = (index: number) =>
  `remark: Spread, slice ${index}: text on its background: 1.0 to 1, too faint. The site will use its own text colour.`;
const faint = (ground: string, ratio: string) =>
  `remark: Text on ${ground}: ${ratio} to 1, too faint. The site will use its own text colour.`;
const EMPTY = 'remark: Page description is empty. Search pages show: Words of the page.';

const FAINT_TEXT = set(at('text_color'), '#DDDDDD');
const LEVELS = [['heading2', 'One'], ['paragraph', 'Two'], ['heading4', 'Three']] as const; // prettier-ignore

// With a description nothing of the demo is remarked.
test.each<[string, readonly Change[], readonly string[]]>([
  ['an empty description', [set(at('meta_description'), '')], [EMPTY]],
  [
    'a long title and description',
    [set(at('meta_title'), 'x'.repeat(61)), set(at('meta_description'), 'é'.repeat(161))],
    [
      'remark: Page title has 61 characters. Search pages cut it after about 60.',
      'remark: Page description has 161 characters. Search pages cut it after about 160.',
    ],
  ],
  [
    'faint text',
    [FAINT_TEXT, set(at('background_color'), '#FFFFFF')],
    [faint('Background', '1.3'), faint('Cards', '1.2')],
  ],
  ['faint text of one slice', [FAINT], [faintSlice(5)]],
  [
    'a heading that leaves out a level',
    [
      set(
        at('spread', 4, 'primary', 'text'),
        LEVELS.map(([kind, text]) => ({ type: kind, text })),
      ),
    ],
    ['remark: Text block, 5 of 15, Text: a heading 4 follows a heading 2.'],
  ],
])('remarks %s', (_what, changes, expected) => {
  const described = set(at('meta_description'), 'How we put one number on a beach.');
  expect(content(changed(lowTide, described, ...changes))).toEqual(expected);
});

test('names what still is a sample, of everything that a new site begins with', async () => {
  const nothing = { email: '', links: [], picture: null, pictureIn: null, accent: null };
  const site = ownSite({ name: 'Ada', line: 'Designer', ...nothing }, '2026-05-04');
  const samples = async (id: string, ...changes: Change[]) => {
    const data = site.documents.find((one) => one.type === id)?.data;
    // Cast: content of a document.
    const json = changed({ data } as DocumentJson, ...changes);
    const found = await findSamples({ host, models, type: id, json, published: null });
    return content(json, { type: models.types.get(id), samples: found }).filter((one) =>
      /sample/.test(one),
    );
  };
  expect(await samples('settings')).toEqual([]);
  expect(await samples('home')).toEqual(['remark: About, 2 of 4: all of it still is the sample.']);
  expect(await samples('project')).toContain('remark: Main, Title: the sample is still there.');
  expect((await samples('case_study')).join()).toMatch(/Main, Name: the sample is still there\./);
  // Written over, in part: only that part is gone.
  const written = set(at('slices', 1, 'primary', 'text', 0, 'text'), 'I draw maps.');
  expect(await samples('home', written)).toEqual([]);
});

test('what the service finds: needed values, descriptions, links, weight, passwords', async () => {
  const heavy = new Uint8Array(500_000);
  heavy.set(pngHeader(1600, 1000));
  const link = (uid: string, start: number, more = {}) => ({
    type: 'hyperlink',
    start,
    end: start + 3,
    data: { link_type: 'Document', type: 'project', uid, ...more },
  });
  const spans = [
    link('secret', 0),
    link('gone', 4),
    link('abroad', 8, { lang: 'fr-fr' }),
    // The editor writes languages where there are several.
    link('secret', 12, { lang: 'en-us' }),
  ];
  const json = {
    data: {
      name: 'About',
      // As a pulled repository may write it.
      picture: { url: 'repository:/media/heavy.png' },
      body: [{ type: 'paragraph', text: 'one two six ten', spans }],
    },
  };
  const service = await startService({
    'customtypes/project/index.json': typeModel('project', {
      uid: field('UID'),
      name: field('Text'),
      password: field('Text'),
    }),
    'content/documents/project/secret.json': { data: { name: 'Secret', password: 'low tide' } },
    'content/documents/project/abroad.fr-fr.json': { data: { name: 'Abroad', password: 'x' } },
    'content/drafts/documents/page/about.json': json,
    'content/media/heavy.png': heavy,
  });
  const api = service.client();
  const key = { type: 'page', name: 'about' };
  const found = await runChecks({
    api,
    host,
    models: readEditorModels(await api.call('readModels', {}), {}),
    key,
    json,
    published: null,
    what: { documents: [key] },
    askPage: () => Promise.reject(new Error('offline')),
  });
  expect(trouble(found)).toEqual([
    'failure: Main, Label: the picture has no description, and is not marked as decoration.',
    'remark: Main, Label: links to project/gone, which does not exist.',
    'remark: heavy.png weighs 500 KB. A smaller one loads sooner.',
    'remark: Secret is protected by a password. Visitors who follow the link are asked for it.',
    'remark: Abroad is protected by a password. Visitors who follow the link are asked for it.',
  ]);
  expect(found.find(({ state }) => state === 'failure')?.place).toEqual({ field: 'picture' });
});

test.each<[string, Record<string, Json>, boolean]>([
  ['nothing', {}, true],
  ['the spread', { use_spread: 'Yes' }, false],
  ['a case study', { case_study: { link_type: 'Document', uid: 'low-tide' } }, false],
  ['a web link', { web_link: { link_type: 'Web', url: 'https://example.com' } }, false],
  ['a password, which its page asks for', { password: 'low tide' }, false],
])('the card of a project with %s: %o; whether it leads nowhere: %s', (_what, data, isRemarked) => {
  const found = content({ data }, { type: models.types.get('project') });
  expect(found.some((text) => text.includes('Its card leads nowhere'))).toBe(isRemarked);
});

type Problem = Parameters<typeof problemChecks>[0][number];

const problem = (kind: NonNullable<Problem['kind']>, reason: string, more: Partial<Problem>) => {
  const file = 'documents/case_study/low-tide.json';
  return { file, reason, severity: 'warning' as const, kind, ...more };
};

const OWN = { type, models, isOwn: (file: string) => file.endsWith('low-tide.json') };

test('a picture without a description blocks only where it is not public already', () => {
  const picture = { url: '/media/icon.svg' };
  const json = { data: { spread: [{ slice_type: 'image', primary: { image: picture } }] } };
  const silent = problem('missing-alt', 'the image has no alt text', {
    field: 'data.spread[0].primary.image.alt',
  });
  const states = [null, json, { data: {} }].map((published) => {
    const found = problemChecks([silent], { ...OWN, json, published, titles: new Map() });
    return found.find(({ id }) => id.startsWith('alt'))?.state;
  });
  expect(states).toEqual(['failure', 'remark', 'failure']);
});

test('of many faults those to fix come first, and the ones that are left out count, too', () => {
  const remark: Remark = { state: 'remark', text: 'Look' };
  const failure: Remark = { state: 'failure', text: 'Fix' };
  const found = listed('alt', '', [remark, ...Array.from({ length: 7 }, () => failure)]);
  expect(found.map(line)).toEqual([
    ...Array.from({ length: 5 }, () => 'failure: Fix'),
    'failure: 3 more like these.',
  ]);
  expect(failuresIn(found)).toBe(7);
});

test('what the site says of links: to where it has nothing, and of what nothing leads to', () => {
  const inText = { field: 'data.overview[0].spans[0].data' };
  const unlinked = (name: string) =>
    problem('unlinked', 'no project leads to it', { file: `documents/case_study/${name}.json` });
  const found = problemChecks(
    [
      problem('broken-link', 'leads to /no, where this site has nothing', inText),
      ...['low-tide', 'other', 'gone'].map(unlinked),
      problem('broken-link', 'leads to /old', { ...inText, untouched: true }),
    ],
    {
      ...OWN,
      json: asJson(lowTide),
      published: null,
      titles: new Map([['documents/case_study/other.json', 'Other Tide']]),
    },
  );
  expect(trouble(found)).toEqual([
    'remark: Main, Overview: leads to /no, where this site has nothing.',
    'remark: No project leads to it.',
    'remark: Other Tide: no project leads to it.',
    'remark: case_study/gone: no project leads to it.',
  ]);
});

const ADDED: Change = {
  op: 'insert',
  path: at('spread', 0),
  value: { slice_type: 'image', primary: {} },
};
const CARDS = at('card_color');
const OVERVIEW = set(at('overview'), [{ type: 'paragraph', text: 'New' }]);
const MOVED: Change[] = [
  { op: 'move', path: at('spread', 4), to: 0 },
  set(at('spread', 0, 'primary', 'text_color'), '#DDE5E8'),
];
test.each<[string, readonly Change[], readonly Change[], readonly string[]]>([
  ['an empty description and a faint colour', [FAINT_TEXT], [], []],
  [
    'the ground of a faint text',
    [FAINT_TEXT, set(CARDS, '#000000')],
    [set(CARDS, '#FFFFFF')],
    [faint('Cards', '1.3')],
  ],
  ['what is said in place of a description', [], [OVERVIEW], [EMPTY]],
  ['a slice before one with a remark', [FAINT], [ADDED], []],
  ['that slice itself, which was moved, too', [FAINT], MOVED, [faintSlice(1)]],
])('what is public already is remarked on with a change of it only: %s', (_what, ...row) => {
  const [before, since, expected] = row;
  const published = changed(lowTide, ...before);
  const found = content(changed(published, ...since), { published: asJson(published) });
  expect(found).toEqual(expected);
});

test('what a page will say of itself is in the words of the remark, or that it says nothing', () => {
  const said = (description: string | null) => content(lowTide, { description }).at(-1);
  expect(said('x '.repeat(100))).toMatch(/ Search pages show: (x ){79}x …$/);
  expect(said('')).toMatch(/ is empty\. Search pages choose words of the page themselves\.$/);
  expect(said(null)).toMatch(/ is empty\.$/);
});
