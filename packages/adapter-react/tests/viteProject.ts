import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type * as managers from '@slicemachine/manager';
import { onTestFinished } from 'vitest';
import { jsonText } from './models.ts';

// As in project.ts: the ES modules below do not load in Node.
const require = createRequire(import.meta.url);
const { createSliceMachineManager }: typeof managers = require('@slicemachine/manager');

const run = promisify(execFile);

/** An empty React and Vite project, as the starter makes it, with this repository's packages. */
const FILES: Record<string, string> = {
  'package.json': jsonText({ name: 'empty', private: true, type: 'module' }),
  'index.html':
    '<!doctype html><div id="root"></div><script type="module" src="/src/main.EXTx"></script>',
  'vite.config.js': [
    "import react from '@vitejs/plugin-react';",
    "import { models } from '@slicemachine/adapter-react/vite';",
    "import { defineConfig } from 'vite';",
    'export default defineConfig({',
    '  plugins: [react(), models()],',
    "  build: { rolldownOptions: { input: ['index.html', 'slice-simulator.html'] } },",
    '});',
    '',
  ].join('\n'),
  'slicemachine.config.json': jsonText({
    repositoryName: 'example',
    adapter: '@slicemachine/adapter-react',
    libraries: ['./slices'],
  }),
};

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    types: ['vite/client'],
    skipLibCheck: true,
    moduleResolution: 'bundler',
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    moduleDetection: 'force',
    noEmit: true,
    jsx: 'react-jsx',
    strict: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    erasableSyntaxOnly: true,
  },
  include: ['src'],
};

/** A React and Vite project in a temporary folder, not yet set up for Slice Machine. */
export async function createViteProject(extension: 'ts' | 'js') {
  const root = await mkdtemp(join(tmpdir(), 'vite-project-'));
  onTestFinished(() => rm(root, { recursive: true, force: true, maxRetries: 3 }));
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) {
    await write(file, text.replace('.EXTx', `.${extension}x`));
  }
  if (extension === 'ts') await write('tsconfig.json', jsonText(TSCONFIG));
  await write(`src/main.${extension}x`, 'export {};\n');
  const tool = (path: string, ...args: string[]) =>
    run(process.execPath, [join(root, 'node_modules', path), ...args], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${path} failed:\n${error.stdout}${error.stderr}`);
    });
  return {
    root,
    write,
    read: (file: string) => readFile(join(root, file), 'utf8'),
    /** The manager behind Slice Machine's pages, with the current configuration. */
    manager: async () => {
      const manager = createSliceMachineManager({ cwd: root });
      await manager.plugins.initPlugins();
      return manager;
    },
    checkTypes: () => tool('typescript/bin/tsc', '--noEmit'),
    /** Runs a module of the project, and returns its output. */
    script: async (file: string) => (await tool(join('..', file))).stdout,
    build: () => tool('vite/bin/vite.js', 'build', '--logLevel', 'error'),
  };
}
