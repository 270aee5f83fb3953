import { request as send } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen, repositoryServer } from '../../src/serve/repositoryServer.ts';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import { type Authoring, createAuthoring } from '../../src/authoring/createAuthoring.ts';
import { createWriteApi } from '../../src/migrate/createWriteApi.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { FolderStore } from '../../src/store/types.ts';
import type { Project } from './createProject.ts';

export const TOKEN = 'a-write-token-of-tests';

export interface WriteServer {
  readonly port: number;
  readonly origin: string;
  /** Sends a request with the token and JSON; `headers` of undefined remove one. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string | undefined>>,
  ): Promise<{ status: number; headers: Headers; body: Record<string, unknown> }>;
}

/** A repository's server on loopback that a token may write to, until the test ends. */
export async function startWriteServer(
  { root, contentDir }: Project,
  authoring: (store: FolderStore) => Promise<Authoring> = (store) =>
    createAuthoring({ root, contentDir, store }),
  options: { readonly name?: string; readonly origins?: readonly string[] } = {},
): Promise<WriteServer> {
  const store = await openStore({ contentDir });
  const opened = await authoring(store);
  const source = createSnapshotSource({ root, contentDir, watch: true });
  const writing = createWriteApi({
    root,
    contentDir,
    token: TOKEN,
    store,
    authoring: opened,
    now: () => Date.now(),
  });
  const { port, stop } = await listen(
    repositoryServer(() => source.current(), contentDir, options.origins, writing),
    0,
  );
  onTestFinished(async () => {
    await stop();
    await opened.close();
  });
  const standard = {
    authorization: `Bearer ${TOKEN}`,
    repository: options.name ?? 'repository',
    host: `localhost:${port}`,
  };
  return {
    port,
    origin: `http://localhost:${port}`,
    send: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const json = body === undefined ? {} : { 'content-type': 'application/json' };
        const all = Object.entries({ ...standard, ...json, ...headers });
        // Not fetch: it sends neither another host nor an origin.
        const request = send(
          {
            host: '127.0.0.1',
            port,
            method,
            path,
            headers: Object.fromEntries(all.filter(([, value]) => value !== undefined)),
          },
          (response) => {
            let text = '';
            response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
            response.on('end', () => {
              const given = new Headers();
              for (const [name, value] of Object.entries(response.headers))
                given.set(name, String(value));
              resolve({
                status: response.statusCode ?? 0,
                headers: given,
                body: text === '' ? {} : JSON.parse(text),
              });
            });
          },
        );
        request.on('error', reject);
        request.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
      }),
  };
}
