import { ensureBrowser } from '../../scripts/browser.mjs';

/** The browser that `npm test` found; else the one that scripts/browser.mjs finds. */
export async function browserPath(): Promise<string> {
  return process.env['CHROMIUM_PATH'] || ensureBrowser();
}
