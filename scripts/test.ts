// `npm test`: everything that can fail for a reason of its own. `npm run test:full`: every row of its
// tables too, and every journey on every target. `npm run test:node`: the checks and the tests in Node.
// `npm run test:quick`: the checks and the site's and editor's tests without a DOM.
import { readdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { commandFile } from './commandFile.mjs';
import { createRun, type Part, PartFailed, shownTime } from './testing/createRun.ts';
import { freePorts, JOURNEY_PORTS } from './testing/freePorts.ts';
import { holdFolder } from './testing/holdFolder.ts';
import { readTimes } from './testing/readTimes.ts';
import { atSignal } from './testing/startNode.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';

const REPORTS = { vitest: '.cache/test/vitest.json', journeys: '.cache/test/journeys.json' };
const SLOWEST = 10;

const script = (title: string, file: string, ...args: string[]): Part => ({
  title,
  args: ['scripts/run.mjs', `scripts/${file}`, ...args],
});

const CHECKS: readonly Part[] = [
  script('Formatting', 'format.mjs', '--check'),
  script('Lint', 'lint.ts'),
  script('Generated files', 'codegen.ts', '--check'),
  script('Types', 'types.ts'),
  script('Models and content', 'contentCheck.ts'),
];

const BUILDS: readonly Part[] = [
  script('Build of the packages', 'buildPackages.mjs', '--no-window'),
  script('Build of site and editor', 'build.mjs'),
  script('Build of the worker', 'build.mjs', 'worker'),
];

const vitest = (...args: string[]): Part => ({
  title: 'Tests without a browser',
  isLive: true,
  args: [
    commandFile('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORTS.vitest}`,
    ...args,
  ],
});

/** All but those of the scripts, which make a slice, images and letters: half a minute. */
const QUICK = readdirSync('tests/unit')
  .filter((name) => name !== 'scripts')
  .map((name) => `tests/unit/${name}`);

const JOURNEYS: Part = {
  title: 'Journeys',
  isLive: true,
  args: [
    commandFile('playwright'),
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=list,./scripts/testing/timesReporter.ts',
  ],
};

/** Those that are installed; the others are skipped. */
const ENGINES: Part = { ...script('Other engines', 'testEngines.mjs'), isLive: true };

const NO = { type: 'boolean', default: false } as const;
const {
  quick: isQuick,
  node: isNode,
  full: isFull,
} = parseArgs({ options: { quick: NO, node: NO, full: NO } }).values;

const started = performance.now();
const run = createRun(await prepare());

atSignal(run.stop);

try {
  if (isQuick)
    await Promise.all([run.inOrder(CHECKS), run.inOrder([vitest('--project=shared', ...QUICK)])]);
  else if (isNode) await run.inOrder([...CHECKS, vitest()]);
  else {
    // Builds use one core for the most part. All tests do not run beside them: one builds a worker.
    if (isFull) await run.inOrder(BUILDS);
    await Promise.all([run.inOrder([...CHECKS, vitest()]), run.inOrder(isFull ? [] : BUILDS)]);
    await run.inOrder(isFull ? [JOURNEYS, ENGINES] : [JOURNEYS]);
  }
} catch (error) {
  await run.stop();
  if (!(error instanceof PartFailed)) throw error;
  console.error(`\n${error.message}.`);
  process.exitCode = 1;
}
report();

/** What the parts need in their environment. Ends this process with one sentence if it cannot be had. */
async function prepare(): Promise<Record<string, string>> {
  try {
    holdFolder('.cache/test/running');
    process.once('exit', temporaryFolder());
    for (const path of Object.values(REPORTS)) rmSync(path, { force: true });
    if (isQuick) return {};
    return {
      ...(isFull && { FULL: '1' }),
      CHROMIUM_PATH: await ensureBrowser(),
      E2E_PORT: String(await freePorts(JOURNEY_PORTS)),
      TIMES_FILE: REPORTS.journeys,
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function report() {
  const times = Object.values(REPORTS).map(readTimes);
  const slowest = times
    .flatMap(({ tests }) => tests)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  console.info('\nThe slowest tests:');
  for (const { file, title, seconds } of slowest) {
    console.info(`  ${seconds.toFixed(1).padStart(6)} s  ${file}: ${title}`);
  }
  const fixtures = times.flatMap((one) => Object.entries(one.fixtures));
  if (fixtures.length > 0) console.info('\nWhat the time of journeys was for, of all workers:');
  for (const [kind, seconds] of fixtures) {
    console.info(`  ${shownTime(seconds).padStart(10)}  ${kind}`);
  }
  console.info('\nTime of each part:');
  for (const [title, seconds] of run.times) {
    console.info(`  ${shownTime(seconds).padStart(10)}  ${title}`);
  }
  const outcome = process.exitCode === 1 ? 'Not every check passed' : 'Every check passed';
  console.info(`${outcome}, in ${shownTime((performance.now() - started) / 1000)}.`);
}
