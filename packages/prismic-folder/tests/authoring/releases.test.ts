import { expect, test } from 'vitest';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';
import { ABOUT, about, PUBLISH, save, SPRING } from './support/saving.ts';
import { mergePublished } from '../../src/authoring/documents/mergePublished.ts';
import { listHistory } from '../../src/authoring/history/history.ts';
import { publish } from '../../src/authoring/releases/publish.ts';
import {
  addToRelease,
  createRelease,
  listReleases,
  removeRelease,
  updateRelease,
} from '../../src/authoring/releases/releases.ts';

const LATER = 'content/documents/page/later.json';
const REPOSITORY = 'content/repository.json';
const version = 'release:spring' as const;
const inSpring = (name: string) => SPRING.replace('about', name);

const SETTINGS = `{
    "visibility": "open",
    "releases": [
        { "id": "spring", "label": "Spring" },
        { "id": "winter", "label": "Winter" }
    ]
}`;

const releaseProject = (files: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({
    [REPOSITORY]: SETTINGS,
    [ABOUT]: { id: 'A1', data: { name: 'About' } },
    [SPRING]: { data: { name: 'In spring' } },
    [inSpring('news')]: { data: { name: 'News' } },
    'content/releases/winter/documents/page/snow.json': { data: {} },
    ...files,
  });

test('documents that change places in a release are published, and the rest of the settings stays', async () => {
  const [one, two] = ['One', 'Two'].map((name, at) => ({ id: `A${at + 1}`, data: { name } }));
  const files = { [ABOUT]: one, [LATER]: two, [SPRING]: two, [inSpring('later')]: one };
  const project = await releaseProject(files);
  await publish(project, { ...PUBLISH, release: 'spring' });
  expect(project.json(ABOUT)).toMatchObject(two ?? {});
  expect(project.json(LATER)).toMatchObject(one ?? {});
  const left = SETTINGS.replace('\n        { "id": "spring", "label": "Spring" },', '');
  expect(project.text(REPOSITORY)).toBe(left);
  expect(await project.problems()).toEqual([]);
});

test('releases are created, changed and removed in the settings, whose other lines stay', async () => {
  const project = await releaseProject();
  const { text } = project;
  const made = await createRelease(project, { label: 'Été: le début', scheduledAt: '2027-06-01' });
  expect(made).toEqual({
    id: 'ete-le-debut',
    label: 'Été: le début',
    scheduledAt: '2027-06-01T00:00:00+0000',
    documents: [],
  });
  expect(text(REPOSITORY)).toContain('{ "id": "spring", "label": "Spring" },\n');
  for (const [id, code] of [
    ['spring', 'exists'],
    ['SPRING', 'exists'],
    ['CON', 'invalid'],
    ['nul.txt', 'invalid'],
    ['x.', 'invalid'],
  ] as const) {
    await expect(createRelease(project, { label: 'x', id }), id).rejects.toMatchObject({ code });
  }
  await expect(createRelease(project, { label: 'CON' })).resolves.toMatchObject({ id: 'con-2' });
  await removeRelease(project, 'con-2');
  const scheduledAt = '2027-03-01T00:00:00+0000';
  const documents = [{ name: 'snow', status: 'release' }];
  expect(await updateRelease(project, 'winter', { scheduledAt })).toMatchObject({
    scheduledAt,
    documents,
  });
  const undated = await updateRelease(project, 'winter', {
    label: 'Deep winter',
    scheduledAt: null,
  });
  expect(undated).toMatchObject({ label: 'Deep winter', documents });
  expect(undated).not.toHaveProperty('scheduledAt');
  expect(text(REPOSITORY)).not.toContain(scheduledAt);
  await removeRelease(project, 'winter');
  expect(text('content/drafts/documents/page/snow.json')).not.toBeNull();
  await removeRelease(project, 'ete-le-debut');
  expect((await listReleases(project)).map(({ id }) => id)).toEqual(['spring']);
  project.remove(REPOSITORY);
  await createRelease(project, { label: 'Autumn' });
  expect(project.json(REPOSITORY)).toEqual({ releases: [{ id: 'autumn', label: 'Autumn' }] });
});

/** A release that holds the document with another name, while other values were published since. */
async function changedMeanwhile(values: { name?: string; size: number }) {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'Zero', size: 1 } } });
  await createRelease(project, { label: 'Spring' });
  await addToRelease(project, 'spring', about);
  await save(project, about, { name: 'Of the release' }, version);
  await save(project, about, values, 'published');
  await publish(project, { ...PUBLISH, documents: [about] });
  return project;
}

const dryRun = (project: AuthoringProject) =>
  publish(project, { acceptWarnings: false, dryRun: true, release: 'spring' });

test('changes of other fields are merged when the release is published, and the report says so', async () => {
  const project = await changedMeanwhile({ size: 5 });
  expect(await dryRun(project)).toMatchObject({ problems: [], merged: [about] });
  await publish(project, { ...PUBLISH, release: 'spring' });
  expect(project.json(ABOUT)).toMatchObject({ data: { name: 'Of the release', size: 5 } });
});

test.each([
  ['own', 'Of the release'],
  ['published', 'Public'],
] as const)('the same field in both is a warning, and a choice: %s', async (keep, name) => {
  const project = await changedMeanwhile({ name: 'Public', size: 5 });
  const reason = expect.stringContaining('data.name');
  const warning = { severity: 'warning', kind: 'changed-meanwhile', reason };
  expect((await dryRun(project)).problems).toMatchObject([warning]);
  const values = { base: 'Zero', mine: 'Of the release', disk: 'Public' };
  await expect(mergePublished(project, about, { version })).rejects.toMatchObject({
    code: 'conflict',
    details: { conflicts: [{ path: ['data', 'name'], ...values }] },
  });
  const merged = await mergePublished(project, about, { version, keep });
  expect(merged.json).toMatchObject({ data: { name, size: 5 } });
  expect(await dryRun(project)).toMatchObject({ problems: [], merged: [] });
  // The version as it was can be restored.
  const history = await listHistory(project, about);
  expect(history.some((entry) => entry.version === version)).toBe(true);
});

test('without the version it was made from, one of both is kept as a whole', async () => {
  const published_revision = 'abcdefghijklmnopqrstuvwxyz0';
  const folder = await authoringProject({
    [ABOUT]: { data: { name: 'Public' } },
    [SPRING]: { published_revision, data: { name: 'Of the release' } },
  });
  const merging = mergePublished(folder, about, { version });
  await expect(merging).rejects.toMatchObject({ code: 'conflict' });
  const merged = await mergePublished(folder, about, { version, keep: 'published' });
  expect(merged.json).toMatchObject({ data: { name: 'Public' } });
});

test.each([
  ['published', 'invalid'],
  ['archived', 'invalid'],
  ['draft', 'not_found'],
  ['release:none', 'not_found'],
] as const)('nothing is merged into the version %s', async (name, code) => {
  const folder = await authoringProject({ [ABOUT]: { data: {} } });
  await expect(mergePublished(folder, about, { version: name })).rejects.toMatchObject({ code });
});
