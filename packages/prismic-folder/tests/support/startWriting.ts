import { createClient, createWriteClient, type PrismicDocument } from '@prismicio/client';
import { onTestFinished } from 'vitest';
import { createAuthoring } from '../../src/authoring/createAuthoring.ts';
import type { MediaOptions } from '../../src/authoring/media/MediaLibrary.ts';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import { createWriteApi } from '../../src/migrate/createWriteApi.ts';
import { listen, repositoryServer } from '../../src/serve/repositoryServer.ts';
import { sendRaw } from './sendRaw.ts';

export const TOKEN = 'a-write-token-of-tests';

export type Writing = Awaited<ReturnType<typeof startWriting>>;

interface Options {
  readonly name?: string;
  readonly origins?: readonly string[];
  readonly media?: Partial<MediaOptions>;
}

/** A project's server on loopback that a token may write to, until the test ends. */
export async function startWriting(
  { root, contentDir }: { readonly root: string; readonly contentDir: string },
  { name = 'repository', origins, media = {} }: Options = {},
) {
  const snapshots = createSnapshotSource({ root, contentDir, watch: true });
  const authoring = await createAuthoring({ root, contentDir, snapshots, media });
  const writing = createWriteApi(authoring, TOKEN);
  const server = repositoryServer(() => snapshots.current(), contentDir, origins, writing);
  const { port, stop } = await listen(server, 0);
  onTestFinished(async () => {
    await stop();
    await authoring.close();
  });
  const origin = `http://localhost:${port}`;
  const documentAPIEndpoint = `${origin}/api/v2`;
  const standard = {
    authorization: `Bearer ${TOKEN}`,
    repository: name,
    host: `localhost:${port}`,
  };
  return {
    origin,
    /** Prismic's own client with write access. */
    writeClient: (repository: string, writeToken = TOKEN) =>
      createWriteClient<PrismicDocument>(repository, {
        documentAPIEndpoint,
        assetAPIEndpoint: `${origin}/asset-api`,
        migrationAPIEndpoint: `${origin}/migration-api`,
        writeToken,
      }),
    readClient: (repository: string) =>
      createClient<PrismicDocument>(repository, { documentAPIEndpoint }),
    /** Sends a request with the token and JSON; `headers` of undefined remove one. */
    async send(
      method: string,
      path: string,
      body?: unknown,
      headers: Readonly<Record<string, string | undefined>> = {},
    ) {
      const json = body === undefined ? {} : { 'content-type': 'application/json' };
      const all = Object.entries({ ...standard, ...json, ...headers });
      const sent = Object.fromEntries(all.filter(([, value]) => value !== undefined));
      const isText = body === undefined || typeof body === 'string';
      const content = isText ? body : JSON.stringify(body);
      const { text, ...response } = await sendRaw(port, method, path, sent, content);
      // Cast: the tests assert on the members.
      return { ...response, body: JSON.parse(text || '{}') as Record<string, unknown> };
    },
  };
}
