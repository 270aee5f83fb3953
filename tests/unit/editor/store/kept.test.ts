import { expect, test } from 'vitest';
import { memoryStore } from './support/memoryStore.ts';
import { ABOUT, about, DRAFT, NAME, SIZE, openPage } from './support/openPage.ts';
import { startService } from './support/service.ts';

const START = { tags: ['One'], data: { name: 'About', size: 3 } };

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A browser with an open document; `open` opens a further page of it. */
async function start() {
  const service = await startService({ [ABOUT]: START });
  const browser = memoryStore();
  const open = () => openPage(service, about, { browser });
  const first = await open();
  return {
    service,
    browser,
    open,
    first,
    disk: () => service.project.json(DRAFT),
    /** The browser is killed with these pages, and opens the document again. */
    async crash(...pages: readonly (typeof first)[]) {
      await settle();
      for (const page of pages) page.crash();
      service.network = 'up';
      return open();
    },
  };
}

test('a server that goes away while typing loses nothing, and gets everything when it is back', async () => {
  const { service, first, disk } = await start();
  const { session, set, clock, api } = first;
  service.network = 'down';
  for (let count = 0; count < 20; count++) {
    set(NAME, `Name ${count}`, true);
    clock.pass(150);
    await settle();
  }
  const message =
    'Not saved: the editor’s server does not answer. Your text is safe in this browser.';
  await expect.poll(() => session.get().save).toMatchObject({ kind: 'failed', message });
  service.network = 'up';
  await api.call('readModels', {});
  await expect.poll(() => session.get().save.kind).toBe('saved');
  expect(disk()).toMatchObject({ data: { name: 'Name 19' } });
});

test('saving is tried again after 2, 8 and 30 seconds', async () => {
  const { service, first, disk } = await start();
  const { session, set, clock } = first;
  service.network = 'down';
  set(NAME, 'Mine');
  clock.pass(300);
  for (const [at, seconds] of [2, 8, 30, 30].entries()) {
    const retryAt = clock.now() + seconds * 1000;
    await expect.poll(() => session.get().save).toMatchObject({ kind: 'failed', retryAt });
    clock.pass(seconds * 1000 - 1);
    expect(session.get().save).toMatchObject({ retryAt });
    if (at === 3) service.network = 'up';
    clock.pass(1);
  }
  await expect.poll(() => session.get().save.kind).toBe('saved');
  expect(disk()).toMatchObject({ data: { name: 'Mine' } });
});

test('what was saved without an answer is neither lost nor taken for somebody else’s', async () => {
  const { service, first, disk } = await start();
  const { session, set, clock } = first;
  service.network = 'deaf';
  set(NAME, 'Mi');
  clock.pass(300);
  await expect.poll(() => session.get().save.kind).toBe('failed');
  expect(disk()).toMatchObject({ data: { name: 'Mi' } });
  set(NAME, 'Mine');
  service.network = 'up';
  await session.flush();
  expect(session.get()).toMatchObject({ conflicts: [], save: { kind: 'saved' } });
  expect(disk()).toMatchObject({ data: { name: 'Mine' } });
  // The same, taken back meanwhile: the disk has it, this page does not.
  service.network = 'deaf';
  set(NAME, 'Not that');
  clock.pass(300);
  await expect.poll(() => session.get().save.kind).toBe('failed');
  session.undo();
  service.network = 'up';
  await session.flush();
  expect(session.get().json.data).toMatchObject({ name: 'Mine' });
  expect(disk()).toMatchObject({ data: { name: 'Mine' } });
});

test('after a crash the edits are there again, with undo and redo, and are saved', async () => {
  const { service, first, crash, disk } = await start();
  first.set(SIZE, 4);
  await first.session.flush();
  service.network = 'down';
  first.set(NAME, 'Mine');
  first.set(SIZE, 5);
  first.session.undo();
  const { session, notices } = await crash(first);
  expect(session.get()).toMatchObject({
    json: { data: { name: 'Mine', size: 4 } },
    undo: 'change name',
    redo: 'change size',
  });
  expect(notices).toEqual(['Your last text was not saved yet. It is in the document again.']);
  await session.flush();
  expect(disk()).toMatchObject({ data: { name: 'Mine', size: 4 } });
  session.undo();
  session.undo();
  expect(session.get().json).toEqual(START);
  session.redo();
  await session.flush();
  expect(disk()).toMatchObject({ data: { name: 'About', size: 4 } });
});

test('a crash while a save was under way, with more typed after it, is no conflict', async () => {
  const { service, first, crash, disk } = await start();
  service.network = 'deaf';
  first.set(NAME, 'Mi');
  first.clock.pass(300);
  await expect.poll(() => service.project.text(DRAFT)).toContain('"Mi"');
  first.set(NAME, 'Mine');
  const { session } = await crash(first);
  expect(session.get()).toMatchObject({ conflicts: [], json: { data: { name: 'Mine' } } });
  await session.flush();
  expect(disk()).toMatchObject({ data: { name: 'Mine' } });
});

test('a save that arrives after the crash of its browser does not undo what was taken back', async () => {
  const { service, first, crash } = await start();
  let arrive = () => {};
  const isSent = new Promise<void>((resolve) => {
    service.onRequest = ({ method }) => {
      if (method !== 'PATCH') return undefined;
      resolve();
      service.onRequest = () => undefined;
      return new Promise<void>((done) => {
        arrive = done;
      });
    };
  });
  first.set(NAME, 'Not that');
  first.clock.pass(300);
  await isSent;
  first.session.undo();
  const { session, clock } = await crash(first);
  expect(session.get().json.data).toMatchObject({ name: 'About' });
  arrive();
  await expect.poll(() => service.project.text(DRAFT)).toContain('Not that');
  await expect.poll(() => session.get().version).toBe('draft');
  clock.pass(300);
  await session.flush();
  // A draft that equals what is published is none.
  expect(service.project.text(DRAFT)).toBeNull();
});

test('edits of a crashed browser are merged with what the file has become, crash after crash', async () => {
  const { service, first, crash, disk } = await start();
  const become = (name: string) =>
    service.project.write(ABOUT, { tags: ['Two'], data: { name, size: 3 } });
  service.network = 'down';
  first.set(NAME, 'Mine');
  first.set(SIZE, 5);
  become('Theirs');
  const second = await crash(first);
  expect(second.session.get()).toMatchObject({
    save: { kind: 'conflict' },
    json: { tags: ['Two'], data: { name: 'Mine', size: 5 } },
    conflicts: [{ path: NAME, base: 'About', mine: 'Mine', disk: 'Theirs' }],
  });
  second.set(SIZE, 4);
  service.network = 'down';
  become('Theirs 2');
  const { session } = await crash(second);
  const conflict = { path: NAME, base: 'About', mine: 'Mine', disk: 'Theirs 2' };
  expect(session.get().conflicts).toEqual([conflict]);
  await session.resolve([{ path: NAME, keep: 'both' }]);
  expect(disk()).toMatchObject({ tags: ['Two'], data: { name: 'Mine Theirs 2', size: 4 } });
  for (let step = 0; step < 4; step++) session.undo();
  expect(session.get().json).toMatchObject({ tags: ['Two'], data: { size: 3 } });
});

test('two crashed tabs: the edits of both are there again', async () => {
  const { service, first, open, crash, disk } = await start();
  const second = await open();
  service.network = 'down';
  first.set(NAME, 'One');
  second.clock.pass(5);
  second.set(SIZE, 5);
  const { session } = await crash(first, second);
  expect(session.get().json.data).toEqual({ name: 'One', size: 5 });
  await session.flush();
  expect(disk()).toMatchObject({ data: { name: 'One', size: 5 } });
});

test('a tab that is open keeps its own records', async () => {
  const { service, first, crash, disk } = await start();
  service.network = 'deaf';
  first.set(NAME, 'Mine');
  const second = await crash();
  expect(second.session.get()).toMatchObject({ json: { data: { name: 'About' } }, undo: null });
  await first.session.flush();
  expect(disk()).toMatchObject({ data: { name: 'Mine' } });
});

test('a document that was only looked at leaves nothing in the browser', async () => {
  const { service, browser, first } = await start();
  service.project.write(ABOUT, { data: { name: 'Theirs' } });
  await expect.poll(() => first.session.get().json.data?.['name']).toBe('Theirs');
  expect(browser.values.size).toBe(0);
});

test('records of another version of the editor are set aside, not deleted', async () => {
  const { browser, first, open } = await start();
  first.crash();
  const foreign = { format: 99, value: { text: 'from the future' } };
  const keys = ['head/page:about::main/old', 'step/page:about::main/old/undo/000000000'];
  for (const key of keys) browser.values.set(key, foreign);
  const { session, notices, set } = await open();
  expect(notices).toEqual([expect.stringMatching(/cannot be read\. It was set aside/)]);
  for (const key of keys) {
    expect(browser.values.get(`aside/${key}`)).toEqual(foreign);
    expect(browser.values.has(key)).toBe(false);
  }
  set(NAME, 'x');
  await session.flush();
});

test('a browser that keeps nothing says so, and everything else works', async () => {
  const { service, browser, first, disk } = await start();
  const { session, set, notices } = first;
  browser.isFull = true;
  set(NAME, 'One');
  await settle();
  set(NAME, 'Two');
  await session.flush();
  expect(notices).toEqual([expect.stringMatching(/^This browser keeps nothing/)]);
  expect(disk()).toMatchObject({ data: { name: 'Two' } });
  service.network = 'down';
  set(NAME, 'Three');
  await expect(session.flush()).rejects.toThrow('Your text is safe in this window.');
  // There is room again: what could not be kept before is kept now.
  browser.isFull = false;
  set(NAME, 'Four');
  await settle();
  service.network = 'up';
  const stored = [...browser.values.keys()].filter((key) => key.startsWith('step/'));
  expect(stored).toHaveLength(4);
});

test('closing saves what is left, or leaves it in the browser', async () => {
  const { service, first, open, disk } = await start();
  first.set(NAME, 'Typed last');
  first.session.close();
  const second = await open();
  expect(service.project.text(DRAFT)).toContain('Typed last');
  expect(second.session.get()).toMatchObject({ version: 'draft', undo: 'change name' });
  service.network = 'down';
  second.set(NAME, 'Not saved');
  second.session.close();
  await settle();
  const before = service.requests.length;
  // What comes late, such as a picture that was uploaded, finds that it cannot be saved.
  second.set(NAME, 'Too late');
  expect(second.session.get()).toMatchObject({
    readOnly: 'Typed last is closed.',
    json: { data: { name: 'Not saved' } },
  });
  second.clock.pass(60_000);
  await settle();
  expect(service.requests.length).toBe(before);
  service.network = 'up';
  const { session } = await open();
  expect(session.get().json.data).toMatchObject({ name: 'Not saved' });
  await session.flush();
  expect(disk()).toMatchObject({ data: { name: 'Not saved' } });
});
