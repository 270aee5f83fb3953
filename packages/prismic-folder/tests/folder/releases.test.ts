import { describe, expect, test } from 'vitest';
import { createRepository, type Snapshot } from '../../src/index.ts';
import { DRAFTS_ID } from '../../src/types.ts';
import { createProject, field, typeModel } from '../support/createProject.ts';
import { ask, ENDPOINT, uidsOf } from '../support/repositoryClient.ts';

const MODELS = {
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    name: field('Text'),
    link: field('Link'),
  }),
  'customtypes/home/index.json': typeModel('home', { name: field('Text') }, { repeatable: false }),
};
const SPRING = 'content/releases/spring/documents/page';
const DATE = '2024-01-01T00:00:00+0000';
const dates = { first_publication_date: DATE, last_publication_date: DATE };
const named = (name: string, more: object = {}) => ({ ...dates, ...more, data: { name } });

describe('a release', () => {
  const releaseProject = (files: Readonly<Record<string, unknown>> = {}) =>
    createProject({
      ...MODELS,
      'content/documents/page/about.json': named('About', { id: 'A1' }),
      'content/documents/page/later.json': named('Later'),
      'content/documents/home/home.json': named('Home', { id: 'H1' }),
      [`${SPRING}/about.json`]: named('About in spring'),
      ...files,
    });

  test('gives a document the id of the one it replaces, by uid or file name', async () => {
    const { documents, releases } = await releaseProject({
      'content/releases/spring/documents/home/home.json': named('Home in spring'),
      [`${SPRING}/new.json`]: named('New'),
    }).load();
    expect(documents.map(({ data }) => data['name'])).toEqual(['Home', 'About', 'Later']);
    expect(releases).toMatchObject([{ id: 'spring', label: 'spring' }]);
    expect(releases[0]?.documents.map(({ id, data }) => [id, data['name']])).toEqual([
      ['H1', 'Home in spring'],
      ['A1', 'About in spring'],
      [expect.stringMatching(/^Z/), 'New'],
    ]);
  });

  test('alone has links to what it holds', async () => {
    const link = { type: 'page', uid: 'new' };
    const { documents, releases, problems } = await releaseProject({
      'content/documents/page/later.json': { data: { link } },
      [`${SPRING}/new.json`]: { data: { link } },
    }).load();
    expect(problems).toMatchObject([{ file: 'content/documents/page/later.json' }]);
    expect(documents[2]?.data['link']).toMatchObject({ isBroken: true });
    expect(releases[0]?.documents[1]?.data['link']).toMatchObject({ isBroken: false, uid: 'new' });
  });

  test('has label, time and order from the settings', async () => {
    const spring = { id: 'spring', label: 'Spring', scheduledAt: '2027-03-01T08:00:00Z' };
    const { releases } = await releaseProject({
      'content/releases/autumn/documents/page/x.json': named('X'),
      'content/repository.json': { releases: [spring, { id: 'autumn' }] },
    }).load();
    expect(releases).toMatchObject([
      { ...spring, scheduledAt: '2027-03-01T08:00:00+0000' },
      { id: 'autumn', label: 'autumn' },
    ]);
  });

  test.each<[string, unknown, number, object]>([
    ['an unknown field is served', { data: { nmae: 'x' } }, 1, { field: 'data.nmae' }],
    ['a broken file is left out', '{ "data": ', 0, { leftOut: true }],
  ])('in which %s changes nothing of master', async (_what, written, served, problem) => {
    const file = `${SPRING}/about.json`;
    const { documents, releases, problems } = await releaseProject({ [file]: written }).load();
    expect(documents).toHaveLength(3);
    expect(releases[0]?.documents).toHaveLength(served);
    expect(problems).toMatchObject([{ file, ...problem }]);
  });

  test('that is listed without a folder is warned of, and files that are never read', async () => {
    const project = releaseProject({
      'content/repository.json': { releases: [{ id: 'winter', label: 'Winter' }] },
      'content/releases/spring/page/about.json': named('x'),
    });
    expect(await project.problems()).toEqual([
      expect.stringMatching(/^content\/releases\/winter: warning: .*has no folder/),
      expect.stringMatching(/^content\/releases\/spring\/page\/about.json: warning: is not read/),
    ]);
  });

  test.each<[string, Record<string, unknown>, boolean, boolean]>([
    ['a document of master', { 'content/documents/page/later.json': named('x') }, true, true],
    ['a document of the release', { [`${SPRING}/about.json`]: named('x') }, false, true],
    ['a model', { 'customtypes/other/index.json': typeModel('other', {}) }, true, true],
    ['a media file', { 'content/media/x.txt': 'x' }, true, true],
    ['nothing', {}, false, false],
  ])('has other refs once %s changes', async (_what, changed, master, release) => {
    const project = releaseProject();
    const before = await project.load();
    for (const [path, content] of Object.entries(changed)) project.write(path, content);
    const after = await project.load();
    expect(before.ref).toMatch(/^[\w-]{16,}$/);
    expect(before.ref).not.toBe(before.releases[0]?.ref);
    expect(after.ref !== before.ref).toBe(master);
    expect(after.releases[0]?.ref !== before.releases[0]?.ref).toBe(release);
  });
});

describe('drafts', () => {
  const TOKEN = `${ENDPOINT}/previews/${DRAFTS_ID}`;
  const draftsProject = (files: Readonly<Record<string, unknown>> = {}) =>
    createProject({
      ...MODELS,
      'content/repository.json': { visibility: 'open' },
      'content/documents/page/about.json': named('About', { id: 'A1', tags: ['Public'] }),
      'content/documents/page/later.json': named('Later'),
      'content/drafts/documents/page/about.json': named('About, changed', { tags: ['Secret'] }),
      'content/drafts/documents/page/new.json': named('New'),
      'content/archive/documents/page/old.json': named('Old'),
      ...files,
    });
  const metadataOf = async (snapshot: Snapshot) =>
    (await createRepository({ snapshot: () => snapshot })(new Request(ENDPOINT))).text();

  test('and archived documents change nothing of what is published', async () => {
    const project = draftsProject();
    const withDrafts = await project.load();
    project.remove('content/drafts');
    project.remove('content/archive');
    const without = await project.load();
    expect(withDrafts.ref).toBe(without.ref);
    expect(withDrafts.documents).toEqual(without.documents);
    expect(await metadataOf(withDrafts)).toBe(await metadataOf(without));
    expect(await metadataOf(withDrafts)).not.toContain('Secret');
    expect(without.drafts).toBeNull();
    expect(await uidsOf(without, { ref: TOKEN })).toEqual(await uidsOf(without, {}));
  });

  test('need the token that releases need', async () => {
    const snapshot = await draftsProject({
      'content/repository.json': { visibility: 'public', accessTokens: ['letmein'] },
    }).load();
    expect((await ask(snapshot, { ref: TOKEN })).status).toBe(401);
    const allowed = await ask(snapshot, { ref: TOKEN, access_token: 'letmein' });
    expect(allowed.body.total_results_size).toBe(3);
  });

  test('have their problems checked, archived documents have not', async () => {
    const project = draftsProject({
      'content/drafts/documents/page/new.json': {
        data: { nmae: 'x', link: { type: 'page', uid: 'old' } },
      },
      'content/drafts/stray.json': {},
      'content/archive/documents/page/old.json': '{',
    });
    const file = String.raw`^content\/drafts\/documents\/page\/new.json:\d`;
    expect(await project.problems()).toEqual([
      expect.stringMatching(/^content\/drafts\/stray.json: warning: is not read/),
      expect.stringMatching(new RegExp(`${file}: data.nmae: unknown`)),
      expect.stringMatching(new RegExp(`${file}: data.link: .*not exist`)),
    ]);
  });
});
