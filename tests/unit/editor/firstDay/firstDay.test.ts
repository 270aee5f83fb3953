import { describe, expect, test, vi } from 'vitest';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { startSite } from '#page-editor/rooms/firstDay/checkAnswers.ts';
import { host } from '#editing/host.ts';
import { exampleMedia } from '#page-editor/slices/example/exampleOf.ts';
import { fitData } from '#page-editor/slices/fitData.ts';
import { ownSite, twoLines } from '#editing/ownSite.ts';
import { STARTERS } from '#editing/starters.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { checkAnswers, hasFaults, type Written } from '#page-editor/rooms/firstDay/checkAnswers.ts';
import { demoFiles, demoModels as models } from '../form/support/demoModels.ts';

const answers = {
  name: 'Ada Example',
  line: 'Product Designer & Illustrator',
  email: 'ada@example.com',
  links: [{ label: 'Mastodon', address: 'https://social.example/@ada' }],
  picture: 'boat.png',
};

describe('the lines of the gate', () => {
  test.each([
    ['Product Designer & Creative Developer', 'Product Designer', '& Creative Developer'],
    ['Illustrator', 'Illustrator', ''],
    ['', '', ''],
  ])('%j', (line, first, second) => {
    expect(twoLines(line)).toEqual([first, second]);
  });
});

describe('a new site', () => {
  const { documents, media } = ownSite(answers, '2026-11-24');
  const text = JSON.stringify(documents);

  test('is Home, settings, one project and one case study, and leads only to pages that it has', () => {
    expect(documents.map(({ type, name }) => `${type}/${name}`)).toEqual([
      'settings/settings',
      'home/home',
      'project/first-project',
      'case_study/first-case-study',
    ]);
    const addresses = [...text.matchAll(/"address":"([^"]+)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set(['/portfolio']));
  });

  test('has what its owner said, no word of the demo, and nothing of what is missing', () => {
    for (const word of ['Ada Example', 'ada@example.com', 'Mastodon', 'boat.png'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/Your Name|example\.com\/|over a decade|hello@|categories/);
    const alone = { name: 'Ada', line: '', email: '', links: [], picture: null };
    const bare = JSON.stringify(ownSite(alone, '2026-11-24'));
    expect(bare).not.toMatch(/undefined|null|write to/);
  });

  test('shows pictures of the mock data and its own only, which stay', async () => {
    const stays = [...media, ...(await exampleMedia(host, models))];
    expect(media).toEqual(['boat.png']);
    for (const [, name] of text.matchAll(/\/media\/([^"]+)"/g)) expect(stays).toContain(name);
  });
});

describe('a starter', () => {
  const all = Object.entries(STARTERS).flatMap(([type, starters]) =>
    starters.map((starter) => [type, starter] as const),
  );

  test.each(all)('of %s fits the models as it is: %o', (type, { data }) => {
    const model = models.types.get(type);
    expect(model && fitData(models, model, data)).toEqual(data);
  });

  test.each(all)('of %s leaves out what a changed model no longer has: %o', (type, { data }) => {
    const slices = demoFiles.slices.filter((one) => !JSON.stringify(one).includes('"id":"image"'));
    const changed = readEditorModels({ ...demoFiles, slices }, {});
    const model = changed.types.get(type);
    if (!model) throw new Error(`There is no type ${type}`);
    const { overview: _overview, ...fields } = model.fields;
    const fitted = JSON.stringify(fitData(changed, { ...model, fields }, data));
    expect(fitted).not.toMatch(/"slice_type":"image"|"overview"/);
    expect(fitted).toContain('slice_type');
  });
});

const good: Written = {
  name: 'Ada Example',
  line: 'Product Designer',
  email: 'ada@example.com',
  links: [
    { label: 'Mastodon', address: 'https://social.example/@ada' },
    { label: '', address: '' },
  ],
  picture: new File(['x'], 'boat.png', { type: 'image/png' }),
};

test('what is complete has no fault, nor has a name alone', () => {
  expect(hasFaults(checkAnswers(good))).toBe(false);
  expect(
    hasFaults(checkAnswers({ name: 'Ada', line: '', email: '', links: [], picture: null })),
  ).toBe(false);
});

test('an address is taken as people write it, with its scheme', async () => {
  const links = [
    { label: 'Mastodon', address: ' social.example/@ada ' },
    { label: '', address: '' },
  ];
  const written = { ...good, links, picture: null };
  expect(hasFaults(checkAnswers(written))).toBe(false);
  const call = vi.fn(async () => ({}));
  // Cast: starting a site without a picture is one call.
  await startSite({ api: { call } as unknown as AuthoringClient, host, models }, written, {
    current: null,
  });
  expect(JSON.stringify(call.mock.calls)).toContain('"https://social.example/@ada"');
});

describe('what is wrong is said at its field', () => {
  test.each<[string, Partial<Written>, 'name' | 'line' | 'email' | 'picture', RegExp]>([
    ['a name of blanks', { name: '  \n' }, 'name', /Write your name/],
    ['a name of 300 characters', { name: 'x'.repeat(300) }, 'name', /300 characters .* at most 80/],
    ['a line that is a page', { line: 'x'.repeat(500) }, 'line', /500 characters .* at most 160/],
    ['an email without @', { email: 'ada.example.com' }, 'email', /has an @/],
    [
      'a text in place of a picture',
      { picture: new File(['x'], 'notes.txt', { type: 'text/plain' }) },
      'picture',
      /notes\.txt is not a picture/,
    ],
  ])('%s', (_, change, field, words) => {
    const faults = checkAnswers({ ...good, ...change });
    expect(hasFaults(faults)).toBe(true);
    expect(faults[field]).toMatch(words);
    expect(Object.keys(faults).sort()).toEqual([field, 'links'].sort());
  });

  test.each([
    ['Mastodon', 'javascript:alert(1)', /run a script/],
    ['Mastodon', 'https://', /Something is missing/],
    ['Mastodon', 'ada', /not the address of a page/],
    ['Mastodon', '/about', /not the address of a page/],
    ['Mastodon', 'mailto:ada@example.com', /not the address of a page/],
    ['Mastodon', '', /Write the address/],
    ['', 'https://social.example', /what the link is called/],
  ])('the link %j to %j', (label, address, words) => {
    const { links } = checkAnswers({ ...good, links: [{ label, address }] });
    expect(links[0]).toMatch(words);
  });
});
