import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { workerContent } from './scripts/build.mjs';
import site from './vite.config.ts';
import type { BuiltIn } from './src/server/platforms/worker/builtIn.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A worker reads no files: what it needs of them is written into it. */
function builtIn(): BuiltIn {
  const files = workerContent().filter((path) => path.endsWith('.json'));
  const isRecord = (path: string) => basename(path).startsWith('protected.');
  return {
    // Cast: written by the build of the browser's bundle, which comes first.
    manifest: readJson('dist/client/.vite/manifest.json') as BuiltIn['manifest'],
    protection: Object.fromEntries(
      files.filter(isRecord).map((path) => [basename(path), readFileSync(path, 'utf8')]),
    ),
    external: Object.fromEntries(
      files
        .filter((path) => !isRecord(path))
        .map((path) => [basename(path, '.json'), readJson(path)]),
    ),
  };
}

/** The site as one module for Cloudflare Workers, without anything of Node's. */
export default defineConfig((env) => {
  const own: UserConfig = {
    define: {
      BUILT_IN: JSON.stringify(builtIn()),
      'process.env.NODE_ENV': '"production"',
    },
    ssr: {
      target: 'webworker',
      noExternal: true,
      resolve: { conditions: ['workerd', 'worker', 'module', 'import'] },
    },
    build: {
      ssr: 'src/server/platforms/worker/main.ts',
      outDir: 'dist/worker',
      target: 'es2023',
      minify: true,
      copyPublicDir: false,
      rolldownOptions: {
        output: { codeSplitting: false, entryFileNames: 'worker.js' },
      },
    },
  };
  return mergeConfig(site({ ...env, isSsrBuild: true }), own);
});
