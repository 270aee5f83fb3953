// `npm test`: every check, the fastest first. `npm run test:quick` skips the integration and
// end-to-end tests, which need a build or a browser.
import { parseArgs } from 'node:util';
import { buildWorker } from './build.mjs';
import { ensureBrowser } from './browser.mjs';
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

/** @typedef {readonly [title: string, ...args: string[]]} Check what Node runs */

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
const script = (file, ...args) => ['scripts/run.mjs', `scripts/${file}`, ...args];

/** @type {readonly Check[]} */
const QUICK = [
  ['Formatting', ...script('format.mjs', '--check')],
  ['Lint', ...script('lint.ts')],
  ['Generated files', ...script('codegen.ts', '--check')],
  ['Types', ...script('types.ts')],
  ['Models and content', ...script('contentCheck.ts')],
];
/** @type {Check} */
const UNIT = ['Unit and component tests', commandFile('vitest'), 'run', 'tests/unit'];
/** @type {Check} */
const EVERY = ['Unit, component and integration tests', commandFile('vitest'), 'run'];
const JOURNEYS = [commandFile('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'];

const started = performance.now();
/** @param {number} since */
const elapsed = (since) => {
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
};

/** @param {Check} check */
function check([title, ...args]) {
  console.info(`\n== ${title}`);
  const from = performance.now();
  run(process.execPath, args);
  console.info(`${title}: ${elapsed(from)}`);
}

const { values } = parseArgs({ options: { quick: { type: 'boolean' } } });
const isQuick = values.quick ?? false;
if (!isQuick) process.env.CHROMIUM_PATH = await ensureBrowser();
for (const one of [...QUICK, isQuick ? UNIT : EVERY]) check(one);
if (!isQuick) {
  await buildWorker();
  check(['End-to-end tests', ...JOURNEYS]);
}
console.info(`\nEvery check passed in ${elapsed(started)}.`);
