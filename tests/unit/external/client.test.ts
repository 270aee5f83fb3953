import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { callbackForm, callbackName } from '#external/client/callbackName.ts';
import { embeddedService } from '#external/client/serviceBase.ts';
import {
  createExternalClient,
  requestAddress,
  type ExternalClient,
} from '#external/client/createExternalClient.ts';
import { ExternalError, type ScriptCall } from '#external/client/scriptRequest.ts';
import { externalPaths, externalProjectQuery, projectOf } from '#external/externalProjectQuery.ts';
import { readProject } from '#external/markup/parseOnServer.ts';
import { embedPlan } from '#external/markup/embedPlan.ts';

describe('the paths', () => {
  test.each([
    [externalPaths.projects(), '/projects'],
    [externalPaths.project(7), '/projects/7'],
    [externalPaths.userWorkExperience('a'), '/users/a/work_experience'],
    [externalPaths.project('../users?a=1#b'), '/projects/..%2Fusers%3Fa%3D1%23b'],
  ])('%s is spelled as by the service', (path, expected) => {
    expect(path).toBe(expected);
  });

  test.each(['', '.', '..'])('refuse %j, which an address would swallow', (id) => {
    expect(() => externalPaths.user(id)).toThrow(RangeError);
  });
});

test('a callback has a plain, unique name', () => {
  const names = new Set(Array.from({ length: 200 }, callbackName));
  expect(names.size).toBe(200);
  for (const name of names) expect(name).toMatch(callbackForm);
});

test('a URL has parameters, client and callback, which parameters cannot override', () => {
  expect(
    requestAddress({
      base: 'https://api.example.com/v2/',
      path: '/projects',
      clientId: 'me & you',
      callback: 'cb',
      parameters: { page: 2, q: 'a=b&c', mature: false, none: undefined, nil: null, callback: 'x' },
    }),
  ).toBe(
    'https://api.example.com/v2/projects?page=2&q=a%3Db%26c&mature=false&callback=cb&client_id=me+%26+you',
  );
});

/** Scripts that only record their requests. */
function fakeScripts() {
  const calls: ScriptCall[] = [];
  const end = vi.fn<() => void>();
  const log = vi.fn<(error: ExternalError) => void>();
  const client = createExternalClient({
    ...embeddedService,
    scripts: (call) => {
      calls.push(call);
      return end;
    },
    log,
  });
  const call = () => {
    const [only] = calls;
    if (!only) throw new Error('Nothing was asked');
    return only;
  };
  return { client, calls, call, end, log };
}

describe('a request', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('loads from the embedded service and returns its response', async () => {
    const { client, call, log, end } = fakeScripts();
    const asked = client.get(externalPaths.project(7), { parameters: { page: 1 } });
    const { src, callback, onAnswer } = call();
    expect(src).toBe(`/external/v2/projects/7?page=1&client_id=slicefolio&callback=${callback}`);
    onAnswer({ http_code: 200 });
    await expect(asked).resolves.toEqual({ http_code: 200 });
    expect(vi.getTimerCount()).toBe(0);
    expect(end).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
  });

  test('times out after 60 s, not before, and is logged and rejected', async () => {
    const { client, call, end, log } = fakeScripts();
    const settled = vi.fn<(error: unknown) => void>();
    const asked = client.get('/projects').catch(settled);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    const error = settled.mock.calls[0]?.[0];
    expect(error).toBeInstanceOf(ExternalError);
    expect(error).toMatchObject({ message: 'Timeout', src: call().src });
    expect(end).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledWith(error);
  });

  test('that does not load rejects with the script’s URL, and is logged', async () => {
    const { client, call, log } = fakeScripts();
    const asked = client.get('/projects');
    const { src, onFailure } = call();
    onFailure();
    await expect(asked).rejects.toThrow(`Failed to load ${src}`);
    expect(log).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is aborted by its signal, or not sent at all, without a log line', async () => {
    const { client, calls, end, log } = fakeScripts();
    const controller = new AbortController();
    const asked = client.get('/projects', { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    expect(end).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    const late = client.get('/projects', { signal: controller.signal });
    await expect(late).rejects.toThrow('gone');
    expect(calls).toHaveLength(1);
  });
});

/** A source with one response. */
const respondingWith = (body: unknown) => {
  const client = { get: vi.fn<ExternalClient['get']>(async () => body) };
  return { client, reader: async () => readProject };
};

const anything = respondingWith(null);

test.each([
  ['7', true],
  ['', false],
  [null, false],
])('the project %j is requested: %j', (id, enabled) => {
  expect(externalProjectQuery(id, anything).enabled).toBe(enabled);
});

test('one path is requested, with the signal of the query', async () => {
  const source = respondingWith({ http_code: 200, project: { name: 'a' } });
  const data = await new QueryClient().fetchQuery(externalProjectQuery(' 7 ', source));
  expect(source.client.get).toHaveBeenCalledExactlyOnceWith('/projects/7', {
    signal: expect.any(AbortSignal),
  });
  expect(data).toMatchObject({ name: 'a', modules: [] });
});

test.each([403, 500])('a response of status %d is a failure', (http_code) => {
  expect(() => projectOf({ http_code })).toThrow(String(http_code));
});

const plan = (src: string | null, title = '') => embedPlan({ src, title });

test.each([
  ['https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
  ['//www.youtube.com/embed/x', 'https://www.youtube.com/embed/x'],
  [' https://www-ccv.adobe.io/v1/player/ccv/1 ', 'https://www-ccv.adobe.io/v1/player/ccv/1'],
  ['https://cdnapisec.kaltura.com/p/1', 'https://cdnapisec.kaltura.com/p/1'],
])('%s is framed', (src, address) => {
  expect(plan(src, ' A film ')).toEqual({ kind: 'frame', src: address, title: 'A film' });
});

test.each([
  'http://player.vimeo.com/video/1',
  'https://player.vimeo.com:8443/video/1',
  'https://player.vimeo.com.example.com/video/1',
  'https://evil-kaltura.com/p/1',
  'https://kaltura.com/p/1',
  'https://a.codepen.io/a/embed/b',
  'https://example.com/?player.vimeo.com',
])('%s becomes a plain link', (src) => {
  expect(plan(src)).toMatchObject({ kind: 'link', href: src });
});

test.each([
  null,
  'javascript:alert(1)',
  'data:text/html,x',
  'video/1',
  'https://user:secret@player.vimeo.com/video/1',
])('%j cannot be shown', (src) => {
  expect(plan(src)).toBeNull();
});

test('a link inside an embed never becomes a frame', () => {
  expect(embedPlan({ src: 'https://player.vimeo.com/video/1', title: '' }, 'a')).toEqual({
    kind: 'link',
    href: 'https://player.vimeo.com/video/1',
    label: 'player.vimeo.com',
  });
});

test('a frame without a title leaves its name to the page, which knows the language', () => {
  expect(plan('https://codepen.io/a/embed/b')).toMatchObject({ title: '' });
});
