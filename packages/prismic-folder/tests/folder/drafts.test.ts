import { expect, test } from 'vitest';
import { DRAFTS_ID } from '../../src/types.ts';
import { createProject, field, typeModel } from '../support/createProject.ts';
import { ask, clientOf, ENDPOINT } from '../support/repositoryClient.ts';
import { createRepository, type Snapshot } from '../../src/index.ts';

const named = (name: string, more: object = {}) => ({ ...more, data: { name } });
const TOKEN = `${ENDPOINT}/previews/${DRAFTS_ID}`;

function draftsProject(files: Readonly<Record<string, unknown>> = {}) {
  return createProject({
    'customtypes/page/index.json': typeModel('page', {
      uid: field('UID'),
      name: field('Text'),
      link: field('Link'),
    }),
    'content/documents/page/about.json': named('About', { id: 'A1', tags: ['Public'] }),
    'content/documents/page/later.json': named('Later'),
    'content/drafts/documents/page/about.json': named('About, changed', { tags: ['Secret'] }),
    'content/drafts/documents/page/new.json': named('New'),
    'content/archive/documents/page/old.json': named('Old'),
    ...files,
  });
}

const metadataOf = async (snapshot: Snapshot) =>
  (await createRepository({ snapshot: () => snapshot })(new Request(ENDPOINT))).text();

test('a draft and an archived document change nothing of what is published', async () => {
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
});

test('the client reads drafts by the preview token or the ref of the drafts', async () => {
  const snapshot = await draftsProject({
    'content/repository.json': { visibility: 'open' },
  }).load();
  const published = clientOf(snapshot);
  expect((await published.dangerouslyGetAll()).map(({ uid }) => uid)).toEqual(['about', 'later']);
  await expect(published.getByUID('page', 'new')).rejects.toThrow('No documents');
  for (const ref of [TOKEN, snapshot.drafts?.ref ?? '']) {
    const drafts = clientOf(snapshot, { ref });
    const about = await drafts.getByUID('page', 'about');
    expect([about.id, about.data['name']]).toEqual(['A1', 'About, changed']);
    expect((await drafts.getByUID('page', 'new')).data['name']).toBe('New');
    expect((await drafts.dangerouslyGetAll()).map(({ uid }) => uid)).toEqual([
      'later',
      'about',
      'new',
    ]);
  }
});

test('drafts need the token that releases need', async () => {
  const snapshot = await draftsProject({
    'content/repository.json': { visibility: 'public', accessTokens: ['letmein'] },
  }).load();
  const refused = await ask(snapshot, { ref: TOKEN });
  expect(refused.status).toBe(401);
  const allowed = await ask(snapshot, { ref: TOKEN, access_token: 'letmein' });
  expect(allowed.body.total_results_size).toBe(3);
});

test('the address of a preview tells what to open', async () => {
  const snapshot = await draftsProject({
    'content/repository.json': { visibility: 'open' },
  }).load();
  const source = createRepository({ snapshot: () => snapshot });
  const response = await source(new Request(TOKEN));
  expect(await response.json()).toMatchObject({ id: DRAFTS_ID, ref: snapshot.drafts?.ref });
});

test('without drafts their token has expired', async () => {
  const snapshot = await createProject({
    'customtypes/page/index.json': typeModel('page', { uid: field('UID') }),
    'content/repository.json': { visibility: 'open' },
  }).load();
  expect((await ask(snapshot, { ref: TOKEN })).status).toBe(404);
});

test('problems of drafts are problems of the check, those of archived documents are not', async () => {
  const project = draftsProject({
    'content/drafts/documents/page/new.json': {
      data: { nmae: 'x', link: { type: 'page', uid: 'old' } },
    },
    'content/drafts/stray.json': {},
    'content/archive/documents/page/old.json': '{',
  });
  expect(await project.problems()).toEqual([
    expect.stringMatching(/^content\/drafts\/stray.json: warning: is not read/),
    expect.stringMatching(/^content\/drafts\/documents\/page\/new.json:3: data.nmae: unknown/),
    expect.stringMatching(/^content\/drafts\/documents\/page\/new.json:\d: data.link: .*not exist/),
  ]);
});
