import { expect, test, vi } from 'vitest';
import type { AuthoringProject } from '../../../../packages/prismic-folder/tests/support/authoringProject.ts';
import { memoryStore } from './support/memoryStore.ts';
import { ABOUT, about, DRAFT, NAME, SIZE, openPage } from './support/openPage.ts';
import { startService } from './support/service.ts';
import { publish } from '../../../../packages/prismic-folder/src/authoring/releases/publish.ts';
import {
  addToRelease,
  removeRelease,
} from '../../../../packages/prismic-folder/src/authoring/releases/releases.ts';

const FILES = {
  [ABOUT]: { data: { name: 'About', size: 3 } },
  'content/repository.json': { releases: [{ id: 'spring' }, { id: 'dec' }] },
};

test('what is known of an open document follows the releases it enters and leaves', async () => {
  const service = await startService(FILES);
  const { session, set } = await openPage(service, about);
  const expectReleases = (...ids: string[]) =>
    expect.poll(() => session.get().summary.releases).toEqual(ids);
  await addToRelease(service.project, 'spring', about);
  await expectReleases('spring');
  set(NAME, 'A draft beside it');
  await session.flush();
  await addToRelease(service.project, 'dec', about);
  await expectReleases('spring', 'dec');
  await removeRelease(service.project, 'dec');
  await expectReleases('spring');
  set(NAME, 'Again');
  await session.flush();
  // There is a draft: of the version in the release nothing else is left.
  await removeRelease(service.project, 'spring');
  await expectReleases();
});

const ends = {
  published: (project: AuthoringProject) =>
    publish(project, { release: 'spring', documents: [], acceptWarnings: true, dryRun: false }),
  deleted: (project: AuthoringProject) => removeRelease(project, 'spring'),
};
test.each(['published', 'deleted'] as const)(
  'the version of a release that is %s meanwhile is left; what was not saved in it goes into the document',
  async (end) => {
    const service = await startService(FILES);
    await addToRelease(service.project, 'spring', about);
    const onLeft = vi.fn<() => void>();
    const browser = memoryStore();
    const options = { version: 'release:spring', onLeft, browser } as const;
    const { session, set } = await openPage(service, about, options);
    service.network = 'down';
    set(NAME, 'Not saved yet');
    service.network = 'up';
    await ends[end](service.project);
    await expect.poll(() => onLeft.mock.calls.length).toBe(1);
    // What is typed before the window is elsewhere is kept, too.
    set(SIZE, 4);
    session.close();
    const { session: present, notices } = await openPage(service, about, { browser });
    expect(notices).toEqual(['Your last text was not saved yet. It is in the document again.']);
    await present.flush();
    expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Not saved yet', size: 4 } });
    expect(present.get().conflicts).toEqual([]);
  },
);

test('what was not saved in a release whose document is gone, too, can be put back', async () => {
  const service = await startService(FILES);
  await addToRelease(service.project, 'spring', about);
  const onLeft = vi.fn<() => void>();
  const { session, set } = await openPage(service, about, { version: 'release:spring', onLeft });
  service.network = 'down';
  set(NAME, 'Not saved yet');
  service.project.remove('content/releases/spring/documents/page/about.json');
  service.project.remove('content/documents/page/about.json');
  service.network = 'up';
  await session.reload();
  await expect.poll(() => session.get().save.kind).toBe('conflict');
  expect(onLeft).not.toHaveBeenCalled();
});

test('a window that is signed out says so with its text safe, and saves once its owner is signed in again', async () => {
  const service = await startService(FILES);
  const { session, set, clock } = await openPage(service, about);
  service.signOut();
  set(NAME, 'Typed');
  clock.pass(300);
  const message = 'Not saved: this window is signed out. Your text is safe in this browser.';
  const failed = { kind: 'failed', message, isSignedOut: true };
  await expect.poll(() => session.get().save).toMatchObject(failed);
  service.signIn();
  clock.pass(2000);
  await expect.poll(() => session.get().save.kind).toBe('saved');
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Typed' } });
});
