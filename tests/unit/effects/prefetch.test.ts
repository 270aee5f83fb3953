import vm from 'node:vm';
import { expect, test, vi } from 'vitest';
import { send } from '#page-editor/api/send.ts';
import { prefetchModelsScript } from '#page-editor/server/windowScripts.ts';

const question = { address: '/edit/api/v1/models', headers: { 'x-slicefolio-editor': '1' } };
const request = { method: 'GET', ...question };

/** Runs the inline script; its request fails with `error`. */
function run(error: unknown) {
  const fetch = vi.fn(() => Promise.reject(error));
  const timeout = vi.fn(() => 'the signal');
  const sandbox: Record<string, unknown> = { fetch, AbortSignal: { timeout } };
  vm.runInNewContext(prefetchModelsScript, sandbox);
  Object.assign(globalThis, { slicefolioPrefetched: sandbox['slicefolioPrefetched'] });
  return { fetch, timeout };
}

test('what the page asks for early is given up after as long as every request', () => {
  const { fetch, timeout } = run(new Error('away'));
  expect(timeout).toHaveBeenCalledExactlyOnceWith(30_000);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(question.address, {
    headers: question.headers,
    cache: 'no-store',
    signal: 'the signal',
  });
});

test.each([
  ['a failure is asked again', new TypeError('away'), 1],
  ['a server that never answered is not', new DOMException('too late', 'TimeoutError'), 0],
])('%s', async (_what, error, times) => {
  run(error);
  const fetch = vi.fn(() => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetch);
  const answer = await send(request).catch((failure: unknown) => failure);
  vi.unstubAllGlobals();
  expect(fetch).toHaveBeenCalledTimes(times);
  expect(answer).toEqual(times === 1 ? { status: 200, text: '{}' } : error);
});
