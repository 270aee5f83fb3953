import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Packages whose command has another name.
 * @type {Record<string, string>}
 */
const PACKAGES = { playwright: '@playwright/test', tsc: 'typescript' };

/**
 * The file Node runs for the command of an installed package.
 * @param {string} command such as `vite`
 * @returns {string}
 */
export function commandFile(command) {
  const folder = resolve('node_modules', PACKAGES[command] ?? command);
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  return resolve(folder, typeof bin === 'string' ? bin : bin[command]);
}
