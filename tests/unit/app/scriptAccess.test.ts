// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectScripts, documentScripts } from '#app/scriptAccess.ts';

const VIMEO = 'https://player.vimeo.com/api/player.js';
const WISTIA = 'https://fast.wistia.com/';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/film');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the server allows everything and records each source once', () => {
  const { access, sources } = collectScripts();
  for (const requests of [[VIMEO], [WISTIA, VIMEO], []])
    expect(access.ask(requests)).toBe('allowed');
  expect([...sources]).toEqual([VIMEO, WISTIA]);
});

test.each([
  [null, [VIMEO], 'allowed'],
  [[VIMEO, WISTIA], [VIMEO], 'allowed'],
  [[], [], 'allowed'],
  [[], [VIMEO], 'reloading'],
  [[WISTIA], [WISTIA, VIMEO], 'reloading'],
])('a policy of %j makes %j %s', (sources, requests, state) => {
  expect(documentScripts(sources).ask(requests)).toBe(state);
});

test('a page is reloaded once; another one may be, too', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  documentScripts([]).reload();
  expect(reload).toHaveBeenCalledOnce();
  const second = documentScripts([]);
  expect(second.ask([VIMEO])).toBe('refused');
  window.history.replaceState(null, '', '/other');
  expect(second.ask([VIMEO])).toBe('reloading');
  // The third document was not reloaded yet: it may be.
  window.history.replaceState(null, '', '/film');
  expect(documentScripts([]).ask([VIMEO])).toBe('reloading');
});

test('without storage no page is reloaded', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new Error('forbidden');
    },
  });
  expect(documentScripts([]).ask([VIMEO])).toBe('refused');
});
