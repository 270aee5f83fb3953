import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import type * as Playwright from 'playwright-core';

/** The browser without its windows is the fastest. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Playwright beside this package, or of the project: `npx` installs the package elsewhere. */
function findPlaywright(root: string): typeof Playwright {
  const fromHere = createRequire(import.meta.url);
  const fromProject = createRequire(join(root, 'package.json'));
  const load = (need: NodeJS.Require) => {
    try {
      // Cast: the package of this name.
      return need('playwright-core') as typeof Playwright;
    } catch (error) {
      const isMissing = error instanceof Error && 'code' in error;
      if (isMissing && error.code === 'MODULE_NOT_FOUND') return null;
      throw error;
    }
  };
  const found = load(fromProject) ?? load(fromHere);
  if (found) return found;
  throw new Error(
    'Pictures are taken with playwright-core, which is not installed: npm install --save-dev playwright-core',
  );
}

/** Launches a Chromium: the one that CHROMIUM_PATH names, Playwright's own, or one of the system. */
export async function launchBrowser(root: string): Promise<Playwright.Browser> {
  const { chromium } = findPlaywright(root);
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}: no such file`);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [named, chromium.executablePath(), ...onPath, ...MAC].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );
  if (found === undefined) {
    throw new Error(
      'No Chromium was found: npx playwright-core install chromium, or name one in CHROMIUM_PATH',
    );
  }
  // As root, which containers often are, Chromium has no sandbox.
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: found,
    args: ['--hide-scrollbars', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])],
  });
}
