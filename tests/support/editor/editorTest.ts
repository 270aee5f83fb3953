import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  expect,
  test as base,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import { startEditedSite, type EditedSite } from '../editedSite.ts';
import { startDemoEditor, type DemoEditor } from './demoEditor.ts';
import { keepFolder } from './keepFolder.ts';

/** A slice in a file. */
export interface Slice {
  readonly slice_type: string;
  readonly variation?: string;
  readonly primary: Readonly<Record<string, unknown>>;
}

/** The editor on a small content folder, which is as at the start when a test begins. */
export interface Editor {
  readonly site: EditedSite;
  readonly origin: string;
  /** The project's folder, with models and `content/`. */
  readonly root: string;
  /** Path of a file of the content folder. */
  readonly path: (name: string) => string;
  /** Writes files of the content folder: objects as JSON, texts and bytes as they are. */
  readonly write: (files: Readonly<Record<string, unknown>>) => Promise<void>;
  /** A file's text or its JSON; null if there is none. */
  readonly text: (name: string) => Promise<string | null>;
  readonly read: (name: string) => Promise<unknown>;
  /** The slices of a document's draft; null until there is one. */
  readonly slices: (document: string) => Promise<readonly Slice[] | null>;
  /** The values of a slice of a draft. */
  readonly slice: (document: string, at: number) => Promise<Slice['primary'] | undefined>;
  /** Titles of the slices of a draft, `?` for one without; null until there is a draft. */
  readonly titles: (document: string) => Promise<string[] | null>;
}

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Server extends Pick<Editor, 'site'> {
  readonly session: Session;
  readonly restore: () => Promise<void>;
}

function filesOf(site: EditedSite): Editor {
  const path = (name: string) => join(site.folder.contentDir, name);
  const text: Editor['text'] = (name) => readFile(path(name), 'utf8').catch(() => null);
  const read: Editor['read'] = async (name) => JSON.parse((await text(name)) ?? 'null');
  const slices: Editor['slices'] = async (document) => {
    // Cast: the form of a document's file.
    const draft = (await read(`drafts/documents/${document}.json`)) as {
      data: { spread?: Slice[]; slices?: Slice[] };
    } | null;
    return draft && (draft.data.spread ?? draft.data.slices ?? []);
  };
  return {
    site,
    origin: site.origin,
    root: site.folder.root,
    path,
    text,
    read,
    slices,
    async write(files) {
      await Promise.all(
        Object.entries(files).map(async ([name, content]) => {
          const isRaw = typeof content === 'string' || content instanceof Uint8Array;
          await mkdir(dirname(path(name)), { recursive: true });
          await writeFile(path(name), isRaw ? content : JSON.stringify(content));
        }),
      );
    },
    slice: async (document, at) => (await slices(document))?.[at]?.primary,
    titles: async (document) =>
      (await slices(document))?.map(({ primary }) => String(primary['title_text'] ?? '?')) ?? null,
  };
}

/** A session is opened by a link that works once; each test's window gets its cookie. */
async function signIn(page: Page, site: EditedSite): Promise<Session> {
  await page.goto(site.link);
  const session = await page.context().storageState();
  await page.context().close();
  return session;
}

/** What it returns has every window save now, and waits for the saves: one that came later would change the next test's files. */
function followSaves(context: BrowserContext): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  const note = (request: Request) => {
    if (request.method() !== 'GET') onTheirWay.add(request);
  };
  context.on('request', note);
  const hurry = () =>
    new Promise((resolve) => {
      dispatchEvent(new Event('pagehide'));
      setTimeout(resolve);
    });
  return async () => {
    const windows = context.pages().filter((page) => page.url().includes('/edit/'));
    // A window that is being left saves by itself.
    await Promise.all(windows.map((page) => page.evaluate(hurry).catch(() => undefined)));
    // A request without an answer has failed: it can save nothing any more.
    await Promise.all([...onTheirWay].map((request) => request.response()));
    context.off('request', note);
  };
}

/** One editor for all tests of a worker. Their windows are signed in, and addresses are relative to it. */
export const test = base.extend<{ editor: Editor }, { server: Server }>({
  server: [
    async ({ browser }, provide) => {
      const site = await startEditedSite({}, 'edited', true);
      const parts = ['content', 'content/.access', 'customtypes', 'slices'];
      const restore = keepFolder(site.folder.root, parts);
      const session = await signIn(await browser.newPage(), site);
      await provide({ site, session, restore });
      await site.stop();
    },
    { scope: 'worker' },
  ],
  editor: [
    async ({ server, context }, provide) => {
      await server.restore();
      const arrive = followSaves(context);
      await provide(filesOf(server.site));
      await arrive();
    },
    { auto: true },
  ],
  baseURL: async ({ server }, provide) => provide(server.site.origin),
  storageState: async ({ server }, provide) => provide(server.session),
  viewport: { width: 1440, height: 900 },
});

/** One editor on the demo content for all tests of a worker; its documents are as at the start when a test begins. */
export const demoTest = base.extend<
  { editor: DemoEditor },
  { demo: DemoEditor & { readonly restore: () => Promise<void> } }
>({
  demo: [
    async ({ browser }, provide) => {
      const demo = await startDemoEditor(browser);
      const parts = ['content/documents', 'content/drafts', 'content/releases', 'content/archive'];
      await provide({ ...demo, restore: keepFolder(demo.folder.root, parts) });
      await demo.stop();
    },
    { scope: 'worker' },
  ],
  editor: async ({ demo }, provide) => {
    await demo.restore();
    await provide(demo);
  },
});

export { expect };
