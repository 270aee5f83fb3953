import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { randomOf, pickOf } from '../../../../tests/support/random.ts';
import { openStore } from '../../src/store/openStore.ts';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';

const about = { type: 'page', name: 'about' };
const ABOUT = 'content/documents/page/about.json';
const DRAFT = 'content/drafts/documents/page/about.json';
const publishing = { acceptWarnings: true, dryRun: false };

const draftOf = (project: AuthoringProject) => readFileSync(join(project.root, DRAFT));

/** A file as no program would write it: mixed line ends, spaces, escapes, key order, with or without a mark. */
function oddText(random: () => number, count: number): string {
  const line = pickOf(random, ['\n', '\r\n', '']);
  const space = () => pickOf(random, ['', ' ', '  ', '\t']);
  const name = pickOf(random, ['"Caf\\u00e9"', '"Café 😀"', '"a\\/b \\"c\\""', '"\u2028"']);
  const number = pickOf(random, ['3', '3.0', '3e0', '0.3e1']);
  const data = [
    `"name":${space()}${name}`,
    `"size"${space()}:${number}`,
    `"unknown":${space()}[${space()}${count},null,${space()}{}]`,
  ];
  const keys = [
    `"tags":[${space()}]`,
    `"data":${space()}{${line}${data.join(`,${line}${space()}`)}}`,
  ];
  const ordered = random() < 0.5 ? keys : keys.toReversed();
  const mark = random() < 0.2 ? '\ufeff' : '';
  const end = pickOf(random, ['', '\n', '\r\n', '  \n\n']);
  return `${mark}{${line}${ordered.join(`${space()},${line}`)}${line}}${end}`;
}

test.each([1, 2, 3])(
  'each of the last 50 versions is restored with exactly its bytes (seed %i)',
  async (seed) => {
    const random = randomOf(seed);
    const project = await authoringProject({ [ABOUT]: { data: { name: 'Public' } } });
    const store = await openStore({ contentDir: project.contentDir });
    const texts = Array.from({ length: 51 }, (_, at) => oddText(random, at));
    for (const text of texts) {
      const path = 'drafts/documents/page/about.json';
      const expected = store.read(path)?.revision ?? null;
      // oxlint-disable-next-line no-await-in-loop
      await store.commit([{ path, content: Buffer.from(text), expected }]);
    }
    await store.close();
    const entries = await project.history.list(about);
    const drafts = entries.filter(({ version }) => version === 'draft');
    expect(drafts).toHaveLength(50);
    const wanted = texts.slice(0, 50).toReversed();
    // Each restore stores a version, too: the oldest first, before it falls out of the list.
    for (const at of [...drafts.keys()].toReversed()) {
      // oxlint-disable-next-line no-await-in-loop
      const restored = await project.history.restore(about, drafts[at]?.id ?? '');
      expect(draftOf(project).equals(Buffer.from(wanted[at] ?? ''))).toBe(true);
      expect(restored).toMatchObject({ version: 'draft', document: { status: 'changed' } });
    }
    expect(project.json(ABOUT)).toEqual({ data: { name: 'Public' } });
  },
);

test('a restored version that is edited is merged from what was public when it was restored', async () => {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'One', size: 1 } } });
  const edit = async (key: 'name' | 'size', value: string | number) => {
    const { version, revision } = await project.documents.read(about);
    const changes = [{ op: 'set' as const, path: ['data', key], value }];
    return project.documents.save(about, { version, revision, changes });
  };
  await edit('size', 2);
  await edit('size', 3);
  await project.releases.publish({ ...publishing, documents: [about] });
  const [first] = (await project.history.list(about)).filter(({ version }) => version === 'draft');
  const draft = (await project.history.list(about)).filter(({ version }) => version === 'draft')[1];
  expect(first).toBeDefined();
  const restored = await project.history.restore(about, draft?.id ?? '');
  expect(restored.json).toMatchObject({ data: { size: 2 } });
  const now = await project.documents.read(about, 'published');
  const saved = await edit('name', 'Two');
  expect(saved.json).toMatchObject({ published_revision: now.revision });
  const report = await project.releases.publish({ ...publishing, documents: [about] });
  expect(report).toMatchObject({ problems: [], merged: [] });
  expect(project.json(ABOUT)).toMatchObject({ data: { name: 'Two', size: 2 } });
});

test('a restored version that is published unchanged replaces what is public', async () => {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'One' } } });
  for (const name of ['Two', 'Three']) {
    // oxlint-disable-next-line no-await-in-loop
    const { version, revision } = await project.documents.read(about);
    const changes = [{ op: 'set' as const, path: ['data', 'name'], value: name }];
    // oxlint-disable-next-line no-await-in-loop
    await project.documents.save(about, { version, revision, changes });
  }
  await project.releases.publish({ ...publishing, documents: [about] });
  const two = (await project.history.list(about)).filter(({ version }) => version === 'draft')[1];
  await project.history.restore(about, two?.id ?? '');
  const report = await project.releases.publish({ ...publishing, documents: [about] });
  expect(report).toMatchObject({ problems: [], merged: [] });
  expect(project.json(ABOUT)).toMatchObject({ data: { name: 'Two' } });
});

test('the list says when a version was written, what was restored, and what a release published', async () => {
  const project = await authoringProject({
    [ABOUT]: { data: { name: 'One' } },
    [DRAFT]: { data: { name: 'Two' } },
  });
  const before = Date.now() - 60_000;
  const { id } = await project.releases.create({ label: 'Spring edition' });
  await project.releases.add(id, about);
  await project.releases.publish({ ...publishing, release: id });
  const one = (await project.history.list(about)).find(({ version }) => version === 'published');
  expect(one?.savedAt).toBeGreaterThan(before);
  expect(one?.savedAt).toBeLessThanOrEqual(one?.at ?? 0);
  await project.history.restore(about, one?.id ?? '');
  await project.releases.publish({ ...publishing, documents: [about] });
  const entries = await project.history.list(about);
  expect(entries.filter(({ isRestored }) => isRestored)).toMatchObject([{ version: 'draft' }]);
  expect(entries.filter(({ release }) => release !== undefined)).toMatchObject([
    { version: 'published', release: 'Spring edition' },
  ]);
  // What a release held is listed, although the release is gone.
  expect(entries.map(({ version }) => version)).toContain(`release:${id}`);
});

test('removed documents are listed and restored with their bytes; renamed ones are not removed', async () => {
  const text = '{"data" : {"name":"Gone\\u0021"}}\r\n';
  const project = await authoringProject({
    [ABOUT]: text,
    'content/drafts/documents/page/moved.json': { data: { name: 'Moved' } },
  });
  await project.documents.rename({ type: 'page', name: 'moved' }, 'here');
  expect(await project.history.removed()).toEqual([]);
  await project.documents.remove(about, { acceptWarnings: true });
  const removed = await project.history.removed();
  expect(removed).toMatchObject([{ ...about, title: 'Gone!' }]);
  const [entry] = await project.history.list(about);
  await project.history.restore(about, entry?.id ?? '');
  expect(project.text(DRAFT)).toBe(text);
  expect(await project.history.removed()).toEqual([]);
});
