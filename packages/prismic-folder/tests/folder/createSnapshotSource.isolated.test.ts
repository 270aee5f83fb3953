import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import * as imageHeader from '../../src/folder/imageHeader.ts';
import * as parse from '../../src/folder/parseJson.ts';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import { createProject, field, pngHeader, typeModel } from '../support/createProject.ts';

vi.mock('../../src/folder/parseJson.ts', { spy: true });
vi.mock('../../src/folder/imageHeader.ts', { spy: true });

const ABOUT = 'content/documents/page/about.json';
const PAGE = 'customtypes/page/index.json';
const named = (name: string) => ({ data: { name } });

function watchedProject(watch = true) {
  const project = createProject({
    [PAGE]: typeModel('page', { uid: field('UID'), name: field('Text'), picture: field('Image') }),
    [ABOUT]: named('About'),
    'content/documents/page/later.json': { data: { picture: { url: '/media/wave.png' } } },
    'content/media/wave.png': pngHeader(4, 3),
  });
  const source = createSnapshotSource({ ...project, watch });
  const names = async () => (await source.current()).documents.map(({ data }) => data['name']);
  return { project, source, names };
}

test('shows an edited, a new and a deleted document at the next request', async () => {
  const { project, names } = watchedProject();
  expect(await names()).toEqual(['About', null]);
  project.write(ABOUT, named('About me'));
  expect(await names()).toEqual(['About me', null]);
  project.write('content/documents/page/new.json', named('New'));
  expect(await names()).toEqual(['About me', null, 'New']);
  project.remove(ABOUT);
  expect(await names()).toEqual([null, 'New']);
});

test('returns the same snapshot until a file changes', async () => {
  const { project, source } = watchedProject();
  const first = await source.current();
  expect(await source.current()).toBe(first);
  project.write('content/releases/spring/documents/page/about.json', named('Spring'));
  const second = await source.current();
  expect(second).not.toBe(first);
  expect(second.releases).toHaveLength(1);
});

test('reads again only what has changed', async () => {
  const { project, source } = watchedProject();
  await source.current();
  vi.mocked(parse.parseJson).mockClear();
  vi.mocked(imageHeader.imageHeader).mockClear();
  project.write(ABOUT, named('About me'));
  await source.current();
  expect(parse.parseJson).toHaveBeenCalledTimes(1);
  expect(imageHeader.imageHeader).not.toHaveBeenCalled();
  project.write('content/media/wave.png', pngHeader(8, 6));
  const { documents } = await source.current();
  expect(imageHeader.imageHeader).toHaveBeenCalledTimes(1);
  expect(documents[1]?.data['picture']).toMatchObject({ dimensions: { width: 8, height: 6 } });
});

test('updates with models, settings and problems that come and go', async () => {
  const { project, source, names } = watchedProject();
  await names();
  project.write(PAGE, typeModel('page', { uid: field('UID'), name: field('Text') }));
  expect((await source.current()).problems).toMatchObject([{ field: 'data.picture' }]);
  project.write('content/documents/page/later.json', '{');
  expect((await source.current()).problems).toMatchObject([{ field: 'line 1, column 2' }]);
  project.write('content/documents/page/later.json', named('Later'));
  project.write('content/repository.json', { name: 'another' });
  expect(await source.current()).toMatchObject({ name: 'another', problems: [] });
});

test('loads once for concurrent requests', async () => {
  const { source } = watchedProject();
  const [one, other] = await Promise.all([source.current(), source.current()]);
  expect(other).toBe(one);
});

test('gives a request after an edit the edit, even during a load', async () => {
  const { project, source } = watchedProject();
  const before = source.current();
  project.write(ABOUT, named('About me'));
  expect((await source.current()).documents[0]?.data['name']).toBe('About me');
  await before;
});

test('reads the files once without a watcher', async () => {
  const { project, source, names } = watchedProject(false);
  await source.current();
  project.write(ABOUT, named('About me'));
  expect(await names()).toEqual(['About', null]);
});

test('a link to itself is a problem of that file, and the others are loaded', async () => {
  const { project, source, names } = watchedProject();
  for (const path of ['documents/page/round.json', 'media/round.png']) {
    const link = join(project.contentDir, path);
    symlinkSync(link, link);
  }
  expect(await names()).toEqual(['About', null]);
  const { problems } = await source.current();
  expect(problems).toMatchObject([
    { file: 'content/documents/page/round.json', reason: expect.stringContaining('ELOOP') },
    { file: 'content/media/round.png', reason: expect.stringContaining('ELOOP') },
  ]);
});
