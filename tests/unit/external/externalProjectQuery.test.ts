import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { ExternalClient } from '#external/client/createExternalClient.ts';
import { isExternalKey } from '#external/externalKey.ts';
import { externalProjectQuery, projectOf } from '#external/externalProjectQuery.ts';
import { readProject } from '#external/markup/parseOnServer.ts';

/** A source with one response. */
const respondingWith = (body: unknown) => {
  const client = { get: vi.fn<ExternalClient['get']>(async () => body) };
  return { client, reader: async () => readProject };
};

const anything = respondingWith(null);

test.each([
  ['430000117', ['behance430000117']],
  [430000117, ['behance430000117']],
  [' 7 ', ['behance7']],
])('the project %j is cached under %j', (id, key) => {
  expect(externalProjectQuery(id, anything).queryKey).toEqual(key);
});

test.each([
  ['7', true],
  ['', false],
  ['  ', false],
  [null, false],
  [undefined, false],
])('the project %j is requested: %j', (id, enabled) => {
  expect(externalProjectQuery(id, anything).enabled).toBe(enabled);
});

test.each([
  [['behance7'], true],
  [['project', 'behance7'], false],
  [['behance7', 'more'], false],
  [[7], false],
])('%j is the key of such a project: %j', (key, expected) => {
  expect(isExternalKey(key)).toBe(expected);
});

test('one path is requested, with the signal of the query', async () => {
  const source = respondingWith({ http_code: 200, project: { name: 'a' } });
  const data = await new QueryClient().fetchQuery(externalProjectQuery('7', source));
  expect(source.client.get).toHaveBeenCalledExactlyOnceWith('/projects/7', {
    signal: expect.any(AbortSignal),
  });
  expect(data).toMatchObject({ name: 'a', modules: [] });
});

test('retries are left to the client', () => {
  const options = externalProjectQuery('7', anything);
  expect('retry' in options || 'retryDelay' in options).toBe(false);
});

describe('a response', () => {
  test.each([
    [{ http_code: 404 }, null],
    [{ http_code: '404' }, null],
    [{ http_code: 200 }, null],
    [null, null],
    ['x', null],
    [[], null],
    [{ project: { id: 1 } }, { id: 1 }],
  ])('%j holds %j', (body, project) => {
    expect(projectOf(body)).toEqual(project);
  });

  test.each([403, 429, 500])('of status %d is a failure', (http_code) => {
    expect(() => projectOf({ http_code })).toThrow(String(http_code));
  });
});
