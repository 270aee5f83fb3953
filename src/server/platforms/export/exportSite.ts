import { encodePath } from '#prismic-folder';
import { MANIFEST } from '#app/addManifest.ts';
import { TOUCH_ICON } from '#ui/look/favicon.ts';
import { createContentClient } from '#content/client.ts';
import { languagesOf } from '#content/documentAddress.ts';
import { prefixOf } from '#content/repositoryLanguages.ts';
import { embeddedService, isEmbedded } from '#external/client/serviceBase.ts';
import { imageRequest } from '#ui/image/imageFile.ts';
import { collectingApp, UNTRANSLATED, type ExportPorts } from './collectingApp.ts';
import { linksIn, mediaIn } from './filesIn.ts';
import { redirectsIn } from '#server/access/redirects/createRedirects.ts';
import { decodeSegment } from '#server/lib/decodeSegment.ts';
import { redirectFiles } from './redirectFiles.ts';
import { partsIn } from '#server/feeds/sitemap.ts';
import { moveBelow, UNMOVED } from './moveBelow.ts';
import { siteAddresses } from './siteAddresses.ts';

/** As a folder has it; a link may hold escapes that are no text. */
const decodedPath = (path: string) => decodeSegment(path) ?? path;

export interface ExportOptions extends ExportPorts {
  /** Addresses that pages had earlier: their files lead to the present ones. */
  readonly formerPaths?: readonly string[] | undefined;
  /** Writes a file; the path starts with `/` and is decoded. */
  readonly write: (path: string, bytes: Uint8Array | string) => Promise<void>;
  /** Called for each page and each file of theirs; `known`: how many there are at least. */
  readonly onDone?: ((what: 'pages' | 'files', done: number, known: number) => void) | undefined;
  /** Whether pictures, media and cards are counted only: making them takes most of the time. */
  readonly isTrial?: boolean | undefined;
}

/** The number of files written. */
export interface Exported {
  readonly pages: number;
  readonly pictures: number;
  /** Media in their original form. */
  readonly media: number;
  /** Social cards. */
  readonly cards: number;
  /** Linked addresses without a page or file. */
  readonly missing: readonly string[];
  /** Ids of projects with a password, of which the files have the card only. */
  readonly locked: readonly string[];
}

/** The page that static hosts show for missing addresses. */
const NOT_FOUND = '/404.html';

const FEED = '/feed.xml';
const FEEDS = ['/sitemap.xml', '/robots.txt', MANIFEST];

const EXTERNAL = '/external/v2/projects';

const CONCURRENCY = 4;

/** Exports everything an anonymous visitor can see. Throws if a page or a file fails. */
export async function exportSite(options: ExportOptions): Promise<Exported> {
  const { base = '', service = embeddedService, formerPaths = [] } = options;
  const origin = base === '' ? options.origin : UNMOVED;
  const write: ExportOptions['write'] = (path, content) =>
    options.write(path, moveBelow({ base, origin: options.origin }, path, content));
  const { app, published, found } = collectingApp({ ...options, origin });
  /** Throws where the server failed: what it lacks is another answer. */
  const request = async (path: string) => {
    const response = await app.request(origin + path);
    if (response.status < 500) return response;
    throw new Error(`${path} failed with status ${response.status}`);
  };
  const missing: string[] = [];
  const written = new Set<string>();
  const done = { pages: 0, pictures: 0, media: 0, cards: 0 };

  const page = async (path: string, known: number): Promise<string[]> => {
    const asked = await request(path);
    const location = asked.status === 308 ? asked.headers.get('location') : null;
    // Another spelling, which a host of files cannot lead elsewhere: the page itself is there, too.
    const isOwn = location?.startsWith('/') && !location.startsWith('//');
    const response = location !== null && isOwn ? await request(location) : asked;
    // Where it leads to another site, or on and on, a file leads there.
    if (response.status === 308) return [];
    const html = await response.text();
    // A host of files cannot say which page a language lacks, and who has it: a file does.
    const isOffer = response.headers.has(UNTRANSLATED);
    if (response.status === 404 && !path.endsWith(NOT_FOUND) && !isOffer) {
      missing.push(decodedPath(path));
      return [];
    }
    done.pages += 1;
    options.onDone?.('pages', done.pages, known);
    const file = path.endsWith(NOT_FOUND) ? path : `${path.replace(/\/$/, '')}/index.html`;
    written.add(decodedPath(file));
    await write(decodedPath(file), html);
    return isOffer ? [] : linksIn(html, origin);
  };
  const external = async (path: string): Promise<string[]> => {
    const response = await request(path);
    if (!response.ok) return [];
    const text = await response.text();
    for (const file of mediaIn(text)) found.media.add(file);
    await write(`${path}.json`, text);
    // Cast: the embedded service's own list; a single project's answer has none.
    const { projects = [] } = JSON.parse(text) as { projects?: { id: number }[] };
    return projects.map(({ id }) => `${EXTERNAL}/${id}`);
  };
  const file = async (path: string, from: string, kind: 'pictures' | 'media' | 'cards') => {
    if (options.isTrial) {
      done[kind] += 1;
      return [];
    }
    const response = await request(from);
    if (response.ok) {
      await write(path, new Uint8Array(await response.arrayBuffer()));
      done[kind] += 1;
    } else if (!path.endsWith('.webm')) {
      // Pages name a video's smaller .webm version whether or not it exists.
      missing.push(path);
    }
    const { media, pictures, cards } = found;
    const known = media.size + pictures.size + cards.size;
    options.onDone?.('files', done.media + done.pictures + done.cards, known);
    return [];
  };

  const client = createContentClient({
    endpoint: `${origin}/api/v2`,
    fetch: async (input, init) => app.request(new Request(input, init)),
  });
  const languages = await languagesOf(client);
  const inEach = (path: string) => languages.map((language) => prefixOf(language) + path);
  const version = await published();
  const { policy } = version;
  /** Every project with a password, of which the files have the card only. */
  const locked = policy.listed.filter(
    ({ id, type }) => type === 'project' && policy.documents.has(id),
  );
  const addresses = [...(await siteAddresses(client, policy, languages)), ...formerPaths];
  await runQueue([...inEach(NOT_FOUND), ...addresses], CONCURRENCY, page);
  const master = languages.find(({ isMaster }) => isMaster)?.id ?? 'en';
  for (const [path, text] of await redirectFiles(redirectsIn(version, [origin]), master))
    if (!written.has(path)) await write(path, text);
  const feed = async (path: string): Promise<string[]> => {
    const text = await (await request(path)).text();
    await write(path, text);
    return partsIn(text);
  };
  await runQueue([...FEEDS, ...inEach(FEED)], CONCURRENCY, feed);
  const icon = await request(TOUCH_ICON);
  await write(TOUCH_ICON, new Uint8Array(await icon.arrayBuffer()));
  if (isEmbedded(service)) await runQueue([EXTERNAL], CONCURRENCY, external);
  for (const [path, text] of found.answers) await write(path, text);
  await runQueue([...found.media], CONCURRENCY, (path) => file(path, encodePath(path), 'media'));
  await runQueue([...found.pictures], CONCURRENCY, (path) =>
    file(path, imageRequest(path) ?? path, 'pictures'),
  );
  await runQueue([...found.cards], CONCURRENCY, (path) =>
    file(decodeURIComponent(path), path, 'cards'),
  );
  return { ...done, missing, locked: locked.map(({ id }) => id) };
}

/**
 * Works on each item of a queue once, several at a time; each may add further items. Rejects with
 * the first failure.
 */
export async function runQueue(
  first: readonly string[],
  atOnce: number,
  work: (one: string, known: number) => Promise<readonly string[]>,
): Promise<void> {
  const known = new Set(first);
  const waiting = [...known];
  const worker = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      for (const next of await work(one, known.size)) {
        if (known.has(next)) continue;
        known.add(next);
        waiting.push(next);
      }
    }
  };
  // Workers that found the queue empty start again if others have added items.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, worker));
}
