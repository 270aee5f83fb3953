import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sliceModel, typeModel } from './models.ts';
import { createViteProject } from './viteProject.ts';

type ViteProject = Awaited<ReturnType<typeof createViteProject>>;

/** Initialises a project; returns the packages to install and the log. */
async function init(project: ViteProject) {
  const installed: Record<string, string>[] = [];
  const logged: string[] = [];
  const manager = await project.manager();
  const { errors } = await manager.plugins.dangerouslyCallHook('project:init', {
    log: (line) => void logged.push(line),
    installDependencies: async ({ dependencies }) => void installed.push(dependencies),
  });
  expect(errors).toEqual([]);
  return { installed, logged };
}

/** A page that renders the slices of a document. */
const page = (extension: 'ts' | 'js') => `
import { SliceZone } from '@prismicio/react';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient } from './prismicio';
import { components } from './slices';

const { data } = await createClient().getByUID('page', 'home');
createRoot(document.getElementById('root')${extension === 'ts' ? '!' : ''}).render(
  <Suspense>
    <SliceZone slices={data.slices} components={components} />
  </Suspense>,
);
`;

async function built({ root }: ViteProject): Promise<string[]> {
  return readdir(join(root, 'dist'), { recursive: true });
}

describe.each(['ts', 'js'] as const)('an empty Vite project in .%sx', (extension) => {
  test('is initialised, gains a slice through the manager, compiles and builds', async () => {
    const project = await createViteProject(extension);
    const { installed } = await init(project);
    expect(Object.keys(Object.assign({}, ...installed))).toEqual([
      '@prismicio/client',
      '@prismicio/react',
    ]);
    const config = JSON.parse(await project.read('slicemachine.config.json'));
    expect(config).toEqual({
      repositoryName: 'example',
      adapter: {
        resolve: '@slicemachine/adapter-react',
        options: { generatedTypesFilePath: 'src/prismicio-types.d.ts' },
      },
      libraries: ['./src/slices'],
      localSliceSimulatorURL: 'http://localhost:5173/slice-simulator',
    });

    const { slices, customTypes } = await project.manager();
    const model = sliceModel('hero_image', 'HeroImage');
    const results = [
      await slices.createSlice({ libraryID: './src/slices', model }),
      await customTypes.createCustomType({ model: typeModel('page', ['hero_image']) }),
    ];
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);

    await project.write(`src/main.${extension}x`, page(extension));
    if (extension === 'ts') await project.checkTypes();
    await project.build();
    const files = await built(project);
    expect(files).toEqual(expect.arrayContaining(['index.html', 'slice-simulator.html']));
    const scripts = await Promise.all(
      files.filter((file) => file.endsWith('.js')).map((file) => project.read(`dist/${file}`)),
    );
    expect(scripts.some((script) => script.includes('HeroImage (variation: '))).toBe(true);
  });
});

test('a component with props other than its slice’s does not compile', async () => {
  const project = await createViteProject('ts');
  await init(project);
  const { slices } = await project.manager();
  await slices.createSlice({ libraryID: './src/slices', model: sliceModel('hero', 'Hero') });
  const component = await project.read('src/slices/Hero/index.tsx');
  await project.write(
    'src/slices/Hero/index.tsx',
    component.replace('slice.variation', 'slice.colour'),
  );
  await expect(project.checkTypes()).rejects.toThrow(/Hero\/index\.tsx.*colour/);
});

test('existing files are not changed, and missing ones are created', async () => {
  const project = await createViteProject('ts');
  const mine = {
    'src/prismicio.ts': '// my client\n',
    'slice-simulator.html': '<!-- my page -->\n',
    'src/slice-simulator.tsx': '// my simulator\n',
    'lib/index.ts': '// my index\n',
    'types.d.ts': '// my types\n',
    'slicemachine.config.json': JSON.stringify({
      repositoryName: 'mine',
      adapter: {
        resolve: '@slicemachine/adapter-react',
        options: { generatedTypesFilePath: 'types.d.ts' },
      },
      libraries: ['./lib'],
      localSliceSimulatorURL: 'http://localhost:3000/simulator',
    }),
  };
  for (const [file, text] of Object.entries(mine)) await project.write(file, text);
  const { logged } = await init(project);
  for (const [file, text] of Object.entries(mine)) expect(await project.read(file)).toBe(text);
  expect(logged).toEqual(
    expect.arrayContaining([expect.stringContaining('src/prismicio.ts is there already')]),
  );
});

test('initialising a project twice has the same result as once', async () => {
  const project = await createViteProject('ts');
  await init(project);
  const files = [
    'slicemachine.config.json',
    'src/prismicio.ts',
    'src/slices/index.ts',
    'src/prismicio-types.d.ts',
  ];
  const first = await Promise.all(files.map(project.read));
  await init(project);
  expect(await Promise.all(files.map(project.read))).toEqual(first);
});

test('a script of the project writes missing files, and names them', async () => {
  const project = await createViteProject('js');
  await init(project);
  await project.write(
    'codegen.mjs',
    "import { regenerate } from '@slicemachine/adapter-react/codegen';\n" +
      'console.info(JSON.stringify(await regenerate(process.cwd())));\n',
  );
  await rm(join(project.root, 'src/slices/index.js'));
  expect(JSON.parse(await project.script('codegen.mjs'))).toEqual({
    written: ['src/slices/index.js'],
    problems: [],
  });
});
