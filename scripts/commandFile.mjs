import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Packages whose command has another name. */
const PACKAGES = { playwright: '@playwright/test', tsc: 'typescript' };

/** The file Node runs for the command of an installed package, such as `vite`. */
export function commandFile(command) {
  const folder = resolve('node_modules', PACKAGES[command] ?? command);
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8'));
  return resolve(folder, typeof bin === 'string' ? bin : bin[command]);
}
