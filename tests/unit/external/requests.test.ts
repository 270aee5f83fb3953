// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createExternalClient,
  type ExternalClient,
} from '#external/client/createExternalClient.ts';
import { ExternalError } from '#external/client/scriptRequest.ts';
import { embeddedService } from '#external/client/serviceBase.ts';

const create = document.createElement.bind(document);
const names = window as unknown as Record<string, unknown>;
const script = () => document.head.querySelector('script');
const callbacks = () => Object.keys(names).filter((name) => name.startsWith('external_'));

beforeEach(() => {
  vi.useFakeTimers();
  // Keeps the test browser from loading the script: each test decides its response.
  vi.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    const element = create(tag);
    const set = (src: string) => (element.dataset['src'] = src);
    if (tag === 'script') Object.defineProperty(element, 'src', { set });
    return element;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

/** Asks for a project; what is in the page then, and what has come of it. */
function ask(options: Parameters<ExternalClient['get']>[1] = {}) {
  const log = vi.fn<(error: ExternalError) => void>();
  const answer = createExternalClient({ ...embeddedService, log }).get('/projects/7', options);
  // It may fail before anything waits for it.
  answer.catch(() => {});
  const element = script();
  const address = new URL(element?.dataset['src'] ?? '', 'https://site.example');
  const callback = address.searchParams.get('callback') ?? '';
  // Cast: a function that the script calls.
  const respond = names[callback] as (value: unknown) => void;
  return { answer, log, element, address, callback, respond };
}

/** Nothing is left of a request that has ended. */
function expectNothingLeft() {
  expect([script(), callbacks(), vi.getTimerCount()]).toEqual([null, [], 0]);
}

test('a request is a script in the page until it has responded', async () => {
  const { answer, log, element, address, callback, respond } = ask({ parameters: { page: 1 } });
  expect(address.pathname + address.search).toBe(
    `/external/v2/projects/7?page=1&client_id=slicefolio&callback=${callback}`,
  );
  expect([element?.async, callbacks()]).toEqual([true, [callback]]);
  respond({ http_code: 200 });
  expect(await answer).toEqual({ http_code: 200 });
  expect(log).not.toHaveBeenCalled();
  expectNothingLeft();
});

test.each([
  ['does not load', 'error'],
  ['runs without answering', 'load'],
])('a script that %s has failed with its address, and is logged', async (_, event) => {
  const { answer, log, element } = ask();
  element?.dispatchEvent(new Event(event));
  await expect(answer).rejects.toThrow(`Failed to load ${element?.dataset['src']}`);
  expect(log).toHaveBeenCalledOnce();
  expectNothingLeft();
});

test('it times out after 60 s, not before; a late response does nothing', async () => {
  const { answer, log, element, respond } = ask();
  await vi.advanceTimersByTimeAsync(59_999);
  expect(log).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  const error: unknown = await answer.catch((failure: unknown) => failure);
  expect(error).toBeInstanceOf(ExternalError);
  expect(error).toMatchObject({ message: 'Timeout', src: element?.dataset['src'] });
  expect(log).toHaveBeenCalledExactlyOnceWith(error);
  respond({ a: 1 });
  element?.dispatchEvent(new Event('load'));
  expectNothingLeft();
});

test('it is aborted by its signal, or not sent at all, without a line in the log', async () => {
  const controller = new AbortController();
  const { answer, log, element } = ask({ signal: controller.signal });
  controller.abort(new Error('gone'));
  await expect(answer).rejects.toThrow('gone');
  element?.dispatchEvent(new Event('load'));
  expectNothingLeft();
  await expect(ask({ signal: controller.signal }).answer).rejects.toThrow('gone');
  expect([script(), log.mock.calls]).toEqual([null, []]);
});
