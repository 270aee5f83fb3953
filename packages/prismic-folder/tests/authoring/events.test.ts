import { expect, test } from 'vitest';
import type { ChangeEvent } from '../../src/authoring/contract/events.ts';
import { field, typeModel } from '../support/createProject.ts';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';

const about = { type: 'page', name: 'about' };

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

const aboutProject = () =>
  authoringProject({ 'content/documents/page/about.json': { data: { name: 'About' } } });

test('a save is announced as the version it wrote, and as its own', async () => {
  const project = await aboutProject();
  const { version, revision } = await project.documents.read(about);
  const changes = [{ op: 'set' as const, path: ['data', 'name'], value: 'New' }];
  const event = await eventAfter(project, 'document', () =>
    project.documents.save(about, { version, revision, changes }),
  );
  expect(event).toMatchObject({ document: about, version: 'draft', isOwn: true });
});

test('what a text editor writes is announced with its key', async () => {
  const project = await aboutProject();
  const path = 'content/releases/spring/documents/page/about.fr-fr.json';
  const event = await eventAfter(project, 'document', () => project.write(path, { data: {} }));
  const document = { ...about, lang: 'fr-fr' };
  expect(event).toMatchObject({ document, version: 'release:spring', isOwn: false });
});

test('settings and models are announced, and models read as their files have them', async () => {
  const project = await aboutProject();
  const settings = { visibility: 'open', releases: [{ id: 'spring' }] };
  expect(
    await eventAfter(project, 'settings', () => project.write('content/repository.json', settings)),
  ).toEqual({ kind: 'settings' });
  const model = typeModel('event', { uid: field('UID') });
  await eventAfter(project, 'models', () => project.write('customtypes/event/index.json', model));
  const { types, slices, problems } = await project.models();
  expect(types).toContainEqual(model);
  expect(slices).toHaveLength(1);
  expect(problems).toEqual([]);
  await eventAfter(project, 'models', () => project.write('customtypes/event/index.json', '{"id"'));
  const left = await project.models();
  expect(left.types).not.toContainEqual(model);
  expect(left.problems).toMatchObject([{ file: 'customtypes/event/index.json' }]);
});

test('files that are JSON but not models, and faulty libraries, are problems, too', async () => {
  const project = await aboutProject();
  const before = await project.models();
  project.write('customtypes/event/index.json', { label: 'Event', json: {} });
  project.write('slices/Note/model.json', { id: 'note' });
  project.write('slicemachine.config.json', { libraries: './slices' });
  const { types, slices, problems } = await project.models();
  expect([types, slices]).toEqual([before.types, []]);
  const common = { severity: 'error', kind: 'model' };
  expect(problems).toEqual([
    {
      ...common,
      file: 'slicemachine.config.json',
      field: 'libraries',
      line: 2,
      reason: 'must be a list of folders',
    },
    { ...common, file: 'customtypes/event/index.json', reason: 'the custom type has no id' },
    { ...common, file: 'slices/Note/model.json', reason: 'the slice has no list of variations' },
  ]);
});
