import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Puts versions into the history, the oldest first, as they are kept when files are replaced. */
export async function keepVersions(contentDir: string, path: string, texts: readonly string[]) {
  const root = join(contentDir, '.history');
  const lines = await Promise.all(
    texts.map(async (text, at) => {
      const revision = createHash('sha1').update(text).digest('base64url');
      await mkdir(join(root, 'objects'), { recursive: true });
      await writeFile(join(root, 'objects', revision), text);
      const time = Date.UTC(2026, 0, 5, 9) + at * 60_000;
      return JSON.stringify({ seq: time, at: time, revision, bytes: Buffer.byteLength(text) });
    }),
  );
  const index = join(root, 'index', `${path}.jsonl`);
  await mkdir(dirname(index), { recursive: true });
  await writeFile(index, `${lines.join('\n')}\n`);
}
