import type { Page } from '@playwright/test';
import { expect, test } from '../../support/editor/editorTest.ts';
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
  home: 219.1,
  page: 205.1,
  settings: 227.4,
  project: 229.5,
  project_list: 253.9,
  case_study: 234.6,
} as const;

/** Maximum in kB of what editing texts adds, once the browser is idle or a text has the focus. */
const TEXTS = 73.8;

/** Maximum in kB of what the page in its frame loads besides. It shares no module of the site with the window, a package. */
const FRAME = 90.5;

/** What only the editor may load. */
const EDITOR =
  /^(?:packages\/page-editor\/src\/(?!paths)|src\/editing\/|src\/app\/(?:editor|canvas)\.tsx$|node_modules\/(?:@react-aria|@react-stately|react-aria|react-aria-components|react-stately|@internationalized|prosemirror-[^/]+|idb)\/)/;

/** The built scripts of the editor. */
let built: Build;
test.beforeAll(() => {
  built = readBuild('dist/editor');
});

test('visitors load no module of the editor, the frame none of the window, and what edits texts is apart and not large', () => {
  const { modules } = readBuild('dist/client');
  const names = Object.values(modules).flat();
  expect(names).toContain('src/app/client.tsx');
  expect(names.filter((name) => EDITOR.test(name))).toEqual([]);
  // The rule knows the editor's modules when it sees them.
  expect(
    Object.values(built.modules)
      .flat()
      .filter((name) => EDITOR.test(name)).length,
  ).toBeGreaterThan(500);

  const window = built.manifest['src/app/editor.tsx'];
  const frame = filesOf(built, 'src/app/canvas.tsx');
  expect(frame).not.toContain(window?.file);
  const framed = [...frame].flatMap((file) => built.modules[file] ?? []);
  expect(framed.filter((name) => name.includes('react-aria'))).toEqual([]);
  expect(framed).toContain('packages/page-editor/src/canvas/createCanvas.ts');

  const shown = filesOf(built, 'src/app/editor.tsx');
  const texts = [
    ...filesOf(built, 'packages/page-editor/src/fields/richText/RichTextField.tsx'),
  ].filter((file) => !shown.has(file));
  const edited = texts.flatMap((file) => built.modules[file] ?? []);
  expect(edited.some((name) => name.includes('prosemirror-view'))).toBe(true);
  expect(sizeOf(built, texts)).toBeLessThanOrEqual(TEXTS);
});

/** The built scripts that a window and its frame ask for; what both need is the window's. */
function watchScripts(page: Page) {
  const scripts = { window: new Set<string>(), frame: new Set<string>() };
  const ofWindow = filesOf(built, 'src/app/editor.tsx');
  // The window asks for these ahead of the frame.
  const ofFrame = filesOf(built, 'src/app/canvas.tsx');
  page.on('request', (request) => {
    const [, file] = /\/edit\/files\/(.+\.js)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file === undefined) return;
    const isFrames = request.frame() !== page.mainFrame() || ofFrame.has(file);
    scripts[isFrames && !ofWindow.has(file) ? 'frame' : 'window'].add(file);
  });
  return scripts;
}

for (const [type, limit] of Object.entries(WINDOW)) {
  test(`opening a document of the type ${type} loads at most ${limit} kB of scripts${fullUnless(type === 'project')}`, async ({
    page,
    editor,
  }) => {
    await editor.write({ [`documents/${type}/weighed.json`]: { data: {} } });
    // What is loaded in idle time is loaded after the document is open.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const scripts = watchScripts(page);
    const unanswered = countUnanswered(page);
    await page.goto(`/edit/${type.replaceAll('_', '-')}/weighed`);
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
    const size = { window: sizeOf(built, scripts.window), frame: sizeOf(built, scripts.frame) };
    test.info().annotations.push({ type: 'kB', description: JSON.stringify(size) });
    expect(scripts.window).toContain(built.manifest['src/app/editor.tsx']?.file);
    expect(scripts.frame).toContain(built.manifest['src/app/canvas.tsx']?.file);
    expect.soft(size.window, [...scripts.window].join('\n')).toBeLessThanOrEqual(limit);
    expect.soft(size.frame, [...scripts.frame].join('\n')).toBeLessThanOrEqual(FRAME);
  });
}
