import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openContentFolder } from '../src/project/contentFolder.ts';
import { readProject } from '../src/project/readProject.ts';
import { simulatorAddresses } from '../src/project/simulator.ts';
import { createProject } from './support/createProject.ts';

const at = (port: number) => `http://localhost:${port}/slice-simulator`;

describe('what a project’s own files say', () => {
  const projectWith = (files: Readonly<Record<string, unknown>>) =>
    readProject(createProject(files, {}).root);
  const addressesWith = (files: Readonly<Record<string, unknown>>) =>
    simulatorAddresses(projectWith(files), { simulator: null, site: null });
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, '1.0.0']));

  test.each<[string, object, string[], string, number[]]>([
    [
      'Next.js',
      { dev: 'next dev --turbopack -p 3005' },
      ['next'],
      'npm run dev',
      [3005, 3000, 3001],
    ],
    ['SvelteKit', { dev: 'vite dev' }, ['@sveltejs/kit', 'vite'], 'npm run dev', [5173, 5174]],
    ['Vite', { start: 'PORT=8080 vite' }, ['vite'], 'npm start', [8080, 5173, 5174]],
  ])('%s, with %o', (name, scripts, packages, start, ports) => {
    const files = { 'package.json': { scripts, devDependencies: versions(packages) } };
    expect(projectWith(files).framework).toMatchObject({ name, start });
    expect(addressesWith(files)).toEqual(ports.map(at));
  });

  const NUXT =
    "export default defineNuxtConfig({\n  prismic: {\n    preview: '/api/preview',\n  },\n});";
  test.each([
    ['next', 'src/app/api/preview/route.ts', '', '/api/preview'],
    ['next', 'src/app/page.tsx', '', null],
    ['nuxt', 'nuxt.config.ts', '', '/preview'],
    ['nuxt', 'nuxt.config.ts', NUXT, '/api/preview'],
    ['@sveltejs/kit', 'src/routes/api/preview/+server.js', '', '/api/preview'],
  ])('a project of %s with %s %j has the preview %s', (name, file, text, previewPath) => {
    const files = { 'package.json': { dependencies: versions([name]) }, [file]: text };
    expect(projectWith(files).framework?.previewPath).toBe(previewPath);
  });

  test('Prismic’s configuration counts, and Slice Machine’s for what it alone has', () => {
    const files = {
      'prismic.config.json': {
        repositoryName: 'new-name',
        routes: [{ type: 'page', path: '/:uid' }],
      },
      'slicemachine.config.json': {
        repositoryName: 'old-name',
        localSliceSimulatorURL: 'http://localhost:9000/simulate',
      },
    };
    expect(projectWith(files)).toMatchObject({
      configFile: 'prismic.config.json',
      repositoryName: 'new-name',
      routes: [{ type: 'page', path: '/:uid' }],
      problems: [],
    });
    expect(addressesWith(files)[0]).toBe('http://localhost:9000/simulate');
    const addresses = (simulator: string | null, site: string | null) =>
      simulatorAddresses(projectWith(files), { simulator, site });
    expect(addresses(at(1), 'http://localhost:4')).toEqual([at(1)]);
    expect(addresses(null, 'http://localhost:4')).toEqual(['http://localhost:4/simulate']);
  });

  test.each([
    ['{ "repositoryName": "a"', /^prismic\.config\.json: line 1, column 24: the file ends/],
    ['[]', /^prismic\.config\.json: must be an object/],
    ['{ "routes": {} }', /routes must be a list/],
    ['{ "routes": [{ "type": "page", "path": "about" }] }', /routes\[0\] needs a type and a path/],
  ])('a configuration with %s is reported, not fatal', (text, problem) => {
    const { problems, routes } = projectWith({ 'prismic.config.json': text });
    expect(problems).toEqual([expect.stringMatching(problem)]);
    expect(routes).toEqual([]);
  });

  test('a folder without any of them is still a project', () => {
    expect(projectWith({})).toMatchObject({
      configFile: null,
      framework: null,
      problems: [],
    });
  });
});

describe('the content folder', () => {
  const open = (
    files: Readonly<Record<string, unknown>>,
    { named = null as string | null, repositoryName = 'my-blog' as string | null } = {},
  ) => {
    const { root } = createProject(files, {});
    const { contentDir, isNew } = openContentFolder({ root, named, repositoryName });
    return { root, isNew, folder: contentDir.slice(root.length + 1) };
  };
  const EXPORT = {
    'documents/fr-fr/a=#=page=#=home=#=fr-fr.json': {},
    'documents/en-us/a=#=page=#=home=#=en-us.json': {},
    'documents/notes/a.json': {},
  };
  test.each([
    ['the name of the repository', {}, 'my-blog', 'my-blog', ['en-us']],
    [
      'a name that the client takes, whatever the configuration says',
      {},
      'a b',
      'repository',
      ['en-us'],
    ],
    ['the languages of an export of Prismic', EXPORT, 'my-blog', 'my-blog', ['en-us', 'fr-fr']],
  ])('is made, with %s', (_, files, repositoryName, name, languages) => {
    const { root, isNew, folder } = open(files, { repositoryName });
    expect([isNew, folder]).toEqual([true, 'content']);
    expect(JSON.parse(readFileSync(join(root, folder, 'repository.json'), 'utf8'))).toEqual({
      name,
      languages: languages.map((id) => ({ id })),
      visibility: 'open',
    });
  });

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['content', { 'content/documents/page/a.json': {} }, 'content'],
    ['the only one with settings', { 'texts/repository.json': {}, 'src/a.ts': '' }, 'texts'],
    ['one in src', { 'src/texts/repository.json': {} }, 'src/texts'],
    ['content of two', { 'texts/repository.json': {}, 'content/repository.json': {} }, 'content'],
  ])('is found: %s', (_, files, folder) => {
    expect(open(files)).toMatchObject({ isNew: false, folder });
  });

  test('that is named is taken, or made', () => {
    const files = { 'texts/repository.json': {}, 'other/documents/page/a.json': {} };
    expect(open(files, { named: 'other' })).toMatchObject({ isNew: false, folder: 'other' });
    expect(open(files, { named: 'a/new' })).toMatchObject({ isNew: true, folder: 'a/new' });
  });

  const TWO = { 'a/repository.json': {}, 'b/repository.json': {} };
  test.each<[string, Readonly<Record<string, unknown>>, string | null, RegExp]>([
    [
      'two have settings',
      TWO,
      null,
      /^a and b both .* repository\.json: choose one with --content a$/,
    ],
    [
      'it has other files',
      { 'content/a.md': '#' },
      null,
      /^content has files of something else \(a\.md\): name another folder/,
    ],
    ['it is a file', { texts: 'a' }, 'texts', /^texts: is a file.* --content$/],
    ['it cannot be made', { texts: 'a' }, 'texts/new', /^texts\/new: .*\(ENOTDIR\): a part of its/],
    [
      'it is a link to itself',
      {},
      null,
      /^content: .*\(ELOOP\): .* a link to itself\. .* --content$/,
    ],
  ])('is refused with what to do, and not touched: %s', (_, files, named, message) => {
    const { root } = createProject(files, {});
    if (Object.keys(files).length === 0) symlinkSync('content', join(root, 'content'));
    expect(() => openContentFolder({ root, named, repositoryName: null })).toThrow(message);
    expect(existsSync(join(root, 'content/repository.json'))).toBe(false);
  });
});
