import { expect, test } from 'vitest';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';

const about = { type: 'page', name: 'about' };
const ABOUT = 'content/documents/page/about.json';
const publishing = { acceptWarnings: true, dryRun: false };
const version = 'release:spring' as const;

const set = (path: (string | number)[], value: string | number) => ({
  op: 'set' as const,
  path,
  value,
});

/** A release that holds the document with another name, while `changes` of it were published since. */
async function changedMeanwhile(changes: ReturnType<typeof set>[]) {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'Zero', size: 1 } } });
  const { releases, documents } = project;
  await releases.create({ label: 'Spring' });
  const held = await releases.add('spring', about);
  await documents.save(about, {
    version,
    revision: held.revision,
    changes: [set(['data', 'name'], 'Of the release')],
  });
  const { revision } = await documents.read(about, 'published');
  await documents.save(about, { version: 'published', revision, changes });
  await releases.publish({ ...publishing, documents: [about] });
  return project;
}

const dryRun = ({ releases }: AuthoringProject) =>
  releases.publish({ acceptWarnings: false, dryRun: true, release: 'spring' });

test('changes of other fields are merged when the release is published, and the report says so', async () => {
  const project = await changedMeanwhile([set(['data', 'size'], 5)]);
  expect(await dryRun(project)).toMatchObject({ problems: [], merged: [about] });
  await project.releases.publish({ ...publishing, release: 'spring' });
  expect(project.json(ABOUT)).toMatchObject({ data: { name: 'Of the release', size: 5 } });
});

test('the same field in both is a warning of its own kind, and a choice', async () => {
  const changes = [set(['data', 'name'], 'Public'), set(['data', 'size'], 5)];
  const project = await changedMeanwhile(changes);
  const { problems } = await dryRun(project);
  expect(problems).toMatchObject([{ severity: 'warning', kind: 'changed-meanwhile' }]);
  expect(problems[0]?.reason).toContain('data.name');
  await expect(project.documents.merge(about, { version })).rejects.toMatchObject({
    code: 'conflict',
    details: {
      conflicts: [{ path: ['data', 'name'], base: 'Zero', mine: 'Of the release', disk: 'Public' }],
    },
  });
  for (const [keep, name] of [
    ['own', 'Of the release'],
    ['published', 'Public'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const own = await changedMeanwhile(changes);
    // oxlint-disable-next-line no-await-in-loop
    const merged = await own.documents.merge(about, { version, keep });
    expect(merged.json).toMatchObject({ data: { name, size: 5 } });
    // oxlint-disable-next-line no-await-in-loop
    expect(await dryRun(own)).toMatchObject({ problems: [], merged: [] });
    // The version as it was can be restored.
    // oxlint-disable-next-line no-await-in-loop
    const history = await own.history.list(about);
    expect(history.some((entry) => entry.version === version)).toBe(true);
  }
});

test('without the version it was made from, one of both is kept as a whole', async () => {
  const files = {
    [ABOUT]: { data: { name: 'Public' } },
    'content/releases/spring/documents/page/about.json': {
      published_revision: 'abcdefghijklmnopqrstuvwxyz0',
      data: { name: 'Of the release' },
    },
  };
  const project = await authoringProject(files);
  await expect(project.documents.merge(about, { version })).rejects.toMatchObject({
    code: 'conflict',
  });
  const merged = await project.documents.merge(about, { version, keep: 'published' });
  expect(merged.json).toMatchObject({ data: { name: 'Public' } });
});

test('what is public, archived or not there is not merged into', async () => {
  const project = await authoringProject({ [ABOUT]: { data: {} } });
  for (const [name, code] of [
    ['published', 'invalid'],
    ['archived', 'invalid'],
    ['draft', 'not_found'],
    ['release:none', 'not_found'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(project.documents.merge(about, { version: name })).rejects.toMatchObject({ code });
  }
});
