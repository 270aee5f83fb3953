import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callbackForm, callbackName } from '#external/client/callbackName.ts';
import { embeddedService } from '#external/client/serviceBase.ts';
import { createExternalClient } from '#external/client/createExternalClient.ts';
import { ExternalError, type ScriptCall } from '#external/client/scriptRequest.ts';
import { externalPaths } from '#external/client/externalPaths.ts';
import { requestAddress } from '#external/client/requestAddress.ts';

describe('the paths', () => {
  test.each([
    [externalPaths.projects(), '/projects'],
    [externalPaths.project(7), '/projects/7'],
    [externalPaths.projectComments(7), '/projects/7/comments'],
    [externalPaths.users(), '/users'],
    [externalPaths.user('your-name'), '/users/your-name'],
    [externalPaths.userProjects('a'), '/users/a/projects'],
    [externalPaths.userWips('a'), '/users/a/wips'],
    [externalPaths.userAppreciations('a'), '/users/a/appreciations'],
    [externalPaths.userCollections('a'), '/users/a/collections'],
    [externalPaths.userStats('a'), '/users/a/stats'],
    [externalPaths.userFollowers('a'), '/users/a/followers'],
    [externalPaths.userFollowing('a'), '/users/a/following'],
    [externalPaths.userWorkExperience('a'), '/users/a/work_experience'],
    [externalPaths.team('a'), '/teams/a'],
    [externalPaths.teamProjects('a'), '/teams/a/projects'],
    [externalPaths.collections(), '/collections'],
    [externalPaths.collection(3), '/collections/3'],
    [externalPaths.collectionProjects(3), '/collections/3/projects'],
  ])('%s is spelled as by the service', (path, expected) => {
    expect(path).toBe(expected);
  });

  test('escape an id', () => {
    expect(externalPaths.project('../users?a=1#b')).toBe('/projects/..%2Fusers%3Fa%3D1%23b');
  });

  test.each(['', '.', '..'])('refuse %j, which an address would swallow', (id) => {
    expect(() => externalPaths.user(id)).toThrow(RangeError);
  });
});

describe('the callback', () => {
  test('has a plain, unique name', () => {
    const names = new Set(Array.from({ length: 200 }, callbackName));
    expect(names.size).toBe(200);
    for (const name of names) expect(name).toMatch(callbackForm);
  });

  test.each(['a.b', 'a b', '1a', '', 'a(', 'a'.repeat(65), 'a\n', 'é'])('%j is no name', (name) => {
    expect(callbackForm.test(name)).toBe(false);
  });
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

  test('is aborted by its signal, without a log line', async () => {
    const { client, end, log } = fakeScripts();
    const controller = new AbortController();
    const asked = client.get('/projects', { signal: controller.signal });
    controller.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
    expect(end).toHaveBeenCalledOnce();
    expect(log).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not sent when its signal was aborted before', async () => {
    const { client, calls } = fakeScripts();
    await expect(client.get('/projects', { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(calls).toHaveLength(0);
  });
});
