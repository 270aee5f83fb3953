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
