import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSnapshotSource, listen, repositoryServer } from '#prismic-folder';
import { hostedRepository } from './targets.ts';

/** Serves this project's content as a private repository that needs its token. */
export async function serveHostedRepository(): Promise<{ stop(): Promise<void> }> {
  const contentDir = await mkdtemp(join(tmpdir(), 'hosted-'));
  for (const name of ['documents', 'releases', 'media']) {
    await symlink(resolve('content', name), join(contentDir, name));
  }
  // Cast: the settings of the demo content, whose shape the content check looks after.
  const settings = JSON.parse(await readFile('content/repository.json', 'utf8')) as object;
  const closed = { ...settings, visibility: 'private', accessTokens: [hostedRepository.token] };
  await writeFile(join(contentDir, 'repository.json'), JSON.stringify(closed));
  const { current } = createSnapshotSource({ root: process.cwd(), contentDir, watch: false });
  await current();
  const { stop } = await listen(repositoryServer(current, contentDir), hostedRepository.port);
  return {
    async stop() {
      await Promise.all([stop(), rm(contentDir, { recursive: true })]);
    },
  };
}
