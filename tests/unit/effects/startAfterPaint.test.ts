// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCRIPTS_ID, startScript } from '#effects/boot/startAfterPaint.ts';

type Entries = { getEntriesByName: (name: string) => readonly unknown[] };

let paint: (name: string) => void;
const disconnect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: (list: Entries, observer: { disconnect: () => void }) => void) {
        paint = (name) =>
          heard(
            { getEntriesByName: (requests) => (requests === name ? [{}] : []) },
            { disconnect },
          );
      }
      observe() {}
    },
  );
  document.body.innerHTML = `<script type="application/json" id="${SCRIPTS_ID}">["/entry.js","/a.js","/b.js"]</script>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const run = () => new Function(startScript)();
const requests = () =>
  [
    ...Array.from(document.head.querySelectorAll('link'), ({ rel, href }) => `${rel} ${href}`),
    ...Array.from(
      document.body.querySelectorAll<HTMLScriptElement>('script[src]'),
      ({ type, src }) => `${type} ${src}`,
    ),
  ].map((text) => text.replace(location.origin, ''));
const FETCHED = ['modulepreload /a.js', 'modulepreload /b.js', 'modulepreload /entry.js'];
const ALL = [...FETCHED, 'module /a.js', 'module /b.js', 'module /entry.js'];

/** A first image whose decoding the test controls. */
function firstPicture() {
  const picture = document.createElement('img');
  picture.setAttribute('fetchpriority', 'high');
  let finish: { done: () => void; fail: () => void } | null = null;
  picture.decode = () =>
    new Promise<void>((done, fail) => (finish = { done, fail: () => fail(new Error('broken')) }));
  document.body.append(picture);
  return { done: () => finish?.done(), fail: () => finish?.fail() };
}

test('modules are requested once the page has been painted', async () => {
  run();
  await vi.advanceTimersByTimeAsync(500);
  expect(requests()).toEqual([]);
  paint('first-paint');
  await vi.advanceTimersByTimeAsync(500);
  expect(requests()).toEqual([]);
  paint('first-contentful-paint');
  await vi.advanceTimersByTimeAsync(500);
  expect(requests()).toEqual(ALL);
});

test.each(['done', 'fail'] as const)('the first picture is waited for (%s)', async (end) => {
  const picture = firstPicture();
  run();
  paint('first-contentful-paint');
  await vi.advanceTimersByTimeAsync(500);
  expect(requests()).toEqual([]);
  picture[end]();
  await vi.advanceTimersByTimeAsync(500);
  expect(requests()).toEqual(ALL);
});

test('covers below the first screen are let go once the page has been painted', async () => {
  document.documentElement.dataset['unpainted'] = '';
  run();
  await vi.advanceTimersByTimeAsync(500);
  expect(document.documentElement.dataset['unpainted']).toBe('');
  paint('first-contentful-paint');
  await vi.advanceTimersByTimeAsync(500);
  expect(document.documentElement.dataset['unpainted']).toBeUndefined();
});

test('an image that does not load delays the page by two seconds at most', async () => {
  firstPicture();
  run();
  paint('first-contentful-paint');
  await vi.advanceTimersByTimeAsync(1999);
  expect(requests()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.advanceTimersToNextTimer();
  expect(requests()).toEqual(expect.arrayContaining(FETCHED));
  await vi.advanceTimersByTimeAsync(5000);
  expect(requests()).toEqual(ALL);
});

test('in a hidden tab, where nothing is painted, there is no delay', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  run();
  vi.advanceTimersToNextTimer();
  expect(requests()).toEqual([...FETCHED, 'module /a.js']);
});

test('its text can be inlined in a page and is the same for each', () => {
  expect(startScript).not.toMatch(/<\/script|<!--|\/\*/i);
  const hash = () => createHash('sha256').update(startScript).digest('base64');
  expect(hash()).toBe(hash());
});

test('modules are evaluated one at a time, the entry last, also after one that failed', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  run();
  // Each in a task of its own; these are all that are due.
  expect(requests()).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(requests()).toEqual([...FETCHED, 'module /a.js']);
  // No script loads in this environment: each ends with an error.
  await vi.advanceTimersByTimeAsync(50);
  expect(requests()).toEqual(ALL);
});
