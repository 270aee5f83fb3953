import { describe, expect, test, vi } from 'vitest';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { startSite, createOwnPage } from '#page-editor/rooms/firstDay/useOwnPage.ts';
import type { EditorType } from '#page-editor/model/EditorModels.ts';
import { serviceOf } from '#editing/services.ts';
import { host } from '#editing/host.ts';
import { exampleMedia } from '#page-editor/slices/example/exampleOf.ts';
import { fitData } from '#page-editor/slices/fitData.ts';
import { ownSite, twoLines } from '#editing/ownSite.ts';
import { FIRST_WORDS, STARTERS } from '#editing/starters.ts';
import { uidFromName } from '#page-editor/session/freeUid.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import { answersOf, checkAnswers, type Written } from '#page-editor/rooms/firstDay/checkAnswers.ts';
import { demoFiles, demoModels as models } from '../form/support/demoModels.ts';
import { memorySession } from '../form/support/memorySession.ts';

const answers = {
  name: 'Ada Example',
  line: 'Product Designer & Illustrator',
  email: 'ada@example.com',
  links: ['https://social.example/@ada'],
  picture: 'boat.png',
  pictureIn: null,
  accent: null,
};

test('the line of the gate is broken before its sign', () => {
  expect(twoLines('Designer & Developer')).toEqual(['Designer', '& Developer']);
  expect(twoLines('Illustrator')).toEqual(['Illustrator', '']);
});

describe('a new site', () => {
  const { documents, media } = ownSite(answers, '2026-11-24');
  const text = JSON.stringify(documents);

  test('is Home, settings, one project and one case study, and leads only to pages that it has', () => {
    expect(documents.map(({ type, name }) => `${type}/${name}`)).toEqual([
      'settings/settings',
      'look/look',
      'home/home',
      // Addresses that are made from a title follow it.
      `project/${uidFromName(FIRST_WORDS.project)}`,
      `case_study/${uidFromName(FIRST_WORDS.caseStudy)}`,
    ]);
    const addresses = [...text.matchAll(/"address":"([^"]+)"/g)].map(([, address]) => address);
    expect(new Set(addresses)).toEqual(new Set(['/portfolio']));
  });

  test('has what its owner said, no word of the demo, and nothing of what is missing', () => {
    for (const word of ['Ada Example', 'ada@example.com', 'Mastodon', 'boat.png'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/Your Name|example\.com\/|over a decade|hello@|categories/);
    const alone = { ...answers, name: 'Ada', line: '', email: '', links: [], picture: null };
    const bare = JSON.stringify(ownSite(alone, '2026-11-24'));
    expect(bare).not.toMatch(/undefined|null|write to/);
  });

  test('shows pictures of the mock data and its own only, which stay', async () => {
    const stays = [...media, ...(await exampleMedia(host, models))];
    expect(media).toEqual(['boat.png']);
    for (const [, name] of text.matchAll(/\/media\/([^"]+)"/g)) expect(stays).toContain(name);
  });
});

test.each([
  [{ picture: null }, {}, 2],
  [{ picture: null, accent: '#9C72FF', pictureIn: 'light' }, { accent: '#9C72FF' }, 2],
  [{ pictureIn: 'cover' }, {}, 2],
  [{}, { light: 'Picture', light_picture: { url: '/media/boat.png', alt: '' } }, 0],
])('the look of a new site with %j is %j', (change, look, index) => {
  const { documents, picture } = ownSite({ ...answers, ...change }, '2026-11-24');
  expect(documents.find(({ type }) => type === 'look')?.data).toEqual(look);
  expect(picture?.index).toBe(index);
  const cover = JSON.stringify(documents.find(({ type }) => type === 'project')?.data);
  expect(cover.includes('boat.png')).toBe('pictureIn' in change && change.pictureIn === 'cover');
});

test('starters fit the models as they are, and leave out what changed ones no longer have', () => {
  const slices = demoFiles.slices.filter((one) => !JSON.stringify(one).includes('"id":"image"'));
  const changed = readEditorModels({ ...demoFiles, slices }, {});
  for (const [type, starters] of Object.entries(STARTERS)) {
    // Cast: starters are of types of the site.
    const model = models.types.get(type) as EditorType;
    const { overview: _overview, ...fields } = model.fields;
    for (const { data } of starters) {
      expect(fitData(models, model, data)).toEqual(data);
      const fitted = JSON.stringify(fitData(changed, { ...model, fields }, data));
      expect(fitted).not.toMatch(/"slice_type":"image"|"overview"/);
      expect(fitted).toContain('slice_type');
    }
  }
});

const good: Written = {
  name: 'Ada Example',
  line: 'Product Designer',
  where: 'ada@example.com, social.example/@ada',
  picture: 'boat.png',
  pictureIn: 'cover',
  accent: null,
};

test('only a name is needed', () => {
  expect(checkAnswers(good)).toEqual({});
  expect(checkAnswers({ ...good, name: 'Ada', line: '', where: '', picture: null })).toEqual({});
  expect(checkAnswers({ ...good, name: ' \n' })).toEqual({ name: 'A name is needed to publish.' });
});

test.each(['عَائِشَة محمد', '𝒜'.repeat(80)])('the name %s is taken as it is', (name) => {
  expect(checkAnswers({ ...good, name })).toEqual({});
  expect(JSON.stringify(ownSite(answersOf({ ...good, name }), '2026-11-24'))).toContain(name);
});

test('addresses are taken as people write them, the email is known by its form', () => {
  const where = ' ada@example.com; social.example/@ada\ngithub.com/ada, github.com/ada ';
  expect(answersOf({ ...good, where })).toMatchObject({
    email: 'ada@example.com',
    links: ['https://social.example/@ada', 'https://github.com/ada'],
  });
});

test.each<[string, Partial<Written>, keyof ReturnType<typeof checkAnswers>, RegExp]>([
  ['a name of 300 characters', { name: 'x'.repeat(300) }, 'name', /300 characters .* at most 80/],
  ['a line that is a page', { line: 'x'.repeat(500) }, 'line', /500 characters .* at most 160/],
  ['a name without its server', { where: '@ada' }, 'where', /^Where is @ada\?/],
  ['a script', { where: 'javascript:alert(1)' }, 'where', /run a script/],
  ['a word', { where: 'ada' }, 'where', /“ada” is no address/],
  ['a path', { where: '/about' }, 'where', /is no address/],
  ['two emails', { where: 'a@b.example c@d.example' }, 'where', /One email is enough/],
])('what is wrong is said at its field: %s', (_, change, field, words) => {
  expect(checkAnswers({ ...good, ...change })).toEqual({ [field]: expect.stringMatching(words) });
});

test.each([
  ['https://github.com/ada', 'GitHub', 'code'],
  ['https://ada.bandcamp.com', 'Bandcamp', 'music'],
  ['https://social.example/@ada', 'Mastodon', 'megaphone'],
  ['https://notgithub.com/ada', 'notgithub.com', 'first_letter'],
])('the profile %s is called %s, with the icon %s', (address, name, icon) => {
  expect(serviceOf(address)).toEqual({ name, icon });
  const { fields } = models.types.get('settings')?.fields['profile_links']?.config ?? {};
  expect(fields?.['icon']?.config?.options).toContain(icon);
});

test('a new site is made of drafts, and of what its owner wrote', async () => {
  const call = vi.fn(async (_name: string, _request: unknown) => ({}));
  // Cast: starting a site is one call.
  const api = { call } as unknown as AuthoringClient;
  const begin = await startSite({ api, host, models }, good);
  expect(begin).toMatchObject({ document: { type: 'home' }, place: { zone: 'slices', index: 0 } });
  const body = JSON.stringify(call.mock.calls);
  expect(body).toContain('"https://social.example/@ada"');
  expect(body).not.toContain('standsFor');
  expect(body.match(/"isDraft":true/g)).toHaveLength(3);
  // A look that changes nothing is not written, one that does is public with the first page.
  expect(body).not.toContain('"type":"look"');
  await startSite({ api, host, models }, { ...good, accent: '#9C72FF' });
  expect(JSON.stringify(call.mock.lastCall)).toContain(
    '{"type":"look","name":"look","data":{"accent":"#9C72FF"},"isDraft":false}',
  );
});

test('before it is made, its page stands in the place of the demo’s, and changes only where it differs', async () => {
  const { summary } = memorySession('home', {}).get();
  const names = { home: 'home', settings: 'settings', project: 'low-tide', case_study: 'low-tide' };
  const known = Object.entries(names).map(([type, name]) => ({ ...summary, type, name, id: type }));
  const page = createOwnPage(ownSite(answers, '2026-11-24'), known);
  const before = page?.get().json.data?.['slices'] as readonly object[];
  // The demo has no look, and a case study by itself is on no page.
  const beside = page?.beside().map(({ summary }) => summary.name);
  expect(beside).toEqual(['settings', 'look', 'low-tide']);
  page?.set(ownSite({ ...answers, line: 'Illustrator' }, '2026-11-24'));
  const after = page?.get().json.data?.['slices'] as readonly object[];
  expect(after[0]).toMatchObject({ primary: { title: 'Illustrator' } });
  expect(after.slice(1).every((slice, at) => slice === before[at + 1])).toBe(true);
  expect(createOwnPage(ownSite(answers, '2026-11-24'), [])).toBeNull();
});
