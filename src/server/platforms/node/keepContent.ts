import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { listFiles, type KeepOptions } from '#prismic-folder';

/**
 * Where the server keeps the documents of its content folder for the next start, beside its other caches. What another
 * build, or another Node, has kept is not used. undefined for code that is not built.
 */
export async function keepContent(root: string): Promise<KeepOptions | undefined> {
  const { files } = await listFiles(join(root, 'dist/server'));
  if (files.length === 0) return undefined;
  const code = [process.version, ...files.map(({ name, stamp }) => `${name} ${stamp}`)];
  const version = createHash('sha1').update(code.join('\n')).digest('base64url');
  return { file: join(root, '.cache/content'), version };
}
