import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as pluginKit from '@slicemachine/plugin-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createForeignProject,
  type ForeignProject,
} from '../../../tests/support/foreignProject.ts';
import { followGuide } from '../../../tests/support/guide.ts';
import { openReadme } from '../../../tests/support/readme.ts';
import { jsonText } from '../src/files/format.ts';
import { sliceModel, typeModel } from './models.ts';
import { call } from './project.ts';
import { VITE_REACT_TS } from '../../../tests/support/viteReactTs.ts';

const require = createRequire(import.meta.url);
const { createSliceMachinePluginRunner }: typeof pluginKit = require('@slicemachine/plugin-kit');

const README = openReadme('packages/adapter-react/README.md');

const WORLDS = [
  { tool: 'Slice Machine', installedAs: '@slicemachine/adapter-react' },
  { tool: 'the Type Builder', installedAs: 'slice-machine-adapter-react' },
].map((world) => ({ ...world, guide: README.takeSection(`Set up a project with ${world.tool}`) }));

const SMALL_CONFIG = README.take('// vite.config.ts');
const SIMULATOR = README.take('<SliceSimulator').trim().replace(/;$/, '');
const REGISTRY = README.take('"registry": {');
const SCRIPT = `${README.take('import { generate, regenerate, stale }')}
console.info(JSON.stringify([written, problems, typeof generate, typeof stale]));`;
/** What TypeScript knows of the options and of the project's slices. */
const strict = (adapter: string) => `
import type { AdapterOptions } from '${adapter}';
import type { Content } from '@prismicio/client';
export const options: AdapterOptions = { lazyLoadSlices: false };
// @ts-expect-error: the option is a boolean.
export const wrong: AdapterOptions = { format: 'yes' };
export const variation = (slice: Content.HeroSlice) => slice.variation;
// @ts-expect-error: the model has no such field.
export const colour = (slice: Content.HeroSlice) => slice.colour;
`;
/** Renders the slices of a document to HTML, waiting for the components to load. */
const RENDER = `
import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
const slices = [{ id: 'one', slice_type: 'hero', variation: 'default', primary: {}, items: [] }];
const page = { data: { slices } };
${README.take("import { SliceZone } from '@prismicio/react';").replace('\n<Suspense>', '\nconst example = <Suspense>')}
const { prelude } = await prerender(example);
console.info(await new Response(prelude).text());
`;

test('every example of the README is run here, and the registry is the one of this project', async () => {
  expect(README.left()).toEqual([]);
  const own = JSON.parse(await readFile('slicemachine.config.json', 'utf8'));
  expect(own.adapter.options).toMatchObject(JSON.parse(`{${REGISTRY}}`));
  const { peerDependencies } = JSON.parse(
    await readFile('packages/adapter-react/package.json', 'utf8'),
  );
  const lowest = (name: string) => peerDependencies[name].replace(/^\D+/, '').replace(/\.0$/, '');
  expect(await readFile('packages/adapter-react/README.md', 'utf8')).toContain(
    `React ${lowest('react')}, Vite ${lowest('vite')} and \`@prismicio/client\` ${lowest('@prismicio/client')}, or newer`,
  );
});

describe.each(WORLDS)('a new Vite project with $tool', ({ tool, installedAs, guide }) => {
  let project: ForeignProject;

  beforeAll(async () => {
    project = await createForeignProject({
      package: 'adapter-react',
      installedAs,
      files: VITE_REACT_TS,
      dependencies: [
        '@prismicio/react',
        'react-dom',
        '@vitejs/plugin-react',
        'typescript',
        '@types/node',
        '@types/react',
        '@types/react-dom',
      ],
    });
  });
  afterAll(() => project?.remove());

  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(project.root, file)), { recursive: true });
    await writeFile(join(project.root, file), text);
  };
  const read = (file: string) => readFile(join(project.root, file), 'utf8');
  const run = (file: string, ...args: string[]) =>
    project.node([join('node_modules', file), ...args], { NODE_ENV: 'production' });

  /** Adds a slice with the adapter loaded as Slice Machine loads it from the tarball. */
  const addBySliceMachine = async () => {
    const config = JSON.parse(await read('slicemachine.config.json'));
    const runner = createSliceMachinePluginRunner({ project: { root: project.root, config } });
    await runner.init();
    const model = sliceModel('hero', 'Hero');
    await call(runner, 'slice:create', { libraryID: './src/slices', model });
    await call(runner, 'custom-type:create', { model: typeModel('page', ['hero']) });
  };

  /** Adds what the Type Builder's models and a developer would, and generates the rest. */
  const addByHand = async () => {
    await write('src/slices/Hero/model.json', jsonText(sliceModel('hero', 'Hero')));
    await write('customtypes/page/index.json', jsonText(typeModel('page', ['hero'])));
    await write(
      'src/slices/Hero/index.tsx',
      `import type { Content } from '@prismicio/client';
      import type { SliceComponentProps } from '@prismicio/react';
      export default function Hero({ slice }: SliceComponentProps<Content.HeroSlice>) {
        return <p>Hero (variation: {slice.variation})</p>;
      }`,
    );
    await run('.bin/slice-machine-adapter-react', 'codegen');
    await run('.bin/slice-machine-adapter-react', 'codegen', '--check');
  };

  test('set up by the README compiles, builds and renders its slices', async () => {
    // The packages are already linked: this test has no network.
    const offline = guide.replaceAll(/^ *(npm create|npm install|cd) .*$/gm, '   true');
    await followGuide(project.root, offline, { isNew: true });
    await (tool === 'Slice Machine' ? addBySliceMachine() : addByHand());

    await write('src/strict.ts', strict(installedAs));
    await run('typescript/bin/tsc', '-b');
    expect(await read('src/slice-simulator.tsx')).toContain(SIMULATOR);
    if (tool === 'Slice Machine') {
      await run('vite/bin/vite.js', 'build', '--logLevel', 'error');
      expect(await read('dist/slice-simulator.html')).toContain('/assets/');
      return;
    }

    await write('script.mjs', SCRIPT);
    const script = await project.node(['script.mjs']);
    expect(JSON.parse(script.stdout)).toEqual([[], [], 'function', 'function']);

    await write('vite.config.ts', SMALL_CONFIG);
    await write('src/render.jsx', RENDER);
    await run('vite/bin/vite.js', 'build', '--ssr', 'src/render.jsx', '--logLevel', 'error');
    const { stdout } = await project.node(['dist/render.js']);
    expect(stdout.replaceAll('<!-- -->', '')).toContain('Hero (variation: default)');
  });
});
