import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { waitFor } from '../../../tests/support/waitFor.ts';
import { regenerate } from '../src/codegen/index.ts';
import { models } from '../src/vite.ts';
import { sliceModel } from './models.ts';
import { call, createProject, type AdapterProject, type ProjectOptions } from './project.ts';

const PROJECTS: Record<string, ProjectOptions> = {
  'in JavaScript, formatted, with an eager index': {
    typescript: false,
    options: { format: true, lazyLoadSlices: false },
    files: { '.prettierrc': '{ "semi": false, "singleQuote": false }' },
  },
  'with its own registry': {
    options: { registry: { typeModule: './registry.ts', typeName: 'Registry' } },
  },
};

/** The dev server's part of the work, without a port. */
async function develop({ root }: AdapterProject) {
  const server = await createServer({
    root,
    configFile: false,
    mode: 'development',
    logLevel: 'silent',
    cacheDir: join(root, '.vite'),
    plugins: [models()],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  onTestFinished(() => server.close());
}

test.each(Object.entries(PROJECTS))(
  'Slice Machine, the command and the development server write the same bytes in a project %s',
  async (_, options) => {
    const project = await createProject(options);
    const index = options.typescript === false ? 'slices/index.js' : 'slices/index.ts';
    const generated = () => Promise.all(['prismicio-types.d.ts', index].map(project.read));
    const forget = () =>
      Promise.all(['prismicio-types.d.ts', index].map((file) => rm(join(project.root, file))));
    const create = (id: string, name: string) =>
      call(project.runner, 'slice:create', { libraryID: './slices', model: sliceModel(id, name) });
    await create('hero', 'Hero');
    await create('quote', 'Quote');
    const bySliceMachine = await generated();
    if (options.options?.format) expect(bySliceMachine[1]).not.toMatch(/[;']/);

    await forget();
    await regenerate(project.root);
    expect(await generated()).toEqual(bySliceMachine);

    await forget();
    await develop(project);
    await waitFor(async () => expect(await generated()).toEqual(bySliceMachine));

    const model = sliceModel('hero', 'Hero', ['title', 'more']);
    await waitFor(async () => {
      // Written until it is noticed: a watcher misses changes before it is ready.
      project.write('slices/Hero/model.json', model);
      expect(await generated()).not.toEqual(bySliceMachine);
    }, 200);
    const byServer = await generated();
    await call(project.runner, 'slice:update', { libraryID: './slices', model });
    expect(await generated()).toEqual(byServer);
  },
);
