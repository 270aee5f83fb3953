import type { Hono } from 'hono';
import { render } from '#app/server.tsx';
import { answerFile } from '#content/answerFile.ts';
import { createContentClient } from '#content/client.ts';
import { pictureRequest } from '#ui/pictureFile.ts';
import type { AssetsOf } from '../assets.ts';
import { createApp, type Ports } from '../createApp.ts';
import { documentHtml } from '../document.ts';
import { filedFetch } from './filedContent.ts';
import { latePicturesIn, linksIn, mediaIn, picturesIn } from './filesIn.ts';
import { inBatches } from './inBatches.ts';
import { siteAddresses } from './siteAddresses.ts';

export interface ExportOptions extends Omit<Ports, 'page' | 'files' | 'full' | 'webhookSecret'> {
  readonly assetsOf: AssetsOf;
  /** Where the site will stand, such as `https://your-name.com`. */
  readonly origin: string;
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

/** How many requests of the site are on their way at once. */
const AT_ONCE = 4;

/** Makes files of everything a visitor without any password sees. Throws when a page fails. */
export async function exportSite(options: ExportOptions): Promise<Exported> {
  const { origin, write, assetsOf } = options;
  const answers = new Map<string, string>();
  const pictures = new Set<string>();
  const media = new Set<string>();

  const keep = (text: string) => {
    for (const path of picturesIn(text)) pictures.add(path);
    for (const path of mediaIn(text)) media.add(path);
  };
  const app: Hono = createApp({
    ...options,
    files: (_, next) => next(),
    async page(request, contentFetch) {
      const page = await render(request, filedFetch(contentFetch, origin), { isExport: true });
      for (const { queryKey, state } of page.state.queries.queries) {
        if (state.status !== 'success' || state.data === null) continue;
        const text = JSON.stringify(state.data);
        answers.set(decodeURIComponent(answerFile(queryKey)), text);
        for (const path of mediaIn(text)) media.add(path);
        for (const path of latePicturesIn(state.data)) pictures.add(path);
      }
      const html = documentHtml(page, assetsOf(page.modules, page.state.slices));
      return new Response(html, { status: page.status });
    },
  });
  const ask = async (path: string) => app.request(origin + path);

  const client = createContentClient({
    endpoint: `${origin}/api/v2`,
    fetch: async (input, init) => app.request(new Request(input, init)),
  });
  const missing: string[] = [];
  let pages = 0;
  const writePage = async (path: string): Promise<string[]> => {
    const response = await ask(path);
    const html = await response.text();
    if (response.status === 404 && path !== NOT_FOUND) {
      missing.push(decodeURIComponent(path));
      return [];
    }
    if (response.status >= 500) throw new Error(`${path} failed with status ${response.status}`);
    keep(html);
    pages += 1;
    const file = path === NOT_FOUND ? path : `${path.replace(/\/$/, '')}/index.html`;
    await write(decodeURIComponent(file), html);
    return linksIn(html, origin);
  };
  await inBatches([NOT_FOUND, ...(await siteAddresses(client))], AT_ONCE, writePage);

  await inBatches(MACHINES, AT_ONCE, async (path) => {
    await write(path, await (await ask(path)).text());
    return [];
  });
  await inBatches(['/external/v2/projects'], AT_ONCE, async (path) => {
    const response = await ask(path);
    if (!response.ok) return [];
    const text = await response.text();
    for (const file of mediaIn(text)) media.add(file);
    await write(`${path}.json`, text);
    // Cast: the embedded service's own list; a single project's answer has none.
    const { projects = [] } = JSON.parse(text) as { projects?: { id: number }[] };
    return projects.map(({ id }) => `/external/v2/projects/${id}`);
  });
  for (const [path, text] of answers) await write(path, text);

  const copy = async (path: string, from: string): Promise<boolean> => {
    const response = await ask(from);
    if (!response.ok) return false;
    await write(path, new Uint8Array(await response.arrayBuffer()));
    return true;
  };
  let copied = 0;
  await inBatches([...media], AT_ONCE, async (path) => {
    // A film's smaller twin is named whether or not there is one.
    if (await copy(path, encodeURI(path))) copied += 1;
    else if (!path.endsWith('.webm')) missing.push(path);
    return [];
  });
  await inBatches([...pictures], AT_ONCE, async (path) => {
    const from = pictureRequest(path);
    if (from === null || !(await copy(path, from))) missing.push(path);
    return [];
  });
  return { pages, pictures: pictures.size, media: copied, missing };
}
