// `npm test`: every check, the fastest first. `npm run test:quick` skips the integration and
// end-to-end tests, which need a build or a browser.
import { parseArgs } from 'node:util';
import { buildEditor, buildWorker } from './build.mjs';
import { ensureBrowser } from './browser.mjs';
import { commandFile } from './commandFile.mjs';
import { run } from './setup.mjs';

/** What Node runs for a check. */
type Check = readonly [title: string, ...args: string[]];

const script = (file: string, ...args: string[]) => ['scripts/run.mjs', `scripts/${file}`, ...args];

const QUICK: readonly Check[] = [
  ['Formatting', ...script('format.mjs', '--check')],
  ['Lint', ...script('lint.ts')],
  ['Generated files', ...script('codegen.ts', '--check')],
  ['Types', ...script('types.ts')],
  ['Models and content', ...script('contentCheck.ts')],
];
const UNIT: Check = ['Unit and component tests', commandFile('vitest'), 'run', 'tests/unit'];
const EVERY: Check = ['Unit, component and integration tests', commandFile('vitest'), 'run'];
const JOURNEYS = [commandFile('playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'];

const started = performance.now();
const elapsed = (since: number) => {
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
};

function check([title, ...args]: Check) {
  console.info(`\n== ${title}`);
  const from = performance.now();
  run(process.execPath, args);
  console.info(`${title}: ${elapsed(from)}`);
}

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
if (!values.quick) process.env['CHROMIUM_PATH'] = await ensureBrowser();
for (const one of [...QUICK, values.quick ? UNIT : EVERY]) check(one);
if (!values.quick) {
  await buildWorker();
  await buildEditor();
  check(['End-to-end tests', ...JOURNEYS]);
}
console.info(`\nEvery check passed in ${elapsed(started)}.`);
