import { existsSync, mkdirSync, readFileSync } from 'node:fs';
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

  test.each<[string, object, string, string, readonly string[], string | null]>([
    [
      'Next.js',
      {
        scripts: { dev: 'next dev --turbopack -p 3005' },
        dependencies: { next: '16.0.0' },
      },
      'src/app/api/preview/route.ts',
      'npm run dev',
      [at(3005), at(3000), at(3001)],
      '/api/preview',
    ],
    [
      'Nuxt',
      {
        scripts: { dev: 'nuxt dev' },
        devDependencies: { nuxt: '4.0.0', vite: '8.0.0' },
      },
      'nuxt.config.ts',
      'npm run dev',
      [at(3000), at(3001)],
      '/preview',
    ],
    [
      'SvelteKit',
      {
        scripts: { dev: 'vite dev' },
        devDependencies: { '@sveltejs/kit': '2.0.0', vite: '8.0.0' },
      },
      'src/routes/api/preview/+server.js',
      'npm run dev',
      [at(5173), at(5174)],
      '/api/preview',
    ],
    [
      'Vite',
      {
        scripts: { start: 'PORT=8080 vite' },
        devDependencies: { vite: '8.0.0' },
      },
      'index.html',
      'npm start',
      [at(8080), at(5173), at(5174)],
      null,
    ],
  ])('%s', (name, packageJson, file, start, addresses, previewPath) => {
    const files = { 'package.json': packageJson, [file]: '' };
    expect(projectWith(files).framework).toMatchObject({ name, start, previewPath });
    expect(addressesWith(files)).toEqual(addresses);
  });

  test('Nuxt’s configuration may give the preview another route', () => {
    const config =
      "export default defineNuxtConfig({\n  prismic: {\n    preview: '/api/preview',\n  },\n});";
    const files = {
      'package.json': { dependencies: { nuxt: '4.0.0' } },
      'nuxt.config.ts': config,
    };
    expect(projectWith(files).framework?.previewPath).toBe('/api/preview');
  });

  test('a Next.js project without a preview route has none', () => {
    const packageJson = { dependencies: { next: '16.0.0' } };
    expect(projectWith({ 'package.json': packageJson }).framework?.previewPath).toBeNull();
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
  const settingsIn = (root: string, folder: string): unknown =>
    JSON.parse(readFileSync(join(root, folder, 'repository.json'), 'utf8'));

  test('is made, with the name of the repository', () => {
    const { root, isNew, folder } = open({});
    expect([isNew, folder]).toEqual([true, 'content']);
    expect(settingsIn(root, folder)).toEqual({
      name: 'my-blog',
      languages: [{ id: 'en-us' }],
      visibility: 'open',
    });
  });

  test('has the languages of an export of Prismic', () => {
    const { root, folder } = open({
      'documents/fr-fr/a=#=page=#=home=#=fr-fr.json': {},
      'documents/en-us/a=#=page=#=home=#=en-us.json': {},
      'documents/notes/a.json': {},
    });
    expect(settingsIn(root, folder)).toMatchObject({
      languages: [{ id: 'en-us' }, { id: 'fr-fr' }],
    });
  });

  test('has a name that the client takes, whatever the configuration says', () => {
    const { root, folder } = open({}, { repositoryName: 'a b' });
    expect(settingsIn(root, folder)).toMatchObject({ name: 'repository' });
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
    const files = {
      'texts/repository.json': {},
      'other/documents/page/a.json': {},
    };
    expect(open(files, { named: 'other' })).toMatchObject({ isNew: false, folder: 'other' });
    expect(open(files, { named: 'a/new' })).toMatchObject({ isNew: true, folder: 'a/new' });
  });

  test.each<[string, Readonly<Record<string, unknown>>, string | null, RegExp]>([
    [
      'two have settings',
      { 'a/repository.json': {}, 'b/repository.json': {} },
      null,
      /^a and b both have a repository\.json: choose one with --content a$/,
    ],
    [
      'content is of something else',
      { 'content/index.md': '# Home' },
      null,
      /^content has files of something else \(index\.md\): name another folder/,
    ],
    ['it is a file', { texts: 'a' }, 'texts', /^texts is a file/],
    ['it cannot be made', { texts: 'a' }, 'texts/new', /^texts\/new cannot be written \(ENOTDIR\)/],
  ])('is refused with what to do: %s', (_, files, named, message) => {
    expect(() => open(files, { named })).toThrow(message);
  });

  test('of something else is not touched', () => {
    const { root } = createProject({ 'content/index.md': '# Home' }, {});
    mkdirSync(join(root, 'content/blog'));
    const options = { root, named: null, repositoryName: null };
    expect(() => openContentFolder(options)).toThrow();
    expect(existsSync(join(root, 'content/repository.json'))).toBe(false);
  });
});
