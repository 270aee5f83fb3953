import { expect, test } from 'vitest';
import { type Change, EditError } from '#prismic-folder/edit';
import { ABOUT, about, DRAFT, NAME, note, SIZE, openPage } from './support/openPage.ts';
import { startService } from './support/service.ts';

const TEXT = `{
  "id": "A1",
  "tags": ["One"],
  "data": {
    "name": "About",
    "size": 3
  }
}
`;

const start = () => startService({ [ABOUT]: TEXT });
const patches = (requests: readonly string[]) => requests.filter((one) => one.startsWith('PATCH'));

test('an edit is shown at once and saved to a draft 300 ms after the last one', async () => {
  const service = await start();
  const { session, clock, set } = await openPage(service, about);
  expect(session.get()).toMatchObject({
    version: 'published',
    published: { data: { name: 'About' } },
    save: { kind: 'saved', at: null },
  });
  const states: string[] = [];
  session.subscribe(() => states.push(session.get().save.kind));
  set(NAME, 'A', true);
  clock.pass(200);
  set(NAME, 'Ab', true);
  expect(session.get()).toMatchObject({ json: { data: { name: 'Ab' } }, undo: 'change name' });
  clock.pass(299);
  expect(patches(service.requests)).toEqual([]);
  clock.pass(1);
  await expect.poll(() => session.get().save.kind).toBe('saved');
  expect(session.get()).toMatchObject({
    version: 'draft',
    json: { id: 'A1', data: { name: 'Ab' } },
    published: { data: { name: 'About' } },
    summary: { status: 'changed' },
    save: { at: clock.now() },
  });
  expect(session.get().json).not.toHaveProperty('published_revision');
  expect(states.slice(0, 3)).toEqual(['unsaved', 'unsaved', 'saving']);
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Ab', size: 3 } });
  expect(service.project.text(ABOUT)).toBe(TEXT);
  expect(patches(service.requests)).toHaveLength(1);
});

test('what is public and cannot be read is not taken for nothing: it is said, and read again', async () => {
  const service = await startService({
    [ABOUT]: TEXT,
    [DRAFT]: { data: { name: 'Mine', size: 3 } },
  });
  const failing = ({ address }: { address: string }) => {
    if (address.includes('version=published')) throw new TypeError('fetch failed');
  };
  service.onRequest = failing;
  const { session, clock, set } = await openPage(service, about);
  const publicTrouble = expect.stringContaining('What is public could not be read');
  expect(session.get()).toMatchObject({ publicTrouble, summary: { status: 'changed' } });
  set(NAME, 'Saved meanwhile');
  await session.flush();
  expect(session.get()).toMatchObject({ publicTrouble, save: { kind: 'saved' } });
  service.onRequest = () => undefined;
  clock.pass(30_000);
  const read = { publicTrouble: null, published: { data: { name: 'About' } } };
  await expect.poll(() => session.get()).toMatchObject(read);
  // What is known stays while it cannot be read anew.
  service.onRequest = failing;
  await session.reload();
  expect(session.get()).toMatchObject({ ...read, publicTrouble });
  service.onRequest = () => undefined;
  await session.flush();
  expect(session.get()).toMatchObject(read);
});

test('typing without a pause is saved every two seconds', async () => {
  const service = await start();
  const { clock, set } = await openPage(service, about);
  for (let count = 0; count < 19; count++) {
    set(NAME, `Name ${count}`, true);
    clock.pass(100);
  }
  expect(patches(service.requests)).toEqual([]);
  set(NAME, 'Name', true);
  clock.pass(100);
  await expect.poll(() => service.project.text(DRAFT)).toContain('"Name"');
});

test('what is not touched stays the same object', async () => {
  const zone = ['a', 'b', 'c'].map(note);
  const service = await startService({ [DRAFT]: { data: { zone } } });
  const { session, set } = await openPage(service, about);
  const slices = () => session.get().json.data?.['zone'] as readonly object[]; // Cast: as written above.
  const [first, , third] = slices();
  set(['data', 'zone', 1, 'primary', 'text'], 'New');
  const edited = slices();
  expect([edited[0], edited[2]].map((one, at) => one === [first, third][at])).toEqual([true, true]);
  await session.flush();
  expect(slices()).toBe(edited);
  // Somebody adds a slice in front: the others are moved, not made anew.
  service.project.write(DRAFT, {
    data: { zone: [note('First'), note('a'), note('New'), note('c')] },
  });
  await expect.poll(() => slices().length).toBe(4);
  expect(slices().map((one, at) => one === edited[at - 1])).toEqual([false, true, true, true]);
});

test('an edit that changes nothing is no edit, and an impossible one changes nothing', async () => {
  const service = await start();
  const { session, clock, set } = await openPage(service, about);
  const before = session.get();
  set(NAME, 'About');
  expect(() => set(['data', 'zone', 3, 'primary', 'text'], 'x')).toThrow(EditError);
  expect(() =>
    session.edit([{ op: 'set', path: ['data', '__proto__', 'x'], value: 1 }], { label: 'x' }),
  ).toThrow(EditError);
  clock.pass(3000);
  expect(session.get()).toBe(before);
});

test('half a character and NUL, which no file can hold, do not stop saving', async () => {
  const service = await start();
  const { session, set } = await openPage(service, about);
  set(NAME, 'a\ud83d\0b 😀 مرحبا');
  await session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'a\ufffdb 😀 مرحبا' } });
});

test('a refused value holds back itself only, and is saved once it is right', async () => {
  const service = await start();
  const { session, set, clock } = await openPage(service, about);
  set(SIZE, 900);
  set(NAME, 'Kept');
  await expect(session.flush()).rejects.toThrow('900 is over 10');
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Kept', size: 3 } });
  expect(session.get()).toMatchObject({
    json: { data: { name: 'Kept', size: 900 } },
    save: { kind: 'failed', retryAt: null, message: expect.stringContaining('Everything else is') },
    problems: [{ field: 'data.size', severity: 'error' }],
  });
  // It is not asked for again and again.
  const before = service.requests.length;
  clock.pass(60_000);
  await session.reload();
  clock.pass(60_000);
  await expect(session.flush()).rejects.toThrow('is over 10');
  expect(service.requests.length - before).toBeLessThan(6);
  set(SIZE, 9);
  await session.flush();
  expect(session.get()).toMatchObject({ save: { kind: 'saved' }, problems: [] });
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Kept', size: 9 } });
});

test('a refused value in a new slice holds back neither the slice nor the order', async () => {
  const service = await startService({ [ABOUT]: { data: { zone: [note('a')] } } });
  const { session } = await openPage(service, about);
  const added = { slice_type: 'note', primary: { text: 5 } };
  const changes: Change[] = [
    { op: 'insert', path: ['data', 'zone', 0], value: added },
    { op: 'set', path: ['data', 'zone', 1, 'primary', 'text'], value: 'b' },
  ];
  session.edit(changes, { label: 'add' });
  await expect(session.flush()).rejects.toThrow('Not saved');
  expect(service.project.json(DRAFT)).toMatchObject({
    data: { zone: [{ slice_type: 'note', primary: {} }, { primary: { text: 'b' } }] },
  });
  expect(session.get().problems).toMatchObject([{ field: 'data.zone[0].primary.text' }]);
});

test('an archived document can be read only', async () => {
  const service = await startService({ 'content/archive/documents/page/about.json': TEXT });
  const { session, set } = await openPage(service, about);
  expect(session.get().readOnly).toMatch(/archived/);
  set(NAME, 'x');
  expect([session.undo(), session.get().json.data?.['name']]).toEqual([null, 'About']);
});
