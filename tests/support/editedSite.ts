import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { createContentFolder, type ContentFolder } from './contentFolder.ts';
import { startSite, type RunningSite } from './site.ts';

/** The built site with its editor, in its own process, on a folder of its own. */
export interface EditedSite extends RunningSite {
  readonly folder: ContentFolder;
  /** The link that opens a session once. */
  readonly link: string;
  /** Path and status of the requests below `/edit` so far. */
  readonly requests: () => readonly { method: string; path: string; status: number }[];
}

export async function startEditedSite(
  env: Readonly<Record<string, string>> = {},
  target: 'edited' | 'embedded' = 'edited',
  /** Whether the models are those of its folder, which a test may change. */
  hasOwnModels = false,
): Promise<EditedSite> {
  const folder = await createContentFolder();
  if (hasOwnModels) await symlink(resolve('dist'), join(folder.root, 'dist'));
  const site = await startSite(
    { LOG: 'requests', CONTENT_DIR: folder.contentDir, ...env },
    target,
    hasOwnModels ? folder.root : undefined,
  );
  const link = target === 'edited' ? await site.printed(/http:\S+\/edit\/open\?key=[\w-]+/) : '';
  return {
    ...site,
    folder,
    link,
    requests: () =>
      site
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        // Cast: the form of the log.
        .map((line) => JSON.parse(line) as { method: string; path: string; status: number })
        .filter(({ path }) => path.startsWith('/edit')),
    async stop() {
      const code = await site.stop();
      await folder.remove();
      return code;
    },
  };
}

/** Serves one HTML page at every path, at every name of this machine. */
export async function servePage(html: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Cast: it listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
