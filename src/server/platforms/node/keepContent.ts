import { createHash } from 'node:crypto';
import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, type KeepOptions } from '#prismic-folder';

/** Of how many content folders documents are kept: of a few, such as an own one, the demo and one that is tried. */
const MOST_FOLDERS = 4;

const KEPT = /^content(?:-\w+)?$/;

/**
 * Where the server keeps the documents of a content folder for the next start, beside its other caches. What another
 * build, or another Node, has kept is not used. undefined for code that is not built.
 */
export async function keepContent(
  root: string,
  contentDir: string,
): Promise<KeepOptions | undefined> {
  const { files } = await listFiles(join(root, 'dist/server'));
  if (files.length === 0) return undefined;
  const code = [process.version, ...files.map(({ name, stamp }) => `${name} ${stamp}`)];
  const version = createHash('sha1').update(code.join('\n')).digest('base64url');
  const folder = createHash('sha1').update(contentDir).digest('hex').slice(0, 12);
  const file = join(root, '.cache', `content-${folder}`);
  await dropOthers(join(root, '.cache'), file);
  return { file, version };
}

/** Drops what is kept of the folders that were started with longest ago. It is a cache: what cannot be dropped stays. */
async function dropOthers(cache: string, own: string): Promise<void> {
  const now = new Date();
  // By this time it is told when its folder was last started with.
  await utimes(own, now, now).catch(() => {});
  const names = await readdir(cache).catch((): string[] => []);
  const others = await Promise.all(
    names
      .map((name) => ({ name, file: join(cache, name) }))
      .filter(({ name, file }) => KEPT.test(name) && file !== own)
      .map(async ({ file }) => ({ file, at: (await stat(file).catch(() => null))?.mtimeMs ?? 0 })),
  );
  const old = others.toSorted((one, other) => other.at - one.at).slice(MOST_FOLDERS - 1);
  await Promise.all(old.map(({ file }) => rm(file, { force: true }).catch(() => {})));
}
