import { expect, test } from 'vitest';
import { ABOUT, about, DRAFT, NAME, note, SIZE, openPage, type Page } from './support/openPage.ts';
import { startService } from './support/service.ts';
import { discardDraft } from '../../../../packages/prismic-folder/src/authoring/documents/removeDocument.ts';
import { publish } from '../../../../packages/prismic-folder/src/authoring/releases/publish.ts';

const slice = (at: number) => ['data', 'zone', at, 'primary', 'text'];
const START = { tags: ['One'], data: { name: 'About', size: 3, zone: [note('a'), note('b')] } };

/** An open page of a draft that a text editor changes. */
async function start(files: object = { [DRAFT]: START }) {
  const service = await startService({ ...files });
  const page = await openPage(service, about);
  return {
    ...page,
    service,
    disk: () => service.project.json(DRAFT),
    write(data: object) {
      // Cast: a document of the test.
      const json = service.project.json(DRAFT) as { readonly data: object };
      service.project.write(DRAFT, { ...json, data: { ...json.data, ...data } });
    },
    isConflict: (count = 1) => expect.poll(() => page.session.get().conflicts.length).toBe(count),
  };
}

/** Both have written another name; what is on disk may differ in more. */
async function conflicted(more: object = {}) {
  const page = await start();
  page.set(NAME, 'Mine');
  page.write({ name: 'Theirs', ...more });
  await page.isConflict();
  return page;
}

test('changes of different fields are merged, said, and undo takes back one’s own only', async () => {
  const { session, set, notices, write, disk } = await start();
  set(NAME, 'Mine');
  write({ size: 7 });
  await expect.poll(() => session.get().json.data).toMatchObject({ name: 'Mine', size: 7 });
  await session.flush();
  expect(disk()).toMatchObject({ data: { name: 'Mine', size: 7 } });
  expect(notices).toEqual([
    expect.stringMatching(/was also changed elsewhere\. Both changes are in\.$/),
  ]);
  expect(session.undo()).toEqual(NAME);
  expect(session.get().json.data).toMatchObject({ name: 'About', size: 7 });
  expect(session.undo()).toBeNull();
  expect(session.redo()).toEqual(NAME);
  expect(session.get().json.data).toMatchObject({ name: 'Mine', size: 7 });
});

test('the same field twice is a conflict: nothing is written, other fields go on being merged and edited', async () => {
  const { session, set, clock, disk, notices } = await conflicted({ size: 7 });
  // What was changed beside it is in, listed with it and not said besides.
  expect(session.get()).toMatchObject({
    save: { kind: 'conflict' },
    json: { data: { name: 'Mine', size: 7 } },
    conflicts: [{ path: NAME, base: 'About', mine: 'Mine', disk: 'Theirs' }],
    merged: [SIZE],
  });
  expect(notices).toEqual([]);
  set(SIZE, 5);
  set(NAME, 'Mine again');
  clock.pass(5000);
  await expect(session.flush()).rejects.toThrow(/two versions/);
  expect(disk()).toMatchObject({ data: { name: 'Theirs', size: 7 } });
  expect(session.get().conflicts).toMatchObject([{ mine: 'Mine again', disk: 'Theirs' }]);
  await session.resolve([{ path: NAME, keep: 'mine' }]);
  expect(session.get()).toMatchObject({ conflicts: [], merged: [] });
});

test.each([
  ['mine', 'Mine'],
  ['disk', 'Theirs'],
  ['both', 'Mine Theirs'],
] as const)('keeping %s of a conflict is saved, and can be undone', async (keep, expected) => {
  const { session, disk } = await conflicted();
  await session.resolve([{ path: NAME, keep }]);
  expect(session.get()).toMatchObject({ conflicts: [], save: { kind: 'saved' } });
  expect(disk()).toMatchObject({ data: { name: expected } });
  session.undo();
  expect(session.get().json.data).toMatchObject({ name: keep === 'mine' ? 'About' : 'Mine' });
});

test.each([
  ['changed', 'mine', [note('Mine'), note('b')]],
  ['changed', 'disk', [note('b')]],
  ['removed', 'mine', [note('b')]],
  ['removed', 'disk', [note('Theirs'), note('b')]],
] as const)(
  'of a slice that was %s here, and the other way on disk, %s is kept',
  async (...row) => {
    const [here, keep, zone] = row;
    const { session, set, write, isConflict, disk } = await start();
    const path = ['data', 'zone', 0];
    if (here === 'changed') set(slice(0), 'Mine');
    else session.edit([{ op: 'remove', path }], { label: 'delete Note' });
    write({ zone: here === 'changed' ? [note('b')] : [note('Theirs'), note('b')] });
    await isConflict();
    // It stays until somebody decides.
    expect(session.get().json.data?.['zone']).toHaveLength(2);
    const versions = here === 'changed' ? { mine: note('Mine') } : { disk: note('Theirs') };
    expect(session.get().conflicts).toEqual([{ path, base: note('a'), ...versions }]);
    await session.resolve([{ path, keep }]);
    expect(disk()).toMatchObject({ data: { zone } });
  },
);

test('conflicts stay with their slices while others are inserted, moved and removed', async () => {
  const { session, set, write, isConflict, disk } = await start();
  set(slice(1), 'Mine');
  write({ zone: [note('a'), note('Theirs')] });
  await isConflict();
  session.edit([{ op: 'insert', path: ['data', 'zone', 0], value: note('new') }], {
    label: 'add Note',
  });
  expect(session.get().conflicts).toMatchObject([{ path: slice(2), mine: 'Mine', disk: 'Theirs' }]);
  session.edit([{ op: 'move', path: ['data', 'zone', 2], to: 0 }], { label: 'move Note up' });
  expect(session.get().conflicts).toMatchObject([{ path: slice(0), mine: 'Mine' }]);
  session.undo();
  session.undo();
  expect(session.get().conflicts).toMatchObject([{ path: slice(1) }]);
  await session.resolve([{ path: slice(1), keep: 'disk' }]);
  expect(disk()).toMatchObject({ data: { zone: [note('a'), note('Theirs')] } });
});

test('a slice that is there again because of its conflict moves the conflicts after it', async () => {
  const zone = ['a', 'b', 'c'].map(note);
  const { session, set, write, isConflict } = await start({ [DRAFT]: { data: { zone } } });
  set(slice(0), 'Mine a');
  set(slice(2), 'Mine c');
  write({ zone: [note('b'), note('Theirs c')] });
  await isConflict(2);
  expect(session.get().json.data?.['zone']).toEqual(['Mine a', 'b', 'Mine c'].map(note));
  expect(session.get().conflicts).toMatchObject([
    { path: ['data', 'zone', 0], mine: note('Mine a') },
    { path: slice(2), mine: 'Mine c', disk: 'Theirs c' },
  ]);
});

test('while there is a conflict, what others change further on is taken in', async () => {
  const { session, write } = await conflicted();
  write({ name: 'Theirs 2', size: 8 });
  await expect.poll(() => session.get().json.data?.['size']).toBe(8);
  expect(session.get().conflicts).toEqual([
    { path: NAME, base: 'About', mine: 'Mine', disk: 'Theirs 2' },
  ]);
  write({ name: 'Mine' });
  await expect.poll(() => session.get().save.kind).toBe('saved');
  expect(session.get().conflicts).toEqual([]);
});

test('a part of the choices solves these conflicts only', async () => {
  const { session, set, write, isConflict, disk } = await conflicted();
  set(SIZE, 5);
  write({ name: 'Theirs', size: 8 });
  await isConflict(2);
  await session.resolve([{ path: SIZE, keep: 'disk' }]);
  expect(session.get()).toMatchObject({ save: { kind: 'conflict' }, conflicts: [{ path: NAME }] });
  await session.resolve([{ path: NAME, keep: 'mine' }]);
  expect(disk()).toMatchObject({ data: { name: 'Mine', size: 8 } });
});

test('two tabs with one document: each shows what the other types, and nothing goes back and forth', async () => {
  const { service, disk, ...one } = await start();
  const two = await openPage(service, about);
  for (let round = 0; round < 2; round++) {
    one.set(NAME, `One ${round}`);
    one.clock.pass(300);
    await expect.poll(() => two.session.get().json.data?.['name']).toBe(`One ${round}`);
    two.set(slice(1), `Two ${round}`);
    two.clock.pass(300);
    await expect
      .poll(() => one.session.get().json.data?.['zone'])
      .toEqual([note('a'), note(`Two ${round}`)]);
  }
  await one.session.flush();
  await two.session.flush();
  const saves = service.requests.filter((request) => request.startsWith('PATCH'));
  expect(saves).toHaveLength(4);
  expect(disk()).toMatchObject({ data: { name: 'One 1', zone: [note('a'), note('Two 1')] } });
  expect([one, two].map(({ session }) => session.get().save.kind)).toEqual(['saved', 'saved']);
});

test('what another tab puts back to what this one wrote is shown', async () => {
  const { service, ...one } = await start();
  const two = await openPage(service, about);
  const write = async (tab: Page, other: Page, name: string) => {
    tab.set(NAME, name);
    await tab.session.flush();
    await expect.poll(() => other.session.get().json.data?.['name']).toBe(name);
  };
  await write(one, two, 'A');
  await write(two, one, 'B');
  await write(two, one, 'A');
});

test('one’s own saves are not read again', async () => {
  const { service, session, set } = await start();
  const heard: unknown[] = [];
  service.project.onChange((event) => void heard.push(event));
  for (let round = 0; round < 5; round++) {
    set(NAME, `Name ${round}`);
    await session.flush();
  }
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(5);
  await session.flush();
  const reads = service.requests.filter((request) => request.startsWith('GET'));
  expect(reads).toEqual(['GET /documents/page/about']);
});

test('a draft that was published or discarded elsewhere is read again', async () => {
  const { service, session, set } = await start({ [ABOUT]: START });
  set(NAME, 'Mine');
  await session.flush();
  await publish(service.project, { documents: [about], acceptWarnings: true, dryRun: false });
  await expect.poll(() => session.get().version).toBe('published');
  expect(session.get()).toMatchObject({
    json: { data: { name: 'Mine' } },
    published: { data: { name: 'Mine' } },
    summary: { status: 'published' },
  });
  set(NAME, 'Later');
  await session.flush();
  await discardDraft(service.project, about);
  await expect.poll(() => session.get().version).toBe('published');
  expect(session.get().json.data).toMatchObject({ name: 'Mine' });
});

test.each(['mine', 'disk'] as const)(
  'a file deleted on disk can be put back, with its id, or let go: %s',
  async (keep) => {
    const { service, session, set, disk } = await start({ [DRAFT]: { id: 'A1', ...START } });
    set(NAME, 'Saved');
    await session.flush();
    set(NAME, 'Mine');
    service.project.remove(DRAFT);
    await expect.poll(() => session.get().save.kind).toBe('conflict');
    expect(session.get().conflicts).toMatchObject([{ path: [], mine: { data: { name: 'Mine' } } }]);
    set(SIZE, 9);
    await session.resolve([{ path: [], keep }]);
    if (keep === 'mine') {
      expect(disk()).toMatchObject({ id: 'A1', data: { name: 'Mine', size: 9 } });
      expect(session.get()).toMatchObject({ save: { kind: 'saved' }, conflicts: [] });
    } else {
      expect(session.get().readOnly).toMatch(/was deleted/);
      expect(service.project.text(DRAFT)).toBeNull();
    }
  },
);

test('a file that was broken shows the last good version, and is read when it is right again', async () => {
  const { service, session, set, disk } = await start();
  set(NAME, 'Mine');
  const text = service.project.text(DRAFT) ?? '';
  service.project.write(DRAFT, text.replace('"size": 3,', '"size": 3'));
  await expect
    .poll(() => session.get().readOnly)
    .toMatch(/about\.json, line \d+, cannot be edited/);
  expect(session.get().json.data).toMatchObject({ name: 'Mine' });
  service.project.write(DRAFT, text.replace('3', '4'));
  await expect.poll(() => session.get().readOnly).toBeNull();
  await session.flush();
  expect(disk()).toMatchObject({ data: { name: 'Mine', size: 4 } });
});
