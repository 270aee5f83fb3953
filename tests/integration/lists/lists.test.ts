import { describe, expect, test } from 'vitest';
import { createContentFolder, project } from '../../support/contentFolder.ts';
import { exchange, openSite } from '../access/site.ts';

const link = (uid: string) => ({
  project: { link_type: 'Document', type: 'project', uid },
});

const by = (title: string, day: string, tags: readonly string[], more: object) => {
  const { data } = project(title, day, tags);
  return { tags, data: { ...data, use_spread: 'Yes', ...more } };
};

const slice = (choice: string, uids: readonly string[]) => ({
  slice_type: 'selected_work',
  variation: 'default',
  primary: { choice, projects: uids.map(link) },
});

const home = (...slices: readonly object[]) => ({ data: { slices } });

const folder = await createContentFolder({
  'project/one': by('One', '2021-05-01', ['Web'], { featured: 'Yes' }),
  'project/two': by('Two', '2023-05-01', ['Web', 'Print'], {
    featured: 'Yes',
    work_type: 'Poster',
  }),
  'project/three': by('Three', '2022-05-01', ['UI/UX'], {}),
  'project/four': by('Four', '2024-05-01', ['Print'], { work_type: 'Poster' }),
  'project/vault': by('Vault', '2020-05-01', ['Web'], { password: 'sesame', featured: 'No' }),
  'settings/settings': { data: { name: 'Your Name' } },
});
const unborn = by('Unborn', '2025-05-01', ['Web'], {});
await folder.write('drafts/documents/project/unborn.json', unborn);
const site = await openSite(folder.contentDir, { watch: true });

/** The titles of a page's cards, in order. */
async function titlesAt(path: string): Promise<string[]> {
  const { body, status } = await exchange(site.app, path);
  expect(status).toBe(200);
  // A card's heading comes before its cover.
  const cards = body.split('data-cover=').slice(0, -1);
  return cards.map((card) => {
    const [, title = ''] = [...card.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].at(-1) ?? [];
    return title.replaceAll(/<[^>]*>/g, '').trim();
  });
}

describe('Selected work on Home', () => {
  test.each([
    ['follows the rule though projects are listed', [slice('By rule', ['three'])], ['Two', 'One']],
    ['follows the rule if nothing is said', [{ ...slice('', []), primary: {} }], ['Two', 'One']],
    [
      'leaves out what is missing or not published, and shows one once, in that order',
      [slice('By hand', ['gone', 'three', 'unborn', 'vault', 'three', 'two'])],
      ['Three', 'Vault', 'Two'],
    ],
    ['follows the rule if nothing was chosen', [slice('By hand', [])], ['Two', 'One']],
    ['follows the rule if nothing chosen is there', [slice('By hand', ['gone'])], ['Two', 'One']],
    [
      'may be both, in two slices',
      [slice('By hand', ['four']), slice('By rule', []), slice('By hand', ['three', 'four'])],
      ['Four', 'Two', 'One', 'Three', 'Four'],
    ],
  ])('%s', async (_, slices, titles) => {
    await folder.write('documents/home/home.json', home(...slices));
    await folder.write('documents/page/else.json', { data: { title: 'Else', slices } });
    expect(await titlesAt('/')).toEqual(titles);
    // A page has the same slices.
    expect(await titlesAt('/else')).toEqual(titles);
  });

  test('sends no cards that it does not show', async () => {
    await folder.write('documents/home/home.json', home(slice('By hand', ['three'])));
    const { body } = await exchange(site.app, '/');
    expect(body).toContain('Three');
    expect(body).not.toMatch(/"heading1","text":"(?:One|Two|Four)"/);
  });

  test('gives way to the list that the address names', async () => {
    await folder.write('documents/home/home.json', home(slice('By hand', ['three'])));
    expect(await titlesAt('/portfolio/best')).toEqual(['Two']);
  });
});

const of = (...uids: readonly string[]) => ({ projects: uids.map(link) });
const list = (data: object) => ({ data: { list_name: 'Best', ...data } });
test.each([
  ['by hand', { choice: 'By hand', ...of('one', 'gone', 'four') }, ['One', 'Four']],
  ['that says nothing', { projects: [link('three'), link('two')] }, ['Three', 'Two']],
  ['with two tags', { choice: 'By rule', rule_tags: ' print, uiux ,' }, ['Four', 'Two', 'Three']],
  ['with a tag that nothing has', { choice: 'By rule', rule_tags: 'Dance' }, []],
  ['with a kind of work', { choice: 'By rule', rule_work_type: ' Poster ' }, ['Four', 'Two']],
  ['with two conditions', { choice: 'By rule', rule_tags: 'Print', rule_featured: 'Yes' }, ['Two']],
  ['without conditions', { choice: 'By rule' }, ['Four', 'Two', 'Three', 'One', 'Vault']],
  [
    'with some pinned first',
    { choice: 'By rule', rule_tags: 'Web', projects: [link('three'), link('one')] },
    ['Three', 'One', 'Two', 'Vault'],
  ],
  ['with one pinned alone', { choice: 'By rule', rule_tags: 'Dance', ...of('three') }, ['Three']],
])('A project list %s', async (_, data, titles) => {
  await folder.write('documents/home/home.json', home(slice('By rule', [])));
  await folder.write('documents/project_list/best.json', list(data));
  expect(await titlesAt('/projects/best')).toEqual(titles);
  expect(await titlesAt('/portfolio/best')).toEqual(titles);
});

// All others, newest first: Four, Two, Three, One, Vault.
test.each<[order: string, byHand: readonly string[], uid: string, title?: string]>([
  ['by date', [], 'four', 'Two'],
  ['by date', [], 'one', 'Vault'],
  ['by date, of which the first follows the last', [], 'vault', 'Four'],
  ['of none', [], 'missing'],
  ['of Home', ['three', 'one'], 'three', 'One'],
  ['of Home, and then of the others', ['three', 'one'], 'one', 'Four'],
  ['of the others, without those of Home', ['two', 'one'], 'four', 'Three'],
  ['of the others, and then of Home', ['three', 'one'], 'vault', 'Three'],
  ['of Home, where all are', ['one', 'vault', 'two', 'four', 'three'], 'three', 'One'],
  ['of Home without what is gone', ['three', 'gone', 'unborn', 'one'], 'three', 'One'],
  ['of Home, where one is there twice', ['three', 'three', 'two'], 'three', 'Two'],
])(
  'A project ends with the next one in the order %s: %j after %s is %s',
  async (_order, byHand, uid, title) => {
    await folder.write('documents/home/home.json', home(slice('By hand', byHand)));
    const { body } = await exchange(site.app, `/project/${uid}`);
    const [, end = ''] = body.split('data-next');
    expect(/<a [^>]*>(.*?)<\/a>/.exec(end)?.[1]).toBe(title);
  },
);
