import { expect, test } from 'vitest';
import { openPage } from './support/openPage.ts';
import { startService } from './support/service.ts';

const ABOUT = 'content/documents/page/about.json';
const DRAFT = 'content/drafts/documents/page/about.json';
const about = { type: 'page', name: 'about' };
const NAME = ['data', 'name'];
const SIZE = ['data', 'size'];
const note = (text: string) => ({ slice_type: 'note', primary: { text } });
const slice = (at: number) => ['data', 'zone', at, 'primary', 'text'];
const START = { tags: ['One'], data: { name: 'About', size: 3, zone: [note('a'), note('b')] } };

const start = (files: object = { [DRAFT]: START }) => startService({ ...files });
type Service = Awaited<ReturnType<typeof start>>;

/** Changes the draft as a text editor does. */
function write(
  service: Service,
  change: (data: Record<string, unknown>, json: Record<string, unknown>) => void,
): void {
  // Cast: a document of the test.
  const json = service.project.json(DRAFT) as Record<string, unknown> & {
    data: Record<string, unknown>;
  };
  change(json.data, json);
  service.project.write(DRAFT, json);
}

test('changes of different fields are merged, said, and undo takes back one’s own only', async () => {
  const service = await start();
  const { session, set, notices } = await openPage(service, about);
  set(NAME, 'Mine');
  write(service, (data) => {
    data['size'] = 7;
  });
  await expect.poll(() => session.get().json.data).toMatchObject({ name: 'Mine', size: 7 });
  await session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mine', size: 7 } });
  expect(notices).toEqual([
    expect.stringMatching(/was also changed elsewhere\. Both changes are in\.$/),
  ]);
  expect(session.undo()).toEqual(NAME);
  expect(session.get().json.data).toMatchObject({ name: 'About', size: 7 });
  expect(session.undo()).toBeNull();
  expect(session.redo()).toEqual(NAME);
  expect(session.get().json.data).toMatchObject({ name: 'Mine', size: 7 });
});

test('the same field twice is a conflict: nothing is written, other fields go on being edited', async () => {
  const service = await start();
  const { session, set, clock } = await openPage(service, about);
  set(NAME, 'Mine');
  write(service, (data) => {
    data['name'] = 'Theirs';
  });
  clock.pass(300);
  await expect.poll(() => session.get().save.kind).toBe('conflict');
  expect(session.get()).toMatchObject({
    json: { data: { name: 'Mine' } },
    conflicts: [{ path: NAME, base: 'About', mine: 'Mine', disk: 'Theirs' }],
  });
  set(SIZE, 5);
  set(NAME, 'Mine again');
  clock.pass(5000);
  await expect(session.flush()).rejects.toThrow(/two versions/);
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Theirs', size: 3 } });
  expect(session.get().conflicts).toMatchObject([{ mine: 'Mine again', disk: 'Theirs' }]);
});

test('what was changed beside a conflict is in, listed with it and not said besides', async () => {
  const service = await start();
  const { session, set, clock, notices } = await openPage(service, about);
  set(NAME, 'Mine');
  write(service, (data) => {
    data['name'] = 'Theirs';
    data['size'] = 7;
  });
  clock.pass(300);
  await expect.poll(() => session.get().save.kind).toBe('conflict');
  expect(session.get()).toMatchObject({
    json: { data: { name: 'Mine', size: 7 } },
    merged: [SIZE],
  });
  expect(notices).toEqual([]);
  await session.resolve([{ path: NAME, keep: 'mine' }]);
  expect(session.get()).toMatchObject({ conflicts: [], merged: [] });
});

test.each([
  ['mine', 'Mine'],
  ['disk', 'Theirs'],
  ['both', 'Mine Theirs'],
] as const)('keeping %s of a conflict is saved, and can be undone', async (keep, expected) => {
  const service = await start();
  const { session, set } = await openPage(service, about);
  set(NAME, 'Mine');
  write(service, (data) => {
    data['name'] = 'Theirs';
  });
  await expect.poll(() => session.get().conflicts.length).toBe(1);
  await session.resolve([{ path: NAME, keep }]);
  expect(session.get()).toMatchObject({
    conflicts: [],
    save: { kind: 'saved' },
    json: { data: { name: expected } },
  });
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: expected } });
  if (keep !== 'mine') {
    session.undo();
    expect(session.get().json.data).toMatchObject({ name: 'Mine' });
  }
});

test('a slice changed here and removed on disk stays until somebody decides', async () => {
  for (const [keep, count] of [
    ['mine', 2],
    ['disk', 1],
  ] as const) {
    const service = await start();
    const { session, set } = await openPage(service, about);
    set(slice(0), 'Mine');
    write(service, (data) => {
      data['zone'] = [note('b')];
    });
    await expect.poll(() => session.get().conflicts.length).toBe(1);
    expect(session.get().json.data?.['zone']).toEqual([note('Mine'), note('b')]);
    const [conflict] = session.get().conflicts;
    expect(conflict).toMatchObject({ path: ['data', 'zone', 0], mine: note('Mine') });
    expect(conflict).not.toHaveProperty('disk');
    await session.resolve([{ path: ['data', 'zone', 0], keep }]);
    expect(service.project.json(DRAFT)).toMatchObject({ data: { zone: { length: count } } });
  }
});

test('a slice removed here and changed on disk is there again until somebody decides', async () => {
  for (const [keep, zone] of [
    ['mine', [note('b')]],
    ['disk', [note('Theirs'), note('b')]],
  ] as const) {
    const service = await start();
    const { session } = await openPage(service, about);
    session.edit([{ op: 'remove', path: ['data', 'zone', 0] }], { label: 'delete Note' });
    write(service, (data) => {
      data['zone'] = [note('Theirs'), note('b')];
    });
    await expect.poll(() => session.get().conflicts.length).toBe(1);
    await session.resolve([{ path: ['data', 'zone', 0], keep }]);
    expect(service.project.json(DRAFT)).toMatchObject({ data: { zone } });
  }
});

test('conflicts stay with their slices while others are inserted, moved and removed', async () => {
  const service = await start();
  const { session, set } = await openPage(service, about);
  set(slice(1), 'Mine');
  write(service, (data) => {
    data['zone'] = [note('a'), note('Theirs')];
  });
  await expect.poll(() => session.get().conflicts.length).toBe(1);
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
  expect(service.project.json(DRAFT)).toMatchObject({
    data: { zone: [note('a'), note('Theirs')] },
  });
});

test('while there is a conflict, what others change further on is taken in', async () => {
  const service = await start();
  const { session, set } = await openPage(service, about);
  set(NAME, 'Mine');
  write(service, (data) => {
    data['name'] = 'Theirs';
  });
  await expect.poll(() => session.get().conflicts.length).toBe(1);
  write(service, (data) => {
    data['name'] = 'Theirs 2';
    data['size'] = 8;
  });
  await expect.poll(() => session.get().json.data?.['size']).toBe(8);
  expect(session.get().conflicts).toEqual([
    { path: NAME, base: 'About', mine: 'Mine', disk: 'Theirs 2' },
  ]);
  write(service, (data) => {
    data['name'] = 'Mine';
  });
  await expect.poll(() => session.get().save.kind).toBe('saved');
  expect(session.get().conflicts).toEqual([]);
});

test('a part of the choices solves these conflicts only', async () => {
  const service = await start();
  const { session, set } = await openPage(service, about);
  set(NAME, 'Mine');
  set(SIZE, 5);
  write(service, (data) => {
    data['name'] = 'Theirs';
    data['size'] = 8;
  });
  await expect.poll(() => session.get().conflicts.length).toBe(2);
  await session.resolve([{ path: SIZE, keep: 'disk' }]);
  expect(session.get()).toMatchObject({ save: { kind: 'conflict' }, conflicts: [{ path: NAME }] });
  await session.resolve([{ path: NAME, keep: 'mine' }]);
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mine', size: 8 } });
});

test('two tabs with one document: each shows what the other types, and nothing goes back and forth', async () => {
  const service = await start();
  const [one, two] = await Promise.all([openPage(service, about), openPage(service, about)]);
  for (let round = 0; round < 5; round++) {
    one.set(NAME, `One ${round}`);
    one.clock.pass(300);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(() => two.session.get().json.data?.['name']).toBe(`One ${round}`);
    two.set(slice(1), `Two ${round}`);
    two.clock.pass(300);
    // oxlint-disable-next-line no-await-in-loop
    await expect
      .poll(() => one.session.get().json.data?.['zone'])
      .toEqual([note('a'), note(`Two ${round}`)]);
  }
  await one.session.flush();
  await two.session.flush();
  const saves = service.requests.filter((request) => request.startsWith('PATCH'));
  expect(saves).toHaveLength(10);
  expect(service.project.json(DRAFT)).toMatchObject({
    data: { name: 'One 4', zone: [note('a'), note('Two 4')] },
  });
  expect([one, two].map(({ session }) => session.get().save.kind)).toEqual(['saved', 'saved']);
});

test('one’s own saves are not read again', async () => {
  const service = await start();
  const { session, set } = await openPage(service, about);
  const heard: unknown[] = [];
  service.project.onChange((event) => void heard.push(event));
  for (let round = 0; round < 5; round++) {
    set(NAME, `Name ${round}`);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await session.flush();
  }
  await expect.poll(() => heard.length).toBeGreaterThanOrEqual(5);
  await session.flush();
  const reads = service.requests.filter((request) => request.startsWith('GET'));
  expect(reads).toEqual(['GET /documents/page/about']);
});

test('a draft that was published or discarded elsewhere is read again', async () => {
  const service = await start({ [ABOUT]: START });
  const { session, set } = await openPage(service, about);
  set(NAME, 'Mine');
  await session.flush();
  await service.project.releases.publish({
    documents: [about],
    acceptWarnings: true,
    dryRun: false,
  });
  await expect.poll(() => session.get().version).toBe('published');
  expect(session.get()).toMatchObject({
    json: { data: { name: 'Mine' } },
    published: { data: { name: 'Mine' } },
    summary: { status: 'published' },
  });
  set(NAME, 'Later');
  await session.flush();
  await service.project.documents.discard(about);
  await expect.poll(() => session.get().version).toBe('published');
  expect(session.get().json.data).toMatchObject({ name: 'Mine' });
});

test('a file deleted on disk can be put back, with its id, or let go', async () => {
  const id = 'A1';
  const deleted = async () => {
    const service = await start({ [DRAFT]: { id, ...START } });
    const page = await openPage(service, about);
    page.set(NAME, 'Saved');
    await page.session.flush();
    page.set(NAME, 'Mine');
    service.project.remove(DRAFT);
    await expect.poll(() => page.session.get().save.kind).toBe('conflict');
    expect(page.session.get().conflicts).toMatchObject([
      { path: [], mine: { data: { name: 'Mine' } } },
    ]);
    return { service, ...page };
  };
  const back = await deleted();
  back.set(SIZE, 9);
  await back.session.resolve([{ path: [], keep: 'mine' }]);
  expect(back.service.project.json(DRAFT)).toMatchObject({ id, data: { name: 'Mine', size: 9 } });
  expect(back.session.get()).toMatchObject({ save: { kind: 'saved' }, conflicts: [] });
  const gone = await deleted();
  await gone.session.resolve([{ path: [], keep: 'disk' }]);
  expect(gone.session.get().readOnly).toMatch(/was deleted/);
  expect(gone.service.project.text(DRAFT)).toBeNull();
});

test('a file that was broken shows the last good version, and is read when it is right again', async () => {
  const service = await start();
  const { session, set } = await openPage(service, about);
  set(NAME, 'Mine');
  const text = service.project.text(DRAFT) ?? '';
  service.project.write(DRAFT, text.replace('"size": 3,', '"size": 3'));
  await expect.poll(() => session.get().readOnly).toMatch(/about\.json:\d+.* cannot be edited/);
  expect(session.get().json.data).toMatchObject({ name: 'Mine' });
  service.project.write(DRAFT, text.replace('3', '4'));
  await expect.poll(() => session.get().readOnly).toBeNull();
  await session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mine', size: 4 } });
});
