import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { EDITOR_PATH } from '../paths.ts';
import type { SimulatorState } from '../project/simulator.ts';
import { mocksOf, picturesOf, sliceFolders } from '../project/slicePictures.ts';

/** Where the window finds pictures of slices. */
const PICTURES = `${EDITOR_PATH}/api/site/pictures`;

/** Addresses of the slices' pictures, by their files below the project. */
export async function pictureAddresses(root: string): Promise<Readonly<Record<string, string>>> {
  const files = picturesOf(root, await sliceFolders(root));
  return Object.fromEntries(files.map((file) => [file, `${PICTURES}/${encodeURI(file)}`]));
}

export interface ProjectFilesOptions {
  readonly root: string;
  /** Asks the simulator again, for a window that it does not answer. */
  readonly checkSimulator?: (() => Promise<SimulatorState>) | undefined;
}

/** What the window asks about the project besides its content: pictures and mock data of slices, and the simulator. */
export function projectFiles({ root, checkSimulator }: ProjectFilesOptions): Hono {
  const app = new Hono();
  const headers = { 'cache-control': 'private, no-store' };
  app.get('/pictures/*', async (context) => {
    const { pathname } = new URL(context.req.url);
    const asked = pathname.slice(PICTURES.length + 1);
    // Only names that were listed lead to a file.
    const files = picturesOf(root, await sliceFolders(root));
    const file = files.find((one) => encodeURI(one) === asked);
    if (file === undefined) return context.body(null, 404, headers);
    const type = { 'content-type': 'image/png', 'x-content-type-options': 'nosniff' };
    return context.body(await readFile(join(root, file)), 200, { ...headers, ...type });
  });
  app.get('/mocks/:slice', async (context) => {
    const slice = (await sliceFolders(root)).find(({ id }) => id === context.req.param('slice'));
    return context.json({ mocks: slice ? mocksOf(root, slice) : [] }, 200, headers);
  });
  // No page of the project is behind a password, and nothing here knows how pages look to search engines and networks.
  app.get('/protected', (context) => context.json({ documents: [] }, 200, headers));
  app.get('/appearance', (context) => context.body(null, 204, headers));
  if (checkSimulator) {
    app.get('/simulator', async (context) => context.json(await checkSimulator(), 200, headers));
  }
  return app;
}
