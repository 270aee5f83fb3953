import { describe, expect, test, vi } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { callbackForm, callbackName } from '#external/client/callbackName.ts';
import { requestAddress, type ExternalClient } from '#external/client/createExternalClient.ts';
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
  const [one = '', other] = [callbackName(), callbackName()];
  expect(one).toMatch(callbackForm);
  expect(one).not.toBe(other);
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

/** A source with one response. */
const respondingWith = (body: unknown) => {
  const client = { get: vi.fn<ExternalClient['get']>(async () => body) };
  return { client, reader: async () => readProject };
};

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
