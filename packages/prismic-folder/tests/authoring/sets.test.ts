import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAuthoring } from '../../src/authoring/createAuthoring.ts';
import { listRemoved } from '../../src/authoring/history/listRemoved.ts';
import { openStore } from '../../src/store/openStore.ts';
import { authoringProject, type AuthoringProject } from '../support/authoringProject.ts';
import {
  keepDemo,
  readContentSets,
  restoreContent,
  startContent,
} from '../../src/authoring/sets/sets.ts';

const NOW = Date.parse('2026-11-24T09:00:00Z');

const DEMO = {
  'content/demo.json': { isAnswered: false },
  'content/documents/page/low-tide.json': { data: { name: 'Low Tide' } },
  'content/documents/home/home.json': { data: { name: 'The demo' } },
  'content/drafts/documents/page/new.json': { data: { name: 'New' } },
  'content/releases/spring/documents/page/low-tide.json': { data: { name: 'In spring' } },
  'content/behance/1.json': { id: 1 },
  'content/media.json': { 'wave.png': { alt: 'A wave.' } },
  'content/media/other.txt': 'other',
} as const;

const demoProject = (files: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({ ...DEMO, ...files }, { now: () => NOW });

const WAVE = { url: '/media/wave.png', alt: '' };
const OWN = {
  documents: [
    { type: 'home', name: 'home', data: { name: 'Mine' } },
    { type: 'page', name: 'first', tags: ['Web'], data: { name: 'First', picture: WAVE } },
  ],
  media: ['wave.png'],
};

/** What is not ready for visitors. */
const SAMPLE = { type: 'page', name: 'sample', data: { name: 'Sample' }, isDraft: true };

/** The text of every file of the content folder, but for those that belong to the store. */
function contentOf({ contentDir, text }: AuthoringProject): Record<string, string | null> {
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(contentDir.length + 1))
    .filter((path) => !path.startsWith('.'));
  return Object.fromEntries(paths.sort().map((path) => [path, text(`content/${path}`)]));
}

test('a folder without the mark is its owner’s own: nothing asks, and nothing is moved', async () => {
  const project = await authoringProject({ 'content/documents/page/low-tide.json': { data: {} } });
  const before = contentOf(project);
  expect(await readContentSets(project)).toEqual({ demo: null, sets: [] });
  await expect(startContent(project, OWN)).rejects.toMatchObject({ code: 'conflict' });
  await expect(keepDemo(project)).rejects.toMatchObject({ code: 'conflict' });
  expect(contentOf(project)).toEqual(before);
});

test('a site of one’s own takes the place of the demo, which comes back byte for byte', async () => {
  const project = await demoProject();
  expect(await readContentSets(project)).toEqual({ demo: { isAnswered: false }, sets: [] });
  const before = contentOf(project);
  const documents = [...OWN.documents, SAMPLE];
  const started = await startContent(project, { ...OWN, documents });
  expect(started).toEqual({ aside: 'demo-2026-11-24' });
  const sets = [{ name: 'demo-2026-11-24', isDemo: true }];
  expect(await readContentSets(project)).toEqual({ demo: null, sets });
  const own = Object.keys(contentOf(project)).filter((path) => !path.startsWith('aside/'));
  expect(own).toEqual([
    'documents/home/home.json',
    'documents/page/first.json',
    'drafts/documents/page/sample.json',
    'media/wave.png',
    'repository.json',
  ]);
  expect(project.json('content/repository.json')).toMatchObject({
    languages: [{ id: 'en-gb' }],
    releases: [],
  });
  expect(existsSync(join(project.contentDir, 'releases/spring'))).toBe(false);
  expect(await project.client().getSingle('home')).toMatchObject({ data: { name: 'Mine' } });
  expect(await project.client().getByUID('page', 'first')).toMatchObject({ tags: ['Web'] });
  const { 'demo.json': _mark, ...content } = before;
  for (const [path, text] of Object.entries(content)) {
    expect(project.text(`content/aside/demo-2026-11-24/${path}`)).toBe(text);
  }
  // Nothing was deleted.
  expect(await listRemoved(project)).toEqual([]);
  const mine = contentOf(project);

  expect(await restoreContent(project, 'demo-2026-11-24')).toEqual({ aside: 'site-2026-11-24' });
  const now = contentOf(project);
  expect(now).toMatchObject(content);
  const found = await project.client().getByUID('page', 'low-tide');
  expect(found.data['name']).toBe('Low Tide');
  expect(await readContentSets(project)).toEqual({
    demo: { isAnswered: true },
    sets: [{ name: 'site-2026-11-24', isDemo: false }],
  });

  // And the other way.
  await restoreContent(project, 'site-2026-11-24');
  expect(contentOf(project)).toEqual(mine);
});

test('of two windows that answer, one starts a site, and the other one is told so', async () => {
  const project = await demoProject();
  const answers = await Promise.allSettled([
    startContent(project, OWN),
    startContent(project, OWN),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict', message: expect.stringContaining('another window') },
  });
  expect((await readContentSets(project)).sets).toHaveLength(1);
});

test('who keeps the demo is not asked again; a set whose name is taken gets a number, an unknown one is not found', async () => {
  const aside = 'content/aside/demo-2026-11-24/documents/page/old.json';
  const project = await demoProject({ [aside]: { data: {} } });
  await keepDemo(project);
  expect(await readContentSets(project)).toMatchObject({ demo: { isAnswered: true } });
  expect(await startContent(project, OWN)).toEqual({ aside: 'demo-2026-11-24-2' });
  const names = (await readContentSets(project)).sets.map(({ name }) => name);
  expect(names).toEqual(['demo-2026-11-24-2', 'demo-2026-11-24']);
  const unknown = restoreContent(project, 'demo-2020-01-01');
  await expect(unknown).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['of an unknown type', { type: 'nothing', name: 'a', data: {} }],
  ['with a value of a wrong form', { type: 'page', name: 'a', data: { size: 'large' } }],
  ['whose name is no uid', { type: 'page', name: 'A Page', data: {} }],
])('a document %s is refused, and the demo stays', async (_, document) => {
  const project = await demoProject();
  const before = contentOf(project);
  const documents = [...OWN.documents, document];
  await expect(startContent(project, { ...OWN, documents })).rejects.toThrow();
  expect(contentOf(project)).toEqual(before);
});

test.each([0, 6, 10])(
  'a full disk after %i files leaves the demo whole, also after the next start',
  async (after) => {
    const project = await demoProject();
    const before = contentOf(project);
    const store = await openStore(project);
    let left = after;
    const temporaryFile = () => {
      left -= 1;
      if (left >= 0) return store.temporaryFile();
      throw Object.assign(new Error('ENOSPC: the disk is full'), { code: 'ENOSPC' });
    };
    const { root, contentDir } = project;
    const options = { root, contentDir, now: () => NOW, store: { ...store, temporaryFile } };
    const authoring = await createAuthoring(options);
    await expect(startContent(authoring, OWN)).rejects.toThrow(/disk is full/);
    expect(contentOf(project)).toEqual(before);
    // Copies that were made before would keep it full.
    expect(readdirSync(contentDir, { recursive: true }).join()).not.toContain('upload');
    await authoring.close();
    await (await openStore(project)).close();
    expect(contentOf(project)).toEqual(before);
  },
);
