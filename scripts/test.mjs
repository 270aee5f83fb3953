// `npm test`: every check, in the order in which a failure is cheapest to mend.
import { buildWorker } from './build.mjs';
import { ensureBrowser } from './browser.mjs';
import { install, run } from './setup.mjs';

const CHECKS = [
  ['Formatting', 'npx', ['oxfmt', '--check', '.']],
  ['Layout of models and content', 'npx', ['jiti', 'scripts/layOut.ts', '--check']],
  ['Lint', 'npx', ['oxlint', '--deny-warnings']],
  ['Generated files', 'npx', ['jiti', 'scripts/codegen.ts', '--check']],
  ['Types', 'npx', ['tsc', '--noEmit']],
  ['Models and content', 'npx', ['jiti', 'scripts/contentCheck.ts']],
  ['Unit, component and integration tests', 'npx', ['vitest', 'run']],
  ['End-to-end tests', 'npx', ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts']],
];

install();
process.env.CHROMIUM_PATH = await ensureBrowser();
for (const [title, command, args] of CHECKS) {
  console.info(`\n== ${title}`);
  if (command === 'npx' && args[0] === 'playwright') buildWorker();
  run(command, args);
}
console.info('\nEvery check passed.');
