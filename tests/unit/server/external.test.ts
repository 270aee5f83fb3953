import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { externalPaths } from '#external/externalProjectQuery.ts';
import { createExternal } from '#server/external/createExternal.ts';
import { nodeExternal } from '#server/platforms/node/nodeExternal.ts';

const stored: Record<string, unknown> = {
  '1': { http_code: 200, project: { id: 1, published_on: 10, modules: [], styles: {} } },
  '2': { http_code: 200, project: { id: 2, name: '</script>\u2028\u2029', published_on: 20 } },
  '3': 'no answer at all',
  '4': { http_code: 'x', project: null },
};

const log = vi.fn<() => void>();
const files = {
  list: async () => [...Object.keys(stored), '5'],
  read: async (id: string) => {
    if (id === '5') throw new Error('broken');
    return stored[id];
  },
};
const app = new Hono().route('/external/v2', createExternal({ ...files, log }));
const get = (path: string) => app.request(`/external/v2${path}`);
const json = async (path: string): Promise<unknown> => (await get(path)).json();

describe('a project', () => {
  test('is served as JSON', async () => {
    const response = await get('/projects/1');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(stored['1']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is served as a script that calls the callback once', async () => {
    const response = await get('/projects/2?client_id=a&callback=$cb_1');
    expect(response.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    const source = await response.text();
    expect(source).not.toMatch(/<|\u2028|\u2029/);
    const responses: unknown[] = [];
    const called = createContext({ $cb_1: (answer: unknown) => responses.push(answer) });
    new Script(source).runInContext(called);
    expect(JSON.stringify(responses)).toBe(JSON.stringify([stored['2']]));
  });

  test('does nothing where the callback was removed', async () => {
    const source = await (await get('/projects/1?callback=gone')).text();
    expect(() => new Script(source).runInContext(createContext({}))).not.toThrow();
  });

  test.each(['3', 'abc', '1.json', '..%2F..%2Fpackage', '1%00', '1'.repeat(21)])(
    '%s responds with 404',
    async (id) => {
      const response = await get(`/projects/${id}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ http_code: 404 });
    },
  );

  test('that is missing is passed to the callback, in a script that runs', async () => {
    const response = await get('/projects/9?callback=cb');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('cb({"http_code":404})');
  });

  test('that cannot be read is an error of the service, logged, without its message', async () => {
    log.mockClear();
    const response = await get('/projects/5');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ http_code: 500 });
    expect(log).toHaveBeenCalledOnce();
  });

  test('without a status of its own has status 200', async () => {
    expect(await json('/projects/4')).toEqual({ http_code: 200, project: null });
  });
});

test.each(['a.b', 'alert(1)//', '<script>', '1a', '', 'a b', 'a'.repeat(65), 'a%0A'])(
  'a callback called %j is refused and not repeated',
  async (callback) => {
    const response = await get(`/projects/1?callback=${callback}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toEqual({
      http_code: 400,
      message: 'callback must be a name: letters, digits, $ and _',
    });
  },
);

describe('the other paths', () => {
  test('the list has the projects, newest first, without their modules', async () => {
    expect(await json('/projects')).toEqual({
      http_code: 200,
      projects: [
        { id: 2, name: '</script>\u2028\u2029', published_on: 20 },
        { id: 1, published_on: 10 },
      ],
    });
  });

  test.each([
    [externalPaths.projectComments(1), { comments: [] }],
    [externalPaths.userStats('a'), { stats: {} }],
    [externalPaths.userWorkExperience('a'), { work_experience: [] }],
  ])('%s is empty in its own form', async (path, empty) => {
    expect(await json(path)).toEqual({ http_code: 200, ...empty });
  });

  test.each([externalPaths.user('a'), externalPaths.projectComments(9), '/nothing'])(
    '%s responds with 404',
    async (path) => {
      expect(await json(path)).toEqual({ http_code: 404 });
    },
  );
});

describe('the files', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'external-'));
    await mkdir(join(folder, 'behance'));
    await writeFile(join(folder, 'secret.json'), '{"http_code":200}');
    await writeFile(join(folder, 'behance/12.json'), '{"http_code":200}');
    await writeFile(join(folder, 'behance/13.json'), '{');
    await writeFile(join(folder, 'behance/notes.json'), '{}');
  });

  afterAll(() => rm(folder, { recursive: true }));

  test('are named by their ids alone', async () => {
    expect(new Set(await nodeExternal(folder).list())).toEqual(new Set(['12', '13']));
  });

  test.each(['../secret', 'notes', '99', '', '12.json'])('%j is none of them', async (id) => {
    expect(await nodeExternal(folder).read(id)).toBeUndefined();
  });

  test('are read, and a broken one is reported', async () => {
    expect(await nodeExternal(folder).read('12')).toEqual({ http_code: 200 });
    await expect(nodeExternal(folder).read('13')).rejects.toThrow('behance/13.json');
  });

  test('are empty without a folder', async () => {
    const nowhere = nodeExternal(join(folder, 'nowhere'));
    expect(await nowhere.list()).toEqual([]);
    expect(await nowhere.read('12')).toBeUndefined();
  });
});
