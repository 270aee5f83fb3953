// Finds a Chromium for the tests, in this order: CHROMIUM_PATH, Playwright's own, one of the system,
// one from the package registry.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installPackages } from './setup.mjs';

const require = createRequire(import.meta.url);

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Folder with a lockfile of its own: only machines without a browser install from it. */
const FALLBACK = 'tests/support/browser';

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
}

async function fetched() {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium was found: install one, or name one in CHROMIUM_PATH');
  }
  await installPackages('No Chromium was found. Fetching one from the package registry', FALLBACK);
  // Makes the package unpack the libraries a bare system lacks.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const { default: chromium } = await import(
    require.resolve('@sparticuz/chromium', { paths: [FALLBACK] })
  );
  return chromium.executablePath();
}

/** Path of a Chromium; throws with what to do when there is none and none can be fetched. */
export async function ensureBrowser() {
  const { chromium } = await import('@playwright/test');
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}: no such file`);
  const candidates = [named, chromium.executablePath(), ...onPath(), ...MAC];
  return candidates.find((path) => path && existsSync(path)) ?? (await fetched());
}
