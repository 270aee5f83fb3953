import { readdir } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import type { ProjectInitHookData } from '@slicemachine/plugin-kit';
import { regenerateWith } from '../codegen/index.ts';
import { readLibrary } from '../codegen/readFolders.ts';
import {
  readSettings,
  type ReadSettings,
  type Settings,
  SLICE_MACHINE_CONFIG,
} from '../settings.ts';
import { formatText, jsonText } from '../files/format.ts';
import { exists, isRecord, readJson } from '../files/readJson.ts';
import { type ProjectFile, writeFiles } from '../files/writeFiles.ts';
import { ModelError } from '../ModelError.ts';

/** Prismic packages that a React and Vite project needs at run time, in the tested versions. */
const DEPENDENCIES = { '@prismicio/client': '^7.22.0', '@prismicio/react': '^3.4.1' };

const CLIENT = /^prismicio\.[cm]?[jt]sx?$/;
const SIMULATOR = /^slice-?simulator(?:\.page)?\.[jt]sx?$/i;

/**
 * Sets up a React and Vite project for Slice Machine: packages, configuration, a client, a
 * simulator page, types and an index for each slice library. Adds only what is missing: existing files are
 * not changed, except that missing keys are added to the configuration.
 */
export async function projectInit(
  root: string,
  read: ReadSettings,
  { log, installDependencies }: Pick<ProjectInitHookData, 'log' | 'installDependencies'>,
): Promise<void> {
  const dependencies = await missingDependencies(root, DEPENDENCIES);
  if (Object.keys(dependencies).length > 0) await installDependencies({ dependencies });
  const src = (await exists(root, 'src')) ? 'src/' : '';
  if ((await read()).usesSliceMachine) {
    for (const line of await completeConfig(root, src)) log(line);
  }

  const settings = await read();
  const [library = 'slices'] = settings.libraries;
  const leave = (file: string) => log(`${file} is there already: left as it is`);
  const write = async ({ file, text }: { readonly file: string; readonly text: string }) => {
    if (await exists(root, file)) return leave(file);
    await writeFiles(root, [{ file, text: await formatText(settings, file, text) }]);
    log(`Wrote ${file}`);
  };
  const client = await findInProject(root, src, CLIENT);
  if (client) leave(client);
  else await write(clientText(settings, src));

  const pages = simulatorFiles(settings, src, library);
  const page = await findInProject(root, src, SIMULATOR);
  const isOther = page !== undefined && pages.every(({ file }) => file !== page);
  if (isOther) leave(page);
  else if (settings.usesSliceMachine && (await namesOwnSimulator(root))) {
    log(`${settings.configFile} names a simulator already: no page is written`);
  } else for (const file of pages) await write(file);
  const { written } = await regenerateWith(settings, { keep: true });
  for (const file of written) log(`Wrote ${file}`);
}

/** A module that creates a client for the repository or the environment chosen in Slice Machine. */
function clientText(
  { typescript, configFile }: Settings,
  src: string,
): ProjectFile & { text: string } {
  const config = posix.relative(src || '.', configFile);
  const from = config.startsWith('.') ? config : `./${config}`;
  const signature = typescript ? 'config: ClientConfig = {}' : 'config = {}';
  const lines = [
    typescript
      ? "import { createClient as createPrismicClient, type ClientConfig, type Route } from '@prismicio/client';"
      : "import { createClient as createPrismicClient } from '@prismicio/client';",
    `import { repositoryName as production } from '${from}';`,
    '',
    "/** The repository to read: the environment chosen in Slice Machine, else production's. */",
    'export const repositoryName = import.meta.env.VITE_PRISMIC_ENVIRONMENT || production;',
    '',
    '/** Address of each type of document, such as `{ type: "page", path: "/:uid" }`. */',
    ...(typescript
      ? ['const routes: Route[] = [];']
      : ["/** @type {import('@prismicio/client').Route[]} */", 'const routes = [];']),
    '',
    '/** A client that queries content, previews included. */',
    `export function createClient(${signature}) {`,
    '  return createPrismicClient(repositoryName, { routes, ...config });',
    '}',
    '',
  ];
  return { file: `${src}prismicio.${typescript ? 'ts' : 'js'}`, text: lines.join('\n') };
}

/** URL of the simulator page on Vite's development server. */
const SIMULATOR_URL = 'http://localhost:5173/slice-simulator';

/**
 * Adds what the configuration lacks: the simulator's address and, if the sources are in `src`, a
 * library and types there, where Vite's TypeScript looks. Returns one line for each addition.
 */
async function completeConfig(root: string, src: string): Promise<string[]> {
  const config = await readJson(root, SLICE_MACHINE_CONFIG);
  if (!isRecord(config)) throw new ModelError(SLICE_MACHINE_CONFIG, 'must hold an object');
  const changes: string[] = [];
  const add = (key: string, value: unknown, text: string) => {
    config[key] = value;
    changes.push(`${SLICE_MACHINE_CONFIG}: ${text}`);
  };

  if (!config['localSliceSimulatorURL']) {
    add('localSliceSimulatorURL', SIMULATOR_URL, `the simulator is at ${SIMULATOR_URL}`);
  }
  if (src && (await hasStandardLibrary(root, config['libraries']))) {
    add('libraries', ['./src/slices'], 'slices are in src/slices');
  }
  const { adapter } = config;
  const options = isRecord(adapter) && isRecord(adapter['options']) ? adapter['options'] : {};
  const own = await findInProject(root, src, /^prismicio-types\.d\.ts$/);
  // Beside package.json is where they are generated without the option.
  if (src && options['generatedTypesFilePath'] === undefined && own !== 'prismicio-types.d.ts') {
    const resolve = isRecord(adapter) ? adapter['resolve'] : adapter;
    const file = own ?? 'src/prismicio-types.d.ts';
    const value = { resolve, options: { ...options, generatedTypesFilePath: file } };
    add('adapter', value, `types are generated in ${file}`);
  }
  if (changes.length > 0)
    await writeFiles(root, [{ file: SLICE_MACHINE_CONFIG, text: jsonText(config) }]);
  return changes;
}

/** Whether the configuration names another simulator page than the one that `init` writes. */
async function namesOwnSimulator(root: string): Promise<boolean> {
  const config = await readJson(root, SLICE_MACHINE_CONFIG);
  const address = isRecord(config) ? config['localSliceSimulatorURL'] : undefined;
  return typeof address === 'string' && address !== SIMULATOR_URL;
}

/** Whether the project uses the default library and has no slice in it. */
async function hasStandardLibrary(root: string, libraries: unknown): Promise<boolean> {
  if (libraries !== undefined && JSON.stringify(libraries) !== '["./slices"]') return false;
  return (await readLibrary(await readSettings(root), 'slices')).length === 0;
}

/**
 * The first file with such a name, anywhere in the folder of the sources or beside `package.json`, relative to the
 * project: what `init` would write may exist at another path, or in the other language.
 */
async function findInProject(root: string, src: string, name: RegExp): Promise<string | undefined> {
  const inside = src
    ? await readdir(join(root, src), { withFileTypes: true, recursive: true })
    : [];
  const beside = await readdir(root, { withFileTypes: true });
  const found = [...inside, ...beside].find((entry) => entry.isFile() && name.test(entry.name));
  return found && relative(root, join(found.parentPath, found.name)).replaceAll('\\', '/');
}

/** Of some packages those that the project does not list. */
async function missingDependencies(
  root: string,
  wanted: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const manifest = (await exists(root, 'package.json')) ? await readJson(root, 'package.json') : {};
  const listed = (key: string) =>
    isRecord(manifest) && isRecord(manifest[key]) ? manifest[key] : {};
  const own = { ...listed('devDependencies'), ...listed('dependencies') };
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => !Object.hasOwn(own, name)));
}

/**
 * The simulator as a separate page beside `index.html`, so that it needs no router and is not part
 * of the site's bundle. The simulator itself uses the id `root`.
 */
function simulatorFiles(
  { typescript, registry, packageName }: Settings,
  src: string,
  library: string,
): (ProjectFile & { text: string })[] {
  if (registry) return [];
  const script = `${src}slice-simulator.${typescript ? 'tsx' : 'jsx'}`;
  const index = posix.relative(src || '.', library);
  const page = [
    '<!doctype html>',
    '<html lang="en">',
    '  <head>',
    '    <meta charset="UTF-8" />',
    '    <meta name="viewport" content="width=device-width, initial-scale=1" />',
    '    <title>Slice simulator</title>',
    '  </head>',
    '  <body>',
    '    <div id="slice-simulator"></div>',
    `    <script type="module" src="/${script}"></script>`,
    '  </body>',
    '</html>',
    '',
  ];
  const code = [
    "import { SliceZone } from '@prismicio/react';",
    typescript
      ? `import { SliceSimulator, type SliceSimulatorSliceZoneProps } from '${packageName}/simulator';`
      : `import { SliceSimulator } from '${packageName}/simulator';`,
    "import { Suspense } from 'react';",
    "import { createRoot } from 'react-dom/client';",
    `import { components } from '${index.startsWith('.') ? index : `./${index}`}';`,
    '',
    `function Slices({ slices }${typescript ? ': SliceSimulatorSliceZoneProps' : ''}) {`,
    '  return (',
    '    <Suspense>',
    '      <SliceZone slices={slices} components={components} />',
    '    </Suspense>',
    '  );',
    '}',
    '',
    `createRoot(document.getElementById('slice-simulator')${typescript ? '!' : ''}).render(`,
    '  <SliceSimulator sliceZone={Slices} />,',
    ');',
    '',
  ];
  return [
    { file: 'slice-simulator.html', text: page.join('\n') },
    { file: script, text: code.join('\n') },
  ];
}
