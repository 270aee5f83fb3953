import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import site from './vite.config.ts';
import type { BuiltIn } from './src/server/platforms/worker/builtIn.ts';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** A worker reads no files: what it needs of them is written into it. */
function builtIn(): BuiltIn {
  const content = process.env['CONTENT_DIR'] || 'content';
  const folder = join(content, 'behance');
  const namesIn = (path: string) => (existsSync(path) ? readdirSync(path) : []);
  return {
    // Cast: written by the build of the browser's bundle, which comes first.
    manifest: readJson('dist/client/.vite/manifest.json') as BuiltIn['manifest'],
    protection: Object.fromEntries(
      namesIn(content)
        .filter((name) => /^protected\..*\.json$/.test(name))
        .map((name) => [name, readFileSync(join(content, name), 'utf8')]),
    ),
    external: Object.fromEntries(
      namesIn(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => [name.slice(0, -'.json'.length), readJson(join(folder, name))]),
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
