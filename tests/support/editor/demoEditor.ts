import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { createDemoFolder } from '../demoFolder.ts';
import { startEditedSite } from '../editedSite.ts';

const LOW_TIDE = 'documents/case_study/low-tide.json';

/** The editor on a copy of the demo content, with a draft of Low Tide: a moved slice. */
export async function startDemoEditor(browser: Browser) {
  const folder = createDemoFolder();
  // A linked folder of media would refuse uploads and deletions.
  rmSync(join(folder.contentDir, 'media'));
  cpSync('content/media', join(folder.contentDir, 'media'), { recursive: true });
  // Cast: a file of the demo content.
  const json = JSON.parse(folder.read(`content/${LOW_TIDE}`)) as { data: { spread: unknown[] } };
  json.data.spread.splice(8, 0, ...json.data.spread.splice(9, 1));
  mkdirSync(join(folder.contentDir, 'drafts', dirname(LOW_TIDE)), { recursive: true });
  folder.write(`content/drafts/${LOW_TIDE}`, JSON.stringify(json));
  const site = await startEditedSite({ CONTENT_DIR: folder.contentDir });

  // The link works once: its session is every window's.
  const first = await browser.newPage();
  await first.goto(site.link);
  await first.evaluate(() => localStorage.setItem('editor-hints', 'click kept move'));
  const storageState = await first.context().storageState();
  await first.context().close();

  return {
    folder,
    origin: site.origin,
    /** Opens a window with the session. */
    async open(options: BrowserContextOptions): Promise<Page> {
      const context = await browser.newContext({ storageState, ...options });
      return context.newPage();
    },
    async stop() {
      await site.stop();
      folder.remove();
    },
  };
}

export type DemoEditor = Awaited<ReturnType<typeof startDemoEditor>>;
