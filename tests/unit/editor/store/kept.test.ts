import { expect, test } from 'vitest';
import { memoryStore } from './support/memoryStore.ts';
import { openPage } from './support/openPage.ts';
import { startService } from './support/service.ts';

const ABOUT = 'content/documents/page/about.json';
const DRAFT = 'content/drafts/documents/page/about.json';
const about = { type: 'page', name: 'about' };
const NAME = ['data', 'name'];
const SIZE = ['data', 'size'];
const START = { tags: ['One'], data: { name: 'About', size: 3 } };

const start = () => startService({ [ABOUT]: START });
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a server that goes away while typing loses nothing, and gets everything when it is back', async () => {
  const service = await start();
  const { session, set, clock, api } = await openPage(service, about);
  service.network = 'down';
  for (let count = 0; count < 20; count++) {
    set(NAME, `Name ${count}`, true);
    clock.pass(150);
    // oxlint-disable-next-line no-await-in-loop -- typing takes its time
    await settle();
  }
  await expect.poll(() => session.get().save.kind).toBe('failed');
  expect(session.get().save).toMatchObject({
    message: 'Not saved: the editor’s server does not answer. Your text is safe in this browser.',
  });
  service.network = 'up';
  await api.call('readModels', {});
  await expect.poll(() => session.get().save.kind).toBe('saved');
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Name 19' } });
});

test('saving is tried again after 2, 8 and 30 seconds', async () => {
  const service = await start();
  const { session, set, clock } = await openPage(service, about);
  service.network = 'down';
  set(NAME, 'Mine');
  clock.pass(300);
  for (const seconds of [2, 8, 30, 30]) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    await expect
      .poll(() => session.get().save)
      .toMatchObject({ kind: 'failed', retryAt: clock.now() + seconds * 1000 });
    clock.pass(seconds * 1000 - 1);
    expect(session.get().save).toMatchObject({ retryAt: clock.now() + 1 });
    if (seconds < 30) clock.pass(1);
    else {
      service.network = 'up';
      clock.pass(1);
      break;
    }
  }
  await expect.poll(() => service.project.text(DRAFT)).toContain('Mine');
});

test('what was saved without an answer is neither lost nor taken for somebody else’s', async () => {
  const service = await start();
  const { session, set, clock } = await openPage(service, about);
  service.network = 'deaf';
  set(NAME, 'Mi');
  clock.pass(300);
  await expect.poll(() => session.get().save.kind).toBe('failed');
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mi' } });
  set(NAME, 'Mine');
  service.network = 'up';
  await session.flush();
  expect(session.get()).toMatchObject({ conflicts: [], save: { kind: 'saved' } });
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mine' } });
  // The same, taken back meanwhile: the disk has it, this page does not.
  service.network = 'deaf';
  set(NAME, 'Not that');
  clock.pass(300);
  await expect.poll(() => session.get().save.kind).toBe('failed');
  session.undo();
  service.network = 'up';
  await session.flush();
  expect(session.get().json.data).toMatchObject({ name: 'Mine' });
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mine' } });
});

test('after a crash the edits are there again, with undo, and are saved', async () => {
  const service = await start();
  const browser = memoryStore();
  const first = await openPage(service, about, { browser });
  first.set(SIZE, 4);
  await first.session.flush();
  service.network = 'down';
  first.set(NAME, 'Mine');
  await settle();
  first.crash();
  service.network = 'up';
  const second = await openPage(service, about, { browser });
  expect(second.session.get()).toMatchObject({
    json: { data: { name: 'Mine', size: 4 } },
    undo: 'change name',
  });
  expect(second.notices).toEqual([
    expect.stringMatching(/was not saved yet\. It is in the document again/),
  ]);
  await second.session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mine', size: 4 } });
  second.session.undo();
  second.session.undo();
  expect(second.session.get().json).toEqual(START);
  second.session.redo();
  await second.session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'About', size: 4 } });
});

test('a crash while a save was under way, with more typed after it, is no conflict', async () => {
  const service = await start();
  const browser = memoryStore();
  const first = await openPage(service, about, { browser });
  service.network = 'deaf';
  first.set(NAME, 'Mi');
  first.clock.pass(300);
  await expect.poll(() => service.project.text(DRAFT)).toContain('"Mi"');
  first.set(NAME, 'Mine');
  await settle();
  first.crash();
  service.network = 'up';
  const second = await openPage(service, about, { browser });
  expect(second.session.get()).toMatchObject({ conflicts: [], json: { data: { name: 'Mine' } } });
  await second.session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mine' } });
});

test('a save that arrives after the crash of its browser does not undo what was taken back', async () => {
  const service = await start();
  const browser = memoryStore();
  const first = await openPage(service, about, { browser });
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
  await settle();
  first.crash();
  const second = await openPage(service, about, { browser });
  expect(second.session.get().json.data).toMatchObject({ name: 'About' });
  arrive();
  await expect.poll(() => service.project.text(DRAFT)).toContain('Not that');
  await expect.poll(() => second.session.get().version).toBe('draft');
  second.clock.pass(300);
  await second.session.flush();
  // A draft that equals what is published is none.
  expect(service.project.text(DRAFT)).toBeNull();
});

test('edits of a crashed browser are merged with what the file has become', async () => {
  const service = await start();
  const browser = memoryStore();
  const first = await openPage(service, about, { browser });
  service.network = 'down';
  first.set(NAME, 'Mine');
  first.set(SIZE, 5);
  await settle();
  first.crash();
  service.network = 'up';
  service.project.write(ABOUT, { tags: ['Two'], data: { name: 'Theirs', size: 3 } });
  const second = await openPage(service, about, { browser });
  expect(second.session.get()).toMatchObject({
    json: { tags: ['Two'], data: { name: 'Mine', size: 5 } },
    conflicts: [{ path: NAME, base: 'About', mine: 'Mine', disk: 'Theirs' }],
  });
  await second.session.resolve([{ path: NAME, keep: 'mine' }]);
  expect(service.project.json(DRAFT)).toMatchObject({
    tags: ['Two'],
    data: { name: 'Mine', size: 5 },
  });
  second.session.undo();
  second.session.undo();
  expect(second.session.get().json).toMatchObject({ tags: ['Two'], data: { size: 3 } });
});

test('a conflict that nobody has decided is there again after a crash', async () => {
  const service = await start();
  const browser = memoryStore();
  const first = await openPage(service, about, { browser });
  first.set(NAME, 'Mine');
  service.project.write(ABOUT, { tags: ['One'], data: { name: 'Theirs', size: 3 } });
  await expect.poll(() => first.session.get().save.kind).toBe('conflict');
  first.set(SIZE, 4);
  await settle();
  first.crash();
  const second = await openPage(service, about, { browser });
  expect(second.session.get()).toMatchObject({
    save: { kind: 'conflict' },
    conflicts: [{ path: NAME, base: 'About', mine: 'Mine', disk: 'Theirs' }],
  });
  await settle();
  second.crash();
  service.project.write(ABOUT, { tags: ['One'], data: { name: 'Theirs 2', size: 3 } });
  const third = await openPage(service, about, { browser });
  expect(third.session.get().conflicts).toEqual([
    { path: NAME, base: 'About', mine: 'Mine', disk: 'Theirs 2' },
  ]);
  await third.session.resolve([{ path: NAME, keep: 'both' }]);
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mine Theirs 2', size: 4 } });
});

test('two crashed tabs: the edits of both are there again', async () => {
  const service = await start();
  const browser = memoryStore();
  const tabs = [
    await openPage(service, about, { browser }),
    await openPage(service, about, { browser }),
  ];
  service.network = 'down';
  tabs[0]?.set(NAME, 'One');
  tabs[1]?.clock.pass(5);
  tabs[1]?.set(SIZE, 5);
  await settle();
  for (const tab of tabs) tab.crash();
  service.network = 'up';
  const { session } = await openPage(service, about, { browser });
  expect(session.get().json.data).toEqual({ name: 'One', size: 5 });
  await session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'One', size: 5 } });
});

test('a tab that is open keeps its own records', async () => {
  const service = await start();
  const browser = memoryStore();
  const first = await openPage(service, about, { browser });
  service.network = 'deaf';
  first.set(NAME, 'Mine');
  await settle();
  service.network = 'up';
  const second = await openPage(service, about, { browser });
  expect(second.session.get()).toMatchObject({ json: { data: { name: 'About' } }, undo: null });
  await first.session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Mine' } });
});

test('undo survives a reload after everything was saved', async () => {
  const service = await start();
  const browser = memoryStore();
  const first = await openPage(service, about, { browser });
  for (let size = 4; size <= 10; size++) first.set(SIZE, size);
  first.session.undo();
  await first.session.flush();
  await settle();
  first.crash();
  const second = await openPage(service, about, { browser });
  expect(second.notices).toEqual([]);
  expect(second.session.get()).toMatchObject({
    undo: 'change size',
    redo: 'change size',
    save: { kind: 'saved' },
  });
  second.session.redo();
  expect(second.session.get().json.data).toMatchObject({ size: 10 });
  for (let size = 9; size >= 3; size--) {
    second.session.undo();
    expect(second.session.get().json.data).toMatchObject({ size });
  }
  expect(second.session.undo()).toBeNull();
});

test('a document that was only looked at leaves nothing in the browser', async () => {
  const service = await start();
  const browser = memoryStore();
  const { session } = await openPage(service, about, { browser });
  service.project.write(ABOUT, { data: { name: 'Theirs' } });
  await expect.poll(() => session.get().json.data?.['name']).toBe('Theirs');
  expect(browser.values.size).toBe(0);
});

test('records of another version of the editor are set aside, not deleted', async () => {
  const service = await start();
  const browser = memoryStore();
  const foreign = { format: 99, value: { text: 'from the future' } };
  browser.values.set('head/page:about::main/old', foreign);
  browser.values.set('step/page:about::main/old/undo/000000000', foreign);
  const { session, notices, set } = await openPage(service, about, { browser });
  expect(notices).toEqual([expect.stringMatching(/cannot be read\. It was set aside/)]);
  expect(browser.values.get('aside/head/page:about::main/old')).toEqual(foreign);
  expect(browser.values.get('aside/step/page:about::main/old/undo/000000000')).toEqual(foreign);
  expect(browser.values.has('head/page:about::main/old')).toBe(false);
  set(NAME, 'x');
  await session.flush();
});

test('a browser that keeps nothing says so, and everything else works', async () => {
  const service = await start();
  const browser = memoryStore();
  browser.isFull = true;
  const { session, set, notices } = await openPage(service, about, { browser });
  set(NAME, 'One');
  await settle();
  set(NAME, 'Two');
  await session.flush();
  expect(notices).toEqual([expect.stringMatching(/^This browser keeps nothing/)]);
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Two' } });
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
  const service = await start();
  const browser = memoryStore();
  const first = await openPage(service, about, { browser });
  first.set(NAME, 'Typed last');
  first.session.close();
  const second = await openPage(service, about, { browser });
  expect(service.project.text(DRAFT)).toContain('Typed last');
  expect(second.session.get()).toMatchObject({ version: 'draft', undo: 'change name' });
  service.network = 'down';
  second.set(NAME, 'Not saved');
  second.session.close();
  await settle();
  const before = service.requests.length;
  second.clock.pass(60_000);
  await settle();
  expect(service.requests.length).toBe(before);
  service.network = 'up';
  const third = await openPage(service, about, { browser });
  expect(third.session.get().json.data).toMatchObject({ name: 'Not saved' });
  await third.session.flush();
  expect(service.project.json(DRAFT)).toMatchObject({ data: { name: 'Not saved' } });
});
