import { expect, test, vi } from 'vitest';
import { openPage } from './support/openPage.ts';
import { startService } from './support/service.ts';

const about = { type: 'page', name: 'about' };
const FILES = {
  'content/documents/page/about.json': { data: { name: 'About', size: 3 } },
  'content/repository.json': { releases: [{ id: 'spring' }, { id: 'dec' }] },
};

test('what is known of an open document follows the releases it enters and leaves', async () => {
  const service = await startService(FILES);
  const { session, set } = await openPage(service, about);
  const { releases } = service.project;
  const expectReleases = (...ids: string[]) =>
    expect.poll(() => session.get().summary.releases).toEqual(ids);
  await releases.add('spring', about);
  await expectReleases('spring');
  set(['data', 'name'], 'A draft beside it');
  await session.flush();
  await releases.add('dec', about);
  await expectReleases('spring', 'dec');
  await releases.remove('dec');
  await expectReleases('spring');
  set(['data', 'name'], 'Again');
  await session.flush();
  // There is a draft: of the version in the release nothing else is left.
  await releases.remove('spring');
  await expectReleases();
});

test.each([
  [
    'published',
    async (id: string, { releases }: Releases) =>
      releases.publish({ release: id, documents: [], acceptWarnings: true, dryRun: false }),
  ],
  ['deleted', async (id: string, { releases }: Releases) => releases.remove(id)],
] as const)(
  'the version of a release that is %s meanwhile is left, unless something of it is unsaved',
  async (_what, end) => {
    const service = await startService(FILES);
    const { releases } = service.project;
    await releases.add('spring', about);
    const onLeft = vi.fn<() => void>();
    const version = 'release:spring';
    const { session } = await openPage(service, about, { version, onLeft });
    const other = vi.fn<() => void>();
    const typed = await openPage(service, about, { version, onLeft: other });
    service.network = 'down';
    typed.set(['data', 'name'], 'Not saved yet');
    service.network = 'up';
    await end('spring', service.project);
    await expect.poll(() => onLeft.mock.calls.length).toBe(1);
    expect(session.get().conflicts).toEqual([]);
    await expect.poll(() => typed.session.get().conflicts.length).toBe(1);
    expect(other).not.toHaveBeenCalled();
  },
);

test('a window that is signed out says so with its text safe, and saves once its owner is signed in again', async () => {
  const service = await startService(FILES);
  const { session, set, clock } = await openPage(service, about);
  service.signOut();
  set(['data', 'name'], 'Typed');
  clock.pass(300);
  await expect
    .poll(() => session.get().save)
    .toMatchObject({
      kind: 'failed',
      message: 'Not saved: this window is signed out. Your text is safe in this browser.',
      isSignedOut: true,
    });
  service.signIn();
  clock.pass(2000);
  await expect.poll(() => session.get().save.kind).toBe('saved');
  expect(service.project.json('content/drafts/documents/page/about.json')).toMatchObject({
    data: { name: 'Typed' },
  });
});

type Releases = Pick<Awaited<ReturnType<typeof startService>>['project'], 'releases'>;
