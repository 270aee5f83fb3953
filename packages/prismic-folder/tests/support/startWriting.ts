import { createClient, createWriteClient, type PrismicDocument } from '@prismicio/client';
import { onTestFinished } from 'vitest';
import { listen, repositoryServer } from '../../src/serve/repositoryServer.ts';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import { openWriting } from '../../src/migrate/createWriteApi.ts';
import { TOKEN } from './writeServer.ts';

/** A project's server as `prismic-folder serve --write-token` starts it, until the test ends. */
export async function startWriting(folders: {
  readonly root: string;
  readonly contentDir: string;
}) {
  const snapshots = createSnapshotSource({ ...folders, watch: true });
  const writing = await openWriting({ ...folders, token: TOKEN, snapshots });
  const server = repositoryServer(
    () => snapshots.current(),
    folders.contentDir,
    [],
    writing.source,
  );
  const { port, stop } = await listen(server, 0);
  onTestFinished(async () => {
    await stop();
    await writing.close();
  });
  const origin = `http://localhost:${port}`;
  const documentAPIEndpoint = `${origin}/api/v2`;
  return {
    origin,
    /** Prismic's own client with write access. */
    writeClient: (repository: string) =>
      createWriteClient<PrismicDocument>(repository, {
        documentAPIEndpoint,
        assetAPIEndpoint: `${origin}/asset-api`,
        migrationAPIEndpoint: `${origin}/migration-api`,
        writeToken: TOKEN,
      }),
    readClient: (repository: string) =>
      createClient<PrismicDocument>(repository, { documentAPIEndpoint }),
  };
}
