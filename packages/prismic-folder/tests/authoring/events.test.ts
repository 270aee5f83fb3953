import { expect, test } from 'vitest';
import { readModelFiles } from '../../src/authoring/createAuthoring.ts';
import type { ChangeEvent } from '../../src/authoring/contract/session.ts';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';
import { field, typeModel } from '../support/createProject.ts';
import { ABOUT, about, save } from './support/saving.ts';

/** Resolves with the first event of a kind after `act`. */
function eventAfter(
  project: AuthoringProject,
  kind: ChangeEvent['kind'],
  act: () => unknown,
): Promise<ChangeEvent> {
  return new Promise((resolve, reject) => {
    const stop = project.onChange((event) => {
      if (event.kind !== kind) return;
      stop();
      resolve(event);
    });
    Promise.resolve(act()).catch(reject);
  });
}

const aboutProject = () => authoringProject({ [ABOUT]: { data: { name: 'About' } } });

test('a save is announced as the version it wrote and as its own, what others write with its key', async () => {
  const project = await aboutProject();
  const own = await eventAfter(project, 'document', () => save(project, about, { name: 'New' }));
  expect(own).toMatchObject({ document: about, version: 'draft', isOwn: true });
  const path = 'content/releases/spring/documents/page/about.fr-fr.json';
  const event = await eventAfter(project, 'document', () => project.write(path, { data: {} }));
  const document = { ...about, lang: 'fr-fr' };
  expect(event).toMatchObject({ document, version: 'release:spring', isOwn: false });
});

test('settings and models are announced, and models read as their files have them', async () => {
  const project = await aboutProject();
  const write = (kind: ChangeEvent['kind'], path: string, content: unknown) =>
    eventAfter(project, kind, () => project.write(path, content));
  const settings = { visibility: 'open', releases: [{ id: 'spring' }] };
  const event = await write('settings', 'content/repository.json', settings);
  expect(event).toEqual({ kind: 'settings' });
  const model = typeModel('event', { uid: field('UID') });
  await write('models', 'customtypes/event/index.json', model);
  const { types, slices, problems } = await readModelFiles(project);
  expect([types, slices.length, problems]).toEqual([expect.arrayContaining([model]), 1, []]);
  await write('models', 'customtypes/event/index.json', '{"id"');
  await write('models', 'slicemachine.config.json', { libraries: './slices' });
  const left = await readModelFiles(project);
  expect(left.types).not.toContainEqual(model);
  expect(left.problems).toMatchObject([
    { file: 'slicemachine.config.json', field: 'libraries', line: 2 },
    { file: 'customtypes/event/index.json' },
  ]);
});
