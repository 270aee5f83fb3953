import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { warmUp } from '#app/server.tsx';
import { manifestAssets, type Manifest } from '../assets.ts';
import { parseEnv } from '../env.ts';
import { nodeExternal } from '../external/nodeExternal.ts';
import { loadEnvFile } from '../loadEnvFile.ts';
import { readModels } from '#prismic-folder/models/readModels.ts';
import { createNodeMedia, realNames } from '#image-service';
import { openSource } from '../openSource.ts';
import { exportSite } from './exportSite.ts';
import { exportSettings, type ExportSettings } from './exportSettings.ts';

const CLIENT_DIR = 'dist/client';

/** What the build leaves beside the files of the site. */
const OWN = new Set(['.vite', '.assetsignore']);

/** Empties the usual folder; another one has to be empty, since nobody knows what else it holds. */
async function prepareFolder({ folder, isUsual }: ExportSettings): Promise<void> {
  if (isUsual) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) return;
  throw new Error(
    `${folder} is not empty: an old page in it might show what is sealed now. Empty it first`,
  );
}

async function copyBuild(folder: string): Promise<void> {
  for (const name of await readdir(CLIENT_DIR)) {
    if (OWN.has(name)) continue;
    await cp(join(CLIENT_DIR, name), join(folder, name), { recursive: true });
  }
}

async function main(): Promise<void> {
  const from = performance.now();
  const root = process.cwd();
  loadEnvFile(root);
  const settings = exportSettings(process.argv.slice(2), process.env);
  const { folder, origin, isTold } = settings;
  const env = parseEnv(process.env, { port: 0 });
  const contentDir = resolve(root, env.contentDir);
  const log = (message: string, error?: unknown) => console.error(message, error ?? '');
  const [manifest, { models }, { source }] = await Promise.all([
    readFile(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8'),
    readModels(root),
    openSource({ env, root, contentDir, watch: false, log }),
    warmUp(),
  ]);
  await prepareFolder(settings);
  await copyBuild(folder);
  let bytes = 0;
  const { pages, pictures, media, missing } = await exportSite({
    source,
    models: async () => models,
    media: createNodeMedia({
      folder: join(contentDir, 'media'),
      cacheLimit: env.mediaCacheBytes,
      log,
    }),
    // Cast: written by the build of this same version.
    assetsOf: manifestAssets(JSON.parse(manifest) as Manifest),
    origin,
    service: env.service,
    sealing: {
      external: nodeExternal(contentDir),
      mediaName: realNames(join(contentDir, 'media')),
    },
    log,
    async write(path, content) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
      bytes += content.length;
    },
  });
  for (const path of missing) console.warn(`Nothing is at ${path}, to which the content leads`);
  if (!isTold) {
    console.warn(`SITE_ORIGIN is not set: pages say that they stand at ${origin}`);
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.info(
    `${pages} pages, ${pictures} pictures and ${media} other media, ${(bytes / 1e6).toFixed(1)} MB beside the scripts, in ${folder} after ${seconds} s`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
