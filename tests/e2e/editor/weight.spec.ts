import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { canvasOf } from '../../support/editorPage.ts';
import { countUnanswered } from '../../support/unanswered.ts';
import { frames } from '../../support/visit.ts';
import { filesOf, readBuild, sizeOf, type Build } from '../../support/builtScripts.ts';
import { fullUnless } from '../../support/full.ts';

/**
 * Maximum in kB, compressed by brotli, of what the editor's window loads to open a document of a type, a
 * little above what it takes: growth is a decision, made here.
 */
const WINDOW = {
  home: 206,
  page: 196,
  settings: 206,
  project: 217,
  project_list: 206,
  case_study: 216,
} as const;

/** Maximum in kB of what editing texts adds, once the browser is idle or a text has the focus. */
const TEXTS = 72;

const TYPES = ['home', 'page', 'settings', 'project', 'project_list', 'case_study'] as const;

/** Maximum in kB of what the page in its frame loads besides: the site's code and its marks of slices. */
const FRAME = 76.5;

/** What only the editor may load. */
const EDITOR =
  /^(?:src\/editor\/|src\/app\/(?:editor|canvas)\.tsx$|node_modules\/(?:@react-aria|@react-stately|react-aria|react-aria-components|react-stately|@internationalized|prosemirror-[^/]+|idb)\/)/;

let editor: Build;

test.beforeAll(() => {
  editor = readBuild('dist/editor');
});

test('visitors load no module of the editor', () => {
  const { modules } = readBuild('dist/client');
  const names = Object.values(modules).flat();
  expect(names).toContain('src/app/client.tsx');
  expect(names.filter((name) => EDITOR.test(name))).toEqual([]);
  // The rule knows the editor's modules when it sees them.
  expect(
    Object.values(editor.modules)
      .flat()
      .filter((name) => EDITOR.test(name)).length,
  ).toBeGreaterThan(500);
});

test('the page in the frame runs nothing of the window', () => {
  const window = editor.manifest['src/app/editor.tsx'];
  const frame = filesOf(editor, 'src/app/canvas.tsx');
  expect(frame).not.toContain(window?.file);
  const modules = [...frame].flatMap((file) => editor.modules[file] ?? []);
  expect(modules.filter((name) => name.includes('react-aria'))).toEqual([]);
  expect(modules).toContain('src/editor/canvas/createCanvas.ts');
});

test('the code that edits texts is loaded apart, and is not large', () => {
  const shown = filesOf(editor, 'src/app/editor.tsx');
  const texts = [...filesOf(editor, 'src/editor/richText/RichTextField.tsx')].filter(
    (file) => !shown.has(file),
  );
  const modules = texts.flatMap((file) => editor.modules[file] ?? []);
  expect(modules.some((name) => name.includes('prosemirror-view'))).toBe(true);
  expect(sizeOf(editor, texts)).toBeLessThanOrEqual(TEXTS);
});

test.describe('opening', () => {
  let site: EditedSite;
  let context: BrowserContext;

  test.beforeAll(async ({ browser }) => {
    site = await startEditedSite();
    for (const type of TYPES)
      await site.folder.write(`documents/${type}/weighed.json`, { data: {} });
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    // What is loaded in idle time is loaded after the document is open.
    await context.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const page = await context.newPage();
    await page.goto(site.link);
    await page.close();
  });
  test.afterAll(async () => {
    await context.close();
    await site.stop();
  });

  /** The built scripts that a window and its frame ask for; what both need is the window's. */
  function watchScripts(page: Page) {
    const scripts = { window: new Set<string>(), frame: new Set<string>() };
    const ofWindow = filesOf(editor, 'src/app/editor.tsx');
    // The window asks for these ahead of the frame.
    const ofFrame = filesOf(editor, 'src/app/canvas.tsx');
    page.on('request', (request) => {
      const [, file] = /\/edit\/files\/(.+\.js)$/.exec(new URL(request.url()).pathname) ?? [];
      if (file === undefined) return;
      const isFrames = request.frame() !== page.mainFrame() || ofFrame.has(file);
      scripts[isFrames && !ofWindow.has(file) ? 'frame' : 'window'].add(file);
    });
    return scripts;
  }

  for (const type of TYPES) {
    test(`a document of the type ${type} loads at most ${WINDOW[type]} kB of scripts${fullUnless(type === 'project')}`, async () => {
      const page = await context.newPage();
      const scripts = watchScripts(page);
      const unanswered = countUnanswered(page);
      await page.goto(`${site.origin}/edit/${type.replaceAll('_', '-')}/weighed`);
      await expect(page.locator('[data-form]')).toBeVisible();
      await expect(page.locator('[data-form] [aria-busy]')).toHaveCount(0);
      await expect(canvasOf(page).locator('#page main')).toBeVisible();
      // An answer may be followed by the next question.
      await expect
        .poll(async () => {
          await frames(page);
          return unanswered();
        })
        .toBe(0);
      const size = { window: sizeOf(editor, scripts.window), frame: sizeOf(editor, scripts.frame) };
      test.info().annotations.push({ type: 'kB', description: JSON.stringify(size) });
      expect(scripts.window).toContain(editor.manifest['src/app/editor.tsx']?.file);
      expect(scripts.frame).toContain(editor.manifest['src/app/canvas.tsx']?.file);
      expect.soft(size.window, [...scripts.window].join('\n')).toBeLessThanOrEqual(WINDOW[type]);
      expect.soft(size.frame, [...scripts.frame].join('\n')).toBeLessThanOrEqual(FRAME);
      await page.close();
    });
  }
});
