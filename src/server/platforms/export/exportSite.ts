import { createContentClient } from '#content/client.ts';
import { embeddedService, isEmbedded } from '#external/client/serviceBase.ts';
import { imageRequest } from '#ui/image/imageFile.ts';
import { collectingApp, type ExportPorts } from './collectingApp.ts';
import { linksIn, mediaIn } from './filesIn.ts';
import { runQueue } from './runQueue.ts';
import { siteAddresses } from './siteAddresses.ts';

export interface ExportOptions extends ExportPorts {
  /** Takes a file: a path from `/`, decoded. */
  readonly write: (path: string, bytes: Uint8Array | string) => Promise<void>;
}

/** What was written. */
export interface Exported {
  readonly pages: number;
  readonly pictures: number;
  /** Media as they lie in the content. */
  readonly media: number;
  /** Addresses that pages link to and nothing is at. */
  readonly missing: readonly string[];
}

/** The page a host of files shows where it has none. */
const NOT_FOUND = '/404.html';

const MACHINES = ['/sitemap.xml', '/feed.xml', '/robots.txt'];

const EXTERNAL = '/external/v2/projects';

/** How many requests of the site are on their way at once. */
const AT_ONCE = 4;

/** Makes files of everything a visitor without any password sees. Throws when a page fails. */
export async function exportSite(options: ExportOptions): Promise<Exported> {
  const { origin, service = embeddedService, write } = options;
  const { app, found } = collectingApp(options);
  const ask = async (path: string) => app.request(origin + path);
  const missing: string[] = [];
  const done = { pages: 0, pictures: 0, media: 0 };

  const page = async (path: string): Promise<string[]> => {
    const response = await ask(path);
    const html = await response.text();
    if (response.status >= 500) throw new Error(`${path} failed with status ${response.status}`);
    if (response.status === 404 && path !== NOT_FOUND) {
      missing.push(decodeURIComponent(path));
      return [];
    }
    done.pages += 1;
    const file = path === NOT_FOUND ? path : `${path.replace(/\/$/, '')}/index.html`;
    await write(decodeURIComponent(file), html);
    return linksIn(html, origin);
  };
  const external = async (path: string): Promise<string[]> => {
    const response = await ask(path);
    if (!response.ok) return [];
    const text = await response.text();
    for (const file of mediaIn(text)) found.media.add(file);
    await write(`${path}.json`, text);
    // Cast: the embedded service's own list; a single project's answer has none.
    const { projects = [] } = JSON.parse(text) as { projects?: { id: number }[] };
    return projects.map(({ id }) => `${EXTERNAL}/${id}`);
  };
  const file = async (path: string, from: string, kind: 'pictures' | 'media') => {
    const response = await ask(from);
    if (response.ok) {
      await write(path, new Uint8Array(await response.arrayBuffer()));
      done[kind] += 1;
    } else if (!path.endsWith('.webm')) {
      // But a film's smaller twin is named whether or not there is one.
      missing.push(path);
    }
    return [];
  };

  const client = createContentClient({
    endpoint: `${origin}/api/v2`,
    fetch: async (input, init) => app.request(new Request(input, init)),
  });
  await runQueue([NOT_FOUND, ...(await siteAddresses(client))], AT_ONCE, page);
  for (const path of MACHINES) await write(path, await (await ask(path)).text());
  if (isEmbedded(service)) await runQueue([EXTERNAL], AT_ONCE, external);
  for (const [path, text] of found.answers) await write(path, text);
  await runQueue([...found.media], AT_ONCE, (path) => file(path, encodeURI(path), 'media'));
  await runQueue([...found.pictures], AT_ONCE, (path) =>
    file(path, imageRequest(path) ?? path, 'pictures'),
  );
  return { ...done, missing };
}
