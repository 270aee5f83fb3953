import { expect, test } from 'vitest';
import { changedValue, type Change, type Json } from '#prismic-folder/edit';
import { type Check, failuresIn, listed, type Remark } from '#page-editor/checks/Check.ts';
import { contentChecks } from '#page-editor/checks/contentChecks.ts';
import { findSamples, type Sample } from '#page-editor/slices/example/samples.ts';
import type { DocumentJson } from '#page-editor/model/DocumentJson.ts';
import { problemChecks } from '#page-editor/checks/problemChecks.ts';
import { runChecks } from '#page-editor/checks/runChecks.ts';
import { host } from '#editing/host.ts';
import { ownSite } from '#editing/ownSite.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import {
  field,
  pngHeader,
  typeModel,
} from '../../../../packages/prismic-folder/tests/support/createProject.ts';
import { startService } from '../store/support/service.ts';
import { copy, demoDocument, models } from './support/demo.ts';

const lowTide = copy(demoDocument('case_study/low-tide'));
const at = (...path: (string | number)[]) => ['data', ...path];
const checks = (await host.checks?.()) ?? [];

const set = (path: (string | number)[], value: Json): Change => ({ op: 'set', path, value });

const line = ({ state, text }: Check) => `${state}: ${text}`;
const trouble = (checks: readonly Check[]) =>
  checks.filter(({ state }) => state !== 'good').map(line);

function content(
  changes: readonly Change[],
  type = 'case_study',
  before = lowTide,
  published: Json | null = null,
  description: string | null = 'Words of the page',
  samples: readonly Sample[] = [],
) {
  const json = changedValue(before, changes);
  return trouble(
    contentChecks({
      json,
      published,
      type: models.types.get(type),
      models,
      description,
      host,
      checks,
      samples,
    }),
  );
}

const DESCRIPTION = set(at('meta_description'), 'How we put one number on a beach.');

test.each<[string, readonly Change[], readonly string[]]>([
  ['nothing of the demo but its description', [DESCRIPTION], []],
  [
    'an empty description',
    [],
    ['remark: Page description is empty. Search pages show: Words of the page.'],
  ],
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
    [DESCRIPTION, set(at('text_color'), '#DDDDDD'), set(at('background_color'), '#FFFFFF')],
    [
      'remark: Text on Background: 1.3 to 1, too faint. The site will use its own text colour.',
      'remark: Text on Cards: 1.2 to 1, too faint. The site will use its own text colour.',
    ],
  ],
  [
    'faint text of one slice',
    [DESCRIPTION, set(at('spread', 4, 'primary', 'text_color'), '#DCE5E8')],
    [
      'remark: Spread, slice 5: text on its background: 1.0 to 1, too faint. The site will use its own text colour.',
    ],
  ],
  [
    'a heading that leaves out a level',
    [
      DESCRIPTION,
      set(at('spread', 4, 'primary', 'text'), [
        { type: 'heading2', text: 'One' },
        { type: 'paragraph', text: 'Two' },
        { type: 'heading4', text: 'Three' },
      ]),
    ],
    ['remark: Text block, 5 of 15, Text: a heading 4 follows a heading 2.'],
  ],
])('remarks %s', (_what, changes, expected) => {
  expect(content(changes)).toEqual(expected);
});

test('names what still is a sample, of everything that a new site begins with', async () => {
  const answers = {
    name: 'Ada',
    line: 'Designer',
    email: '',
    links: [],
    picture: null,
    pictureIn: null,
    accent: null,
  };
  const own = new Map(
    ownSite(answers, '2026-05-04').documents.map(({ type, data }) => [type, data]),
  );
  const samples = async (type: string, ...changes: Change[]) => {
    const before = { data: own.get(type) ?? null };
    const json = changedValue(before, changes) as DocumentJson;
    const found = await findSamples({ host, models, type, json, published: null });
    return content(changes, type, before, null, null, found).filter((one) => /sample/.test(one));
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
  const link = (uid: string, start: number) => ({
    type: 'hyperlink',
    start,
    end: start + 3,
    data: { link_type: 'Document', type: 'project', uid },
  });
  const spans = [link('secret', 0), link('gone', 4)];
  const json = {
    data: {
      name: 'About',
      // As a pulled repository may write it.
      picture: { url: 'repository:/media/heavy.png' },
      body: [{ type: 'paragraph', text: 'one two', spans }],
    },
  };
  const service = await startService({
    'customtypes/project/index.json': typeModel('project', {
      uid: field('UID'),
      name: field('Text'),
      password: field('Text'),
    }),
    'content/documents/project/secret.json': { data: { name: 'Secret', password: 'low tide' } },
    'content/drafts/documents/page/about.json': json,
    'content/media/heavy.png': heavy,
  });
  const api = service.client();
  const key = { type: 'page', name: 'about' };
  const own = readEditorModels(await api.call('readModels', {}), {});
  const what = { documents: [key] };
  const askPage = () => Promise.reject(new Error('offline'));
  const checks = await runChecks({
    api,
    host,
    models: own,
    key,
    json,
    published: null,
    what,
    askPage,
  });
  expect(trouble(checks)).toEqual([
    'failure: Main, Label: the picture has no description, and is not marked as decoration.',
    'remark: Main, Label: links to project/gone, which does not exist.',
    'remark: heavy.png weighs 500 KB. A smaller one loads sooner.',
    'remark: Secret is protected by a password. Visitors who follow the link are asked for it.',
  ]);
  expect(checks.find(({ state }) => state === 'failure')?.place).toEqual({ field: 'picture' });
});

test.each<[string, Record<string, Json>, boolean]>([
  ['nothing', {}, true],
  ['the spread', { use_spread: 'Yes' }, false],
  ['a case study', { case_study: { link_type: 'Document', uid: 'low-tide' } }, false],
  ['a web link', { web_link: { link_type: 'Web', url: 'https://example.com' } }, false],
  ['a password, which its page asks for', { password: 'low tide' }, false],
])('the card of a project with %s: %o; whether it leads nowhere: %s', (_what, data, isRemarked) => {
  const found = content([], 'project', { data });
  expect(found.some((text) => text.includes('Its card leads nowhere'))).toBe(isRemarked);
});

test('a picture without a description blocks only where it is not public already', () => {
  const picture = { url: '/media/icon.svg' };
  const json = { data: { spread: [{ slice_type: 'image', primary: { image: picture } }] } };
  const problem = {
    file: 'content/documents/case_study/x.json',
    field: 'data.spread[0].primary.image.alt',
    reason: 'the image has no alt text',
    severity: 'warning' as const,
    kind: 'missing-alt' as const,
  };
  const type = models.types.get('case_study');
  const states = [null, json, { data: {} }].map((published) => {
    const document = { json, published, type, models, isOwn: () => true, titles: new Map() };
    return problemChecks([problem], document).find(({ id }) => id.startsWith('alt'))?.state;
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
  const of = (
    kind: 'broken-link' | 'unlinked',
    reason: string,
    field?: string,
    name = 'low-tide',
  ) => ({
    file: `documents/case_study/${name}.json`,
    ...(field !== undefined && { field }),
    reason,
    severity: 'warning' as const,
    kind,
  });
  const touched = of('broken-link', 'leads to /old', 'data.overview[0].spans[0].data');
  const checks = problemChecks(
    [
      of(
        'broken-link',
        'leads to /no, where this site has nothing',
        'data.overview[0].spans[0].data',
      ),
      of('unlinked', 'no project leads to it'),
      of('unlinked', 'no project leads to it', undefined, 'other'),
      of('unlinked', 'no project leads to it', undefined, 'gone'),
      { ...touched, untouched: true },
    ],
    {
      json: lowTide,
      published: null,
      type: models.types.get('case_study'),
      models,
      isOwn: (file) => file.endsWith('low-tide.json'),
      titles: new Map([['documents/case_study/other.json', 'Other Tide']]),
    },
  );
  expect(trouble(checks)).toEqual([
    'remark: Main, Overview: leads to /no, where this site has nothing.',
    'remark: No project leads to it.',
    'remark: Other Tide: no project leads to it.',
    'remark: case_study/gone: no project leads to it.',
  ]);
});

test.each<[string, readonly Change[], readonly Change[], readonly string[]]>([
  ['an empty description and a faint colour', [set(at('text_color'), '#DDDDDD')], [], []],
  [
    'the ground of a faint text',
    [set(at('text_color'), '#DDDDDD'), set(at('card_color'), '#000000')],
    [set(at('card_color'), '#FFFFFF')],
    ['remark: Text on Cards: 1.3 to 1, too faint. The site will use its own text colour.'],
  ],
  [
    'what is said in place of a description',
    [],
    [set(at('overview'), [{ type: 'paragraph', text: 'New' }])],
    ['remark: Page description is empty. Search pages show: Words of the page.'],
  ],
  [
    'a slice before one with a remark',
    [set(at('spread', 4, 'primary', 'text_color'), '#DCE5E8')],
    [{ op: 'insert', path: at('spread', 0), value: { slice_type: 'image', primary: {} } }],
    [],
  ],
  [
    'that slice itself, which was moved, too',
    [set(at('spread', 4, 'primary', 'text_color'), '#DCE5E8')],
    [
      { op: 'move', path: at('spread', 4), to: 0 },
      set(at('spread', 0, 'primary', 'text_color'), '#DDE5E8'),
    ],
    [
      'remark: Spread, slice 1: text on its background: 1.0 to 1, too faint. The site will use its own text colour.',
    ],
  ],
])(
  'what is public already is remarked on with a change of it only: %s',
  (_what, before, since, expected) => {
    const published = changedValue(lowTide, before);
    expect(content(since, 'case_study', published, published)).toEqual(expected);
  },
);

test('what a page will say of itself is in the words of the remark, or that it says nothing', () => {
  const said = (description: string | null) =>
    content([], 'case_study', lowTide, null, description).at(-1);
  expect(said('x '.repeat(100))).toMatch(/ Search pages show: (x ){79}x …$/);
  expect(said('')).toMatch(/ is empty\. Search pages choose words of the page themselves\.$/);
  expect(said(null)).toMatch(/ is empty\.$/);
});
