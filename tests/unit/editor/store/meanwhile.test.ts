import { expect, test } from 'vitest';
import { ABOUT, about, DRAFT, NAME, note, openPage } from './support/openPage.ts';
import { startService } from './support/service.ts';
import { publish } from '../../../../packages/prismic-folder/src/authoring/releases/publish.ts';
import { addToRelease } from '../../../../packages/prismic-folder/src/authoring/releases/releases.ts';

const DATA = { name: 'About', size: 3, zone: [note('a'), note('b')] };

/** An open draft; `write` changes what is public by hand. */
async function start(data: object = { name: 'Mine' }) {
  const service = await startService({ [ABOUT]: { tags: ['One'], data: DATA } });
  const page = await openPage(service, about);
  for (const [key, value] of Object.entries(data)) page.set(['data', key], value);
  await page.session.flush();
  const publicJson = () => service.project.json(ABOUT);
  return {
    ...page,
    service,
    draft: () => service.project.json(DRAFT),
    publicJson,
    write: (change: object) =>
      service.project.write(ABOUT, { tags: ['One'], data: { ...DATA, ...change } }),
    isAsked: (count: number) =>
      expect.poll(() => page.session.get().meanwhile?.conflicts.length ?? 0).toBe(count),
  };
}

test('what is public changed where the draft was changed is a choice, while the draft goes on being saved', async () => {
  const { session, set, write, isAsked, draft } = await start();
  write({ name: 'By hand', size: 7 });
  await isAsked(1);
  expect(session.get()).toMatchObject({ conflicts: [], save: { kind: 'saved' } });
  expect(session.get().meanwhile).toMatchObject({
    conflicts: [{ path: NAME, base: 'About', mine: 'Mine', disk: 'By hand' }],
    merged: [['data', 'size']],
  });
  set(NAME, 'Mine, and more');
  await session.flush();
  expect(draft()).toMatchObject({ data: { name: 'Mine, and more', size: 3 } });
  expect(session.get().meanwhile?.conflicts).toMatchObject([{ mine: 'Mine, and more' }]);
});

test.each([
  ['mine', 'Mine'],
  ['disk', 'By hand'],
  ['both', 'Mine By hand'],
] as const)(
  'the choice %s is in the draft, with all else that is public, and publishing warns no more',
  async (keep, name) => {
    const { session, write, isAsked, draft, publicJson, service } = await start({
      name: 'Mine',
      size: 9,
    });
    write({ name: 'By hand', zone: [note('a'), note('b'), note('c')] });
    await isAsked(1);
    await session.resolve([{ path: NAME, keep }]);
    const data = { name, size: 9, zone: [note('a'), note('b'), note('c')] };
    expect(draft()).toMatchObject({ data });
    await isAsked(0);
    const what = { documents: [about], acceptWarnings: false, dryRun: false };
    const report = await publish(service.project, what);
    expect(report).toMatchObject({ problems: [] });
    expect(publicJson()).toMatchObject({ data });
  },
);

test('one’s own side is an undo away, and a window that is opened later asks, too', async () => {
  const { session, write, isAsked, service } = await start();
  write({ name: 'By hand' });
  await isAsked(1);
  const later = await openPage(service, about);
  expect(later.session.get().meanwhile?.conflicts).toMatchObject([{ path: NAME, disk: 'By hand' }]);
  await session.resolve([{ path: NAME, keep: 'both' }]);
  expect(session.undo()).toEqual(NAME);
  expect(session.get().json).toMatchObject({ data: { name: 'Mine' } });
});

test.each([
  ['another field', { name: 'Mine' }, { size: 7 }],
  ['another slice', { zone: [note('mine'), note('b')] }, { zone: [note('a'), note('theirs')] }],
  ['the same, equally', { name: 'Same' }, { name: 'Same' }],
])('%s is no choice', async (_what, mine, theirs) => {
  const { session, write } = await start(mine);
  const before = session.get().published;
  write(theirs);
  await expect.poll(() => session.get().published).not.toEqual(before);
  expect(session.get().meanwhile).toBeNull();
});

test('a slice that both changed, in the version of a release', async () => {
  const service = await startService({
    [ABOUT]: { data: DATA },
    'content/repository.json': { releases: [{ id: 'spring' }] },
  });
  await addToRelease(service.project, 'spring', about);
  const { session, set } = await openPage(service, about, { version: 'release:spring' });
  set(['data', 'zone', 1, 'primary', 'text'], 'mine');
  await session.flush();
  const zone = [note('new'), note('a'), note('theirs')];
  service.project.write(ABOUT, { data: { ...DATA, zone } });
  const path = ['data', 'zone', 2, 'primary', 'text'];
  const conflicts = () => session.get().meanwhile?.conflicts;
  await expect.poll(conflicts).toMatchObject([{ path, mine: 'mine' }]);
  await session.resolve([{ path, keep: 'disk' }]);
  const inSpring = service.project.json('content/releases/spring/documents/page/about.json');
  expect(inSpring).toMatchObject({ data: { zone } });
  expect(session.get().meanwhile).toBeNull();
});
