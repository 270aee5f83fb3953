import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createRepository, createSnapshotSource } from '#prismic-folder';
import { contentCopy, randomOf } from './content.ts';
import { inEditor } from './editor.ts';
import { type BenchRow, pause, percentile, row, timed } from './rows.ts';
import { servedSite } from './sites.ts';

const SIZES = [100, 1000, 10_000] as const;
const CHANGES = 12;

/** What is measured at one size, in the unit of its row. */
type Figures = ReadonlyMap<string, number>;

/** Projects as large as those of the demo, of which each is a variant. */
async function clones(count: number): Promise<string> {
  const random = randomOf(count);
  const names = ['paper-weather', 'kelp', 'two-rooms'];
  const texts = await Promise.all(
    names.map((name) => readFile(join('content/documents/project', `${name}.json`), 'utf8')),
  );
  const projects = Array.from({ length: count }, (_none, at) => {
    // Cast: documents of the demo.
    const { data } = JSON.parse(texts[at % texts.length] ?? '') as { data: object };
    const day = new Date(Date.UTC(2015, 0, 1) + Math.floor(random() * 4000) * 86_400_000);
    const tags = [`Tag ${at % 24}`, `Tag ${Math.floor(random() * 24)}`];
    const title = [{ type: 'heading1', text: `Project ${at} word${at % 97}`, spans: [] }];
    const date = day.toISOString().slice(0, 10);
    return [`clone-${at}`, { tags, data: { ...data, project_title: title, project_date: date } }];
  });
  return contentCopy('project', Object.fromEntries(projects));
}

/** A repository whose files are watched, and a file that changes; what its queries take is measured on its own. */
async function watched(contentDir: string): Promise<Figures> {
  const figures = new Map<string, number>();
  const snapshots = createSnapshotSource({ root: process.cwd(), contentDir, watch: true });
  const source = createRepository({ snapshot: snapshots.current });
  const ask = async () => {
    const { ref } = await snapshots.current();
    const query = new URLSearchParams({ ref, q: '[[at(my.project.uid, "clone-7")]]' });
    const response = await source(
      new Request(`http://bench.test/api/v2/documents/search?${query}`),
    );
    return response.text();
  };
  await ask();
  const file = join(contentDir, 'documents/project/clone-7.json');
  const text = await readFile(file, 'utf8');
  const [took, used]: [number[], number[]] = [[], []];
  for (let at = 0; at < CHANGES; at += 1) {
    await writeFile(file, text.replace(/Project 7/, `Changed ${at}`));
    const before = process.cpuUsage();
    took.push(
      await timed(async () => {
        if (!(await ask()).includes(`Changed ${at}`)) throw new Error('The change is not served');
      }),
    );
    const { user, system } = process.cpuUsage(before);
    used.push((user + system) / 1000);
  }
  await writeFile(file, text);
  figures.set('a changed file to the API, ms', percentile(took));
  figures.set('a changed file, processor, ms', percentile(used));
  return figures;
}

/** The built site: its start, its memory, its sitemap, and how many of its projects its lists lead to. */
const served = (contentDir: string, size: number): Promise<Figures> =>
  servedSite({ CONTENT_DIR: contentDir, PAGE_CACHE_MB: '0' }, async (site) => {
    const figures = new Map([['start of the site, ms', site.startMs]]);
    figures.set('memory after the start, MB', (await site.memory()) ?? Number.NaN);
    const get = async (path: string) => (await fetch(site.origin + path)).text();
    figures.set('sitemap.xml, first, ms', await timed(() => get('/sitemap.xml')));
    const found = new Set<string>();
    for (let path: string | undefined = '/portfolio'; path !== undefined;) {
      const text = await get(path);
      for (const [title] of text.matchAll(/Project \d+ word\d+(?=<)/g)) found.add(title);
      const next = /<link rel="next" href="([^"]+)"/.exec(text)?.[1];
      path = next === undefined ? undefined : new URL(next).pathname;
    }
    figures.set('projects on no list page', size - found.size);
    figures.set('memory at its peak, MB', (await site.peak()) ?? Number.NaN);
    return figures;
  });

/** Waits for a row with some words, and looks at every frame: a locator looks twice a second in the end. */
const rowShown = (page: Page, words: string) =>
  page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('[role=row]')].some((row) => row.textContent?.includes(text)),
    words,
  );

/** The editor's list of documents: opened for the first time, again, and searched. */
async function edited(contentDir: string): Promise<Figures> {
  const figures = new Map<string, number>();
  await inEditor(contentDir, async (context, origin) => {
    const open = async (page: Page) => {
      await page.goto(`${origin}/edit?type=project`);
      await rowShown(page, '');
    };
    const first = await context.newPage();
    figures.set('the editor’s list, first, ms', await timed(() => open(first)));
    const again: number[] = [];
    for (let round = 0; round < 3; round += 1) again.push(await timed(() => open(first)));
    figures.set('the editor’s list, again, ms', percentile(again));
    // What the page loads after its list is over.
    await pause(1000);
    const searched = await timed(async () => {
      await first.keyboard.press('ControlOrMeta+k');
      await first.getByRole('searchbox').fill('Project 42 word42');
      await rowShown(first, 'Project 42 word42');
    });
    figures.set('the editor’s search, ms', searched);
    return [];
  });
  return figures;
}

/** What grows with the number of documents, at three sizes, with the exponents between them. */
export async function benchGrowth(): Promise<BenchRow[]> {
  const measured: Figures[] = [];
  for (const size of SIZES) {
    const content = await clones(size);
    try {
      const figures = [await watched(content), await served(content, size), await edited(content)];
      measured.push(new Map(figures.flatMap((some) => [...some])));
    } finally {
      await rm(content, { recursive: true, force: true });
    }
  }
  const [first] = measured;
  return [...(first?.keys() ?? [])].map((what) => {
    const values = measured.map((figures) => figures.get(what) ?? Number.NaN);
    const exponents = values.slice(1).map((value, at) => Math.log10(value / (values[at] ?? 0)));
    const shown = values.map((value) => value.toFixed(value < 10 ? 1 : 0)).join(' / ');
    const grown = exponents.map((exponent) => exponent.toFixed(2)).join(', ');
    return row(`${what}, at ${SIZES.join(' / ')} projects`, `${shown}   exponents ${grown}`);
  });
}
