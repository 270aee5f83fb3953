import { describe, expect, test } from 'vitest';
import { sliceModel, typeModel } from './models.ts';
import { exportsOf, interfacesOf, registryOf } from './parse.ts';
import { call, createProject, type AdapterProject } from './project.ts';

/** Initialises a project; returns the packages to install and the log. */
async function init({ runner }: AdapterProject) {
  const installed: Record<string, string>[] = [];
  const logged: string[] = [];
  await call(runner, 'project:init', {
    log: (line) => void logged.push(line),
    installDependencies: async ({ dependencies }) => void installed.push(dependencies),
  });
  return { installed: Object.keys(Object.assign({}, ...installed)), logged };
}

/** The configuration of such a project, with more in it. */
const config = (more: object) =>
  JSON.stringify({ repositoryName: 'example', adapter: '@slicemachine/adapter-react', ...more });

// That such a project compiles, builds and renders is asked of the packed package, in foreign.test.ts.
describe.each(['ts', 'js'] as const)('a new project in .%sx', (extension) => {
  const open = () =>
    createProject({
      typescript: extension === 'ts',
      files: { [`src/main.${extension}x`]: '' },
      options: { format: true },
    });

  test('gets a configuration, a client, a simulator, and types and registry of its slices', async () => {
    const project = await open();
    const { runner, json, read, files } = project;
    expect((await init(project)).installed).toEqual(['@prismicio/client', '@prismicio/react']);
    expect(await json('slicemachine.config.json')).toEqual({
      repositoryName: 'example',
      adapter: {
        resolve: '@slicemachine/adapter-react',
        options: { format: true, generatedTypesFilePath: 'src/prismicio-types.d.ts' },
      },
      libraries: ['./src/slices'],
      localSliceSimulatorURL: 'http://localhost:5173/slice-simulator',
    });
    expect(registryOf(await read(`src/slices/index.${extension}`)).keys).toEqual([]);
    expect(interfacesOf(await read('src/prismicio-types.d.ts')).size).toBeGreaterThan(0);
    expect(exportsOf(await read(`src/prismicio.${extension}`), `${extension}x`)).toContain(
      'createClient',
    );
    expect(await read('slice-simulator.html')).toContain(`src/slice-simulator.${extension}x`);

    // A second time changes nothing.
    const first = await files();
    await init(project);
    expect(await files()).toEqual(first);

    const library = { libraryID: './src/slices' };
    await call(runner, 'slice:create', { ...library, model: sliceModel('hero', 'Hero') });
    await call(runner, 'custom-type:create', { model: typeModel('page', ['hero']) });
    expect(registryOf(await read(`src/slices/index.${extension}`)).keys).toEqual(['hero']);
  });
});

const CLIENT = 'src/prismicio.ts';
const PAGE = 'src/slice-simulator.tsx';
const TYPES = 'src/prismicio-types.d.ts';
const URL = { localSliceSimulatorURL: 'http://localhost:5173/preview/slices' };

test.each<[what: string, mine: Record<string, string>, absent: string]>([
  ['a client in a folder of its own', { 'src/lib/prismicio.js': '// mine' }, CLIENT],
  ['a client beside package.json', { 'prismicio.ts': '// mine' }, CLIENT],
  ['a page of a router', { 'src/routes/SliceSimulator.tsx': '// mine' }, PAGE],
  ['a route that only the configuration names', { 'slicemachine.config.json': config(URL) }, PAGE],
  ['types where they are without an option', { 'prismicio-types.d.ts': '// mine' }, TYPES],
  ['types in a folder of their own', { 'src/types/prismicio-types.d.ts': '// mine' }, TYPES],
])('%s is not made a second time', async (_, mine, absent) => {
  const project = await createProject({ files: { 'src/main.tsx': '', ...mine } });
  await init(project);
  const files = await project.files();
  if (!('slicemachine.config.json' in mine)) expect(files).toMatchObject(mine);
  const made = [CLIENT, PAGE, TYPES].filter((file) => file in files);
  expect(made).toEqual([CLIENT, PAGE, TYPES].filter((file) => file !== absent));
  await init(project);
  expect(await project.files()).toEqual(files);
});

test.each([
  [{ dependencies: { '@prismicio/client': '*' } }, ['@prismicio/react']],
  [{ devDependencies: { '@prismicio/client': '*', '@prismicio/react': '*' } }, []],
])('only packages that the project does not list are asked for: %j', async (listed, installed) => {
  const project = await createProject({ files: { 'package.json': JSON.stringify(listed) } });
  expect((await init(project)).installed).toEqual(installed);
});

test('existing files are not changed, and missing ones are created', async () => {
  const mine = {
    'src/prismicio.ts': '// my client\n',
    'slice-simulator.html': '<!-- my page -->\n',
    'lib/index.ts': '// my index\n',
    'types.d.ts': '// my types\n',
  };
  const options = { generatedTypesFilePath: 'types.d.ts' };
  const project = await createProject({ files: mine, libraries: ['./lib'], options });
  const { logged } = await init(project);
  expect(await project.files()).toMatchObject(mine);
  expect(await project.read('src/slice-simulator.tsx')).toContain('SliceSimulator');
  expect(logged).toContain('src/prismicio.ts is there already: left as it is');
});
