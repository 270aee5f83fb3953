import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChangeEvent } from '../../../src/authoring/contract/session.ts';
import {
  codeOf,
  openEditor,
  pairOf,
  PASSWORD,
  signInForm,
  type TestEditor,
} from '../../support/openEditor.ts';

const media = (name: string): ChangeEvent => ({ kind: 'media', name, exists: true });

/** Reads a stream of events: `next` resolves with the next text, `null` at its end. */
async function listen({ ask }: TestEditor, headers: Readonly<Record<string, string>> = {}) {
  const all = { 'x-slicefolio-editor': '', ...headers };
  const response = await ask('GET', '/events', undefined, all);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    response,
    next: async () => (await reader?.read())?.value ?? null,
    cancel: async () => reader?.cancel(),
  };
}

/** Listens after the last event `id`, and skips the line about retries. */
async function listenAfter(editor: TestEditor, id: string) {
  const stream = await listen(editor, { 'last-event-id': id });
  await stream.next();
  return stream;
}

/** Connects and leaves; returns the id of the last event. */
async function lastId(editor: TestEditor) {
  const stream = await listenAfter(editor, '');
  const id = /^id: (.+)$/m.exec((await stream.next()) ?? '')?.[1] ?? '';
  await stream.cancel();
  return id;
}

test('changes reach every listener, numbered in order', async () => {
  const editor = openEditor();
  const streams = [await listen(editor), await listen(editor)];
  for (const { response, next } of streams) {
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await next()).toBe('retry: 1000\n\n');
    expect(await next()).toMatch(/^id: [\w-]+-0\nevent: ready\ndata: \{\}\n\n$/);
  }
  editor.authoring.emit(media('a\nb'));
  editor.authoring.emit({ kind: 'settings' });
  for (const { next } of streams) {
    expect(await next()).toMatch(
      /^id: [\w-]+-1\nevent: change\ndata: \{"kind":"media","name":"a\\nb","exists":true\}\n\n$/,
    );
    expect(await next()).toMatch(/-2\nevent: change\ndata: \{"kind":"settings"\}\n\n$/);
  }
});

test('a browser that connects again gets what it missed', async () => {
  const editor = openEditor();
  const id = await lastId(editor);
  for (const name of ['one', 'two']) editor.authoring.emit(media(name));
  const { next } = await listenAfter(editor, id);
  expect(await next()).toContain('"one"');
  expect(await next()).toContain('"two"');
  expect(await next()).toContain('event: ready');
});

test.each([
  ['an event that is not known', 'none', 0, 'reset'],
  ['an event of another start', 'another-start-3', 0, 'reset'],
  ['500 missed events', undefined, 500, 'change'],
  ['501 missed events', undefined, 501, 'reset'],
])(
  'after %s: what was missed, or that everything is to be read again',
  async (_, id, count, event) => {
    const editor = openEditor();
    const last = id ?? (await lastId(editor));
    for (let at = 0; at < count; at += 1) editor.authoring.emit(media('a'));
    expect(await (await listenAfter(editor, last)).next()).toContain(`event: ${event}`);
  },
);

test('an open stream says so every 15 seconds, and does not prolong its session', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const editor = openEditor();
  const { cookies = [] } = editor.editor.openByPassword(signInForm(), PASSWORD, '127.0.0.1');
  const cookie = pairOf(cookies[0] ?? '');
  const stream = await listen(editor, { cookie });
  await stream.next();
  await stream.next();
  editor.sleep(29 * 60_000);
  vi.advanceTimersByTime(15_000);
  expect(await stream.next()).toBe(': still open\n\n');
  editor.sleep(60_000);
  vi.advanceTimersByTime(15_000);
  expect(await stream.next()).toBeNull();
});

test('a session has twenty streams at once, and a closed one counts no more', async () => {
  const editor = openEditor();
  const streams = await Promise.all(Array.from({ length: 20 }, () => listen(editor)));
  const refused = await editor.ask('GET', '/events');
  expect([refused.status, await codeOf(refused)]).toEqual([429, 'rate_limited']);
  expect(refused.headers.get('retry-after')).toBe('30');
  await streams[0]?.cancel();
  expect((await listen(editor)).response.status).toBe(200);
});

test('a browser that does not read is dropped', async () => {
  const editor = openEditor();
  const stream = await listen(editor);
  for (let count = 0; count < 1200; count += 1) editor.authoring.emit(media('a'));
  let read = 0;
  while ((await stream.next()) !== null) read += 1;
  expect(read).toBeLessThan(1100);
  editor.editor.close();
  expect(editor.authoring.listeners()).toBe(0);
});
