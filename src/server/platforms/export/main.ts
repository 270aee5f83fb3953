import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { warmUp } from '#app/server.tsx';
import { manifestAssets, type Manifest } from '#server/site/assets.ts';
import { parseEnv } from '#server/settings/env.ts';
import { nodeCards } from '../node/cards/nodeCards.ts';
import { nodeExternal } from '../node/nodeExternal.ts';
import { nodeProtection } from '../node/nodeProtection.ts';
import { loadEnvFile } from '../node/loadEnvFile.ts';
import { readModels } from '#prismic-folder';
import { createNodeMedia, createTransformQueue, realNames } from '#image-service';
import { openSource } from '../node/openSource.ts';
import { exportSite } from './exportSite.ts';
import { formerAddresses } from './siteAddresses.ts';
import { exportSettings, type ExportSettings } from './exportSettings.ts';
import { checkMovable, isText, moveBelow } from './moveBelow.ts';

const CLIENT_DIR = 'dist/client';

/** Built for the platforms: compressed copies are left to the host. */
const IGNORED = new Set(['.vite', '.assetsignore']);

/** Empties the default folder; any other must be empty, because it may contain other files. */
async function prepareFolder({ folder, isDefault }: ExportSettings): Promise<void> {
  if (isDefault) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) return;
  throw new Error(
    `${folder} is not empty: an old page in it might show what is protected now. Empty it first`,
  );
}

async function copyBuild(site: ExportSettings): Promise<void> {
  const { folder, base } = site;
  await cp(CLIENT_DIR, folder, {
    recursive: true,
    filter: (path) => !IGNORED.has(basename(path)) && !/\.(?:br|gz)$/.test(path),
  });
  if (base === '') return;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && isText(entry.name))
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name);
        return { path, text: await readFile(path, 'utf8') };
      }),
  );
  checkMovable(texts.flatMap(({ path, text }) => (path.endsWith('.js') ? [text] : [])));
  await Promise.all(texts.map(({ path, text }) => writeFile(path, moveBelow(site, path, text))));
}

async function main(): Promise<void> {
  const from = performance.now();
  const root = process.cwd();
  loadEnvFile(root);
  const settings = exportSettings(process.argv.slice(2), process.env);
  const { folder, origin, base, hasOrigin, isTrial } = settings;
  const env = parseEnv(process.env, { port: 0 });
  const contentDir = resolve(root, env.contentDir);
  const log = (message: string, error?: unknown) => console.error(message, error ?? '');
  const [manifest, { models }, { source, snapshot }] = await Promise.all([
    readFile(join(CLIENT_DIR, '.vite/manifest.json'), 'utf8'),
    readModels(root),
    openSource({ env, root, contentDir, watch: false, log }),
    warmUp(),
  ]);
  await prepareFolder(settings);
  await copyBuild(settings);
  // Only the export waits for images: all that may wait is its own share.
  const queue = createTransformQueue({ limit: Infinity, share: Infinity });
  let bytes = 0;
  const exported = await exportSite({
    source,
    models: async () => models,
    media: createNodeMedia({
      folder: join(contentDir, 'media'),
      cacheLimit: env.mediaCacheBytes,
      queue,
      log,
    }),
    cards: nodeCards({
      folder: join(contentDir, 'media'),
      cacheLimit: env.mediaCacheBytes,
      queue,
      log,
    }),
    // Cast: written by the build of this same version.
    assetsOf: manifestAssets(JSON.parse(manifest) as Manifest),
    origin,
    base,
    isTrial,
    // For who has started this as a part of something else, such as sending the site.
    onDone: (what, done, known) => process.send?.({ what, done, known }),
    formerPaths: snapshot && formerAddresses(await snapshot()),
    service: env.service,
    access: {
      external: nodeExternal(contentDir),
      protection: nodeProtection(contentDir, env),
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
  const { pages, pictures, media, cards, missing } = exported;
  process.send?.({ exported });
  for (const path of missing) console.warn(`Nothing is at ${path}, to which the content leads`);
  if (!hasOrigin) {
    console.warn(`SITE_ORIGIN is not set: pages name ${origin} as their address`);
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.info(
    `${pages} pages, ${cards} social cards, ${pictures} pictures and ${media} other media, ${(bytes / 1e6).toFixed(1)} MB beside the scripts, in ${folder} after ${seconds} s`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
