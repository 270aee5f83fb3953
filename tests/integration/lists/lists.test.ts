import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentFolder, project, type ContentFolder } from '../../support/contentFolder.ts';
import { exchange, openSite, searchPath, type TestSite } from '../access/site.ts';

const link = (uid: string) => ({
  project: { link_type: 'Document', type: 'project', uid },
});

const by = (
  title: string,
  day: string,
  tags: readonly string[],
  more: Readonly<Record<string, string>>,
) => {
  const { data } = project(title, day, tags);
  return { tags, data: { ...data, use_spread: 'Yes', ...more } };
};

const slice = (choice: string, uids: readonly string[]) => ({
  slice_type: 'selected_work',
  variation: 'default',
  primary: { choice, projects: uids.map(link) },
});

const home = (...slices: readonly object[]) => ({ data: { slices } });

let folder: ContentFolder;

beforeAll(async () => {
  folder = await createContentFolder();
  const { write } = folder;
  await write('documents/project/one.json', by('One', '2021-05-01', ['Web'], { featured: 'Yes' }));
  await write(
    'documents/project/two.json',
    by('Two', '2023-05-01', ['Web', 'Print'], { featured: 'Yes', work_type: 'Poster' }),
  );
  await write('documents/project/three.json', by('Three', '2022-05-01', ['UI/UX'], {}));
  await write(
    'documents/project/four.json',
    by('Four', '2024-05-01', ['Print'], { work_type: 'Poster' }),
  );
  await write(
    'documents/project/vault.json',
    by('Vault', '2020-05-01', ['Web'], { password: 'sesame', featured: 'No' }),
  );
  await write('drafts/documents/project/unborn.json', by('Unborn', '2025-05-01', ['Web'], {}));
  await write('documents/settings/settings.json', { data: { name: 'Your Name' } });
});
afterAll(() => folder.remove());

/** The titles of a page's cards, in order. */
async function titlesAt(site: TestSite, path: string): Promise<string[]> {
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
    ['is featured and newest first by rule', home(slice('By rule', [])), ['Two', 'One']],
    [
      'follows the rule though projects are listed',
      home(slice('By rule', ['three'])),
      ['Two', 'One'],
    ],
    [
      'follows the rule in a file that says nothing of it',
      home({ ...slice('', []), primary: {} }),
      ['Two', 'One'],
    ],
    [
      'is what was chosen by hand, in that order',
      home(slice('By hand', ['three', 'one', 'four'])),
      ['Three', 'One', 'Four'],
    ],
    [
      'leaves out what is missing or not published, and shows one once',
      home(slice('By hand', ['gone', 'three', 'unborn', 'three', 'two'])),
      ['Three', 'Two'],
    ],
    ['follows the rule if nothing was chosen', home(slice('By hand', [])), ['Two', 'One']],
    [
      'follows the rule if nothing chosen is there',
      home(slice('By hand', ['gone', 'unborn'])),
      ['Two', 'One'],
    ],
    [
      'may be both, in two slices',
      home(slice('By hand', ['four']), slice('By rule', []), slice('By hand', ['three', 'four'])),
      ['Four', 'Two', 'One', 'Three', 'Four'],
    ],
    [
      'shows a project with a password as its card',
      home(slice('By hand', ['vault', 'one'])),
      ['Vault', 'One'],
    ],
  ])('%s', async (_, document, titles) => {
    await folder.write('documents/home/home.json', document);
    await folder.write('documents/page/else.json', { data: { title: 'Else', ...document.data } });
    const site = await openSite(folder.contentDir);
    expect(await titlesAt(site, '/')).toEqual(titles);
    // A page has the same slices.
    expect(await titlesAt(site, '/else')).toEqual(titles);
  });

  test('sends no cards that it does not show', async () => {
    await folder.write('documents/home/home.json', home(slice('By hand', ['three'])));
    const { app } = await openSite(folder.contentDir);
    const { body } = await exchange(app, '/');
    expect(body).toContain('Three');
    expect(body).not.toMatch(/"heading1","text":"(?:One|Two|Four)"/);
  });

  test('gives way to the list that the address names', async () => {
    await folder.write('documents/home/home.json', home(slice('By hand', ['three'])));
    const site = await openSite(folder.contentDir);
    expect(await titlesAt(site, '/portfolio/best')).toEqual(['Two']);
  });
});

describe('A project list', () => {
  const list = (data: object) => ({ data: { list_name: 'Best', ...data } });
  test.each([
    [
      'by hand',
      { choice: 'By hand', projects: [link('one'), link('gone'), link('four')] },
      ['One', 'Four'],
    ],
    ['that says nothing', { projects: [link('three'), link('two')] }, ['Three', 'Two']],
    ['with one tag', { choice: 'By rule', rule_tags: 'web' }, ['Two', 'One', 'Vault']],
    [
      'with several tags',
      { choice: 'By rule', rule_tags: ' print, uiux ,' },
      ['Four', 'Two', 'Three'],
    ],
    ['with a tag that nothing has', { choice: 'By rule', rule_tags: 'Dance' }, []],
    ['with a kind of work', { choice: 'By rule', rule_work_type: ' Poster ' }, ['Four', 'Two']],
    ['of featured projects', { choice: 'By rule', rule_featured: 'Yes' }, ['Two', 'One']],
    [
      'with a tag, a kind of work and only featured ones',
      { choice: 'By rule', rule_tags: 'Print', rule_work_type: 'Poster', rule_featured: 'Yes' },
      ['Two'],
    ],
    ['without conditions', { choice: 'By rule' }, ['Four', 'Two', 'Three', 'One', 'Vault']],
    [
      'with some pinned first',
      { choice: 'By rule', rule_tags: 'Web', projects: [link('three'), link('one')] },
      ['Three', 'One', 'Two', 'Vault'],
    ],
    [
      'whose rule finds nothing, with one pinned',
      { choice: 'By rule', rule_tags: 'Dance', projects: [link('three')] },
      ['Three'],
    ],
  ])('%s', async (_, data, titles) => {
    await folder.write('documents/home/home.json', home(slice('By rule', [])));
    await folder.write('documents/project_list/best.json', list(data));
    const site = await openSite(folder.contentDir);
    expect(await titlesAt(site, '/projects/best')).toEqual(titles);
    expect(await titlesAt(site, '/portfolio/best')).toEqual(titles);
  });

  test('may have the rule read through the public API, and nothing beside it', async () => {
    const { app } = await openSite(folder.contentDir);
    const ask = async (...q: string[]) =>
      (await exchange(app, await searchPath(app, ['[[at(document.type, "project")]]', ...q])))
        .status;
    const [tags, kind, featured] = [
      '[[any(document.tags, ["Web"])]]',
      '[[at(my.project.work_type, "Poster")]]',
      '[[at(my.project.featured, "Yes")]]',
    ];
    expect(await ask(tags, kind, featured)).toBe(200);
    expect(await ask(kind)).toBe(200);
    expect(await ask(kind, kind)).toBe(400);
    expect(await ask(kind, '[[at(my.project.case_study, "X")]]')).toBe(400);
    expect(await ask(kind, '[[at(my.project.uid, "vault")]]')).toBe(400);
    expect(await ask('[[fulltext(my.project.work_type, "Poster")]]')).toBe(400);
    expect(await ask('[[at(my.project.password, "sesame")]]')).toBe(400);
  });
});
