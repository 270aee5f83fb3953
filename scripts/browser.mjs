// Finds a Chromium for the tests, in this order: CHROMIUM_PATH, Playwright's own, one of the system,
// one from the package registry.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { installPackages } from './setup.mjs';

const require = createRequire(import.meta.url);

/** The browser without its windows: journeys take two thirds of the time in it. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Folder with a lockfile of its own: only machines without a browser install from it. */
const FALLBACK = 'tests/support/browser';

/** @param {string[]} names */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
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

/**
 * Path of a Chromium; throws with what to do when there is none and none can be fetched. What measures
 * times asks for the whole browser, which is the one that visitors have.
 */
export async function ensureBrowser({ whole = false } = {}) {
  const { chromium } = await import('@playwright/test');
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}: no such file`);
  const names = whole ? [...NAMES, SHELL] : [SHELL, ...NAMES];
  const candidates = [named, chromium.executablePath(), ...onPath(names), ...MAC];
  return candidates.find((path) => path && existsSync(path)) ?? (await fetched());
}
