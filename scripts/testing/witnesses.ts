import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { commandFile } from '../commandFile.mjs';
import type { VitestReport } from './readTimes.ts';
import { never, type RunningNode, startNode } from './startNode.ts';

/** A test that fails, or a check without tests. */
export interface Witness {
  /** What is run to see it again: a test file, or the check's name. */
  readonly file: string;
  readonly title: string;
}

const CONFIG = 'tests/e2e/playwright.config.ts';

/** Something did not run as it should, which proves nothing about a fault. */
export class SetupFailed extends Error {}

/** The last lines of an output, for messages. */
const lastLines = (output: string) => output.trimEnd().split('\n').slice(-15).join('\n');

/** Runs commands in a folder, one after another. */
export function createCommands(root: string, env: Readonly<Record<string, string>>) {
  let running: RunningNode | null = null;
  let isStopped = false;

  const run = async (args: readonly string[], more: Readonly<Record<string, string>> = {}) => {
    if (isStopped) return never();
    running = startNode(args, { cwd: root, env: { ...env, ...more } });
    const result = await running.ended;
    running = null;
    return isStopped ? never() : result;
  };
  const script = (file: string, ...args: string[]) =>
    run(['scripts/run.mjs', `scripts/${file}`, ...args]);

  return {
    /** Throws SetupFailed if it fails. */
    async build(withWorker: boolean) {
      for (const args of withWorker ? [[], ['worker']] : [[]]) {
        // oxlint-disable-next-line no-await-in-loop -- the worker's needs the other one
        const { code, output } = await script('build.mjs', ...args);
        if (code !== 0) throw new SetupFailed(`the build failed:\n${lastLines(output)}`);
      }
    },

    /** The first test without a browser that fails; null if none does. */
    async vitest(files: readonly string[]): Promise<Witness | null> {
      const report = fresh(root, 'vitest.json');
      const reporters = ['--reporter=json', `--outputFile.json=${report}`];
      const options = ['--bail', '1', '--passWithNoTests', ...reporters];
      const { code, output } = await run([commandFile('vitest'), 'run', ...files, ...options]);
      if (code === 0) return null;
      // Cast: the form of Vitest's report.
      const { testResults } = read(report, output) as VitestReport;
      for (const { name, assertionResults } of testResults) {
        const failed = assertionResults.find(({ status }) => status === 'failed');
        if (failed) return { file: relative(realpathSync(root), name), title: failed.fullName };
      }
      throw new SetupFailed(
        `no test has failed, but Vitest ended with ${code}:\n${lastLines(output)}`,
      );
    },

    /** The first journey that fails; null if none does. */
    async journeys(
      files: readonly string[],
      place: Readonly<Record<string, string>>,
    ): Promise<Witness | null> {
      const report = fresh(root, 'journeys.json');
      const config = ['--config', CONFIG, '-x', '--pass-with-no-tests', '--reporter=json'];
      const { code, output } = await run([commandFile('playwright'), 'test', ...config, ...files], {
        ...place,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      });
      if (code === 0) return null;
      // Cast: the part of Playwright's report that is read here.
      const failed = firstFailed(read(report, output) as JourneySuite, []);
      if (failed) return failed;
      throw new SetupFailed(
        `no journey has failed, but Playwright ended with ${code}:\n${lastLines(output)}`,
      );
    },

    /** What neither tests nor journeys need: the linter, then the compiler. */
    async checks(names: readonly string[]): Promise<Witness | null> {
      for (const name of names) {
        // oxlint-disable-next-line no-await-in-loop -- in order
        const { code, output } = await script(`${name}.ts`);
        if (code !== 0) return { file: name, title: output.trim().split('\n')[0] ?? '' };
      }
      return null;
    },

    /** Ends what runs, and waits for its end. */
    async stop() {
      isStopped = true;
      running?.interrupt();
      await running?.ended.catch(() => {});
    },
  };
}

interface JourneySuite {
  readonly title?: string;
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
  }[];
}

/** The first journey of a suite that failed; `titles` are those of the suites around it. */
function firstFailed(
  { suites = [], specs = [] }: JourneySuite,
  titles: readonly string[],
): Witness | null {
  const failed = specs.find(({ ok }) => !ok);
  if (failed) {
    // The first title is that of the file.
    const title = [...titles.slice(1), failed.title].join(' › ');
    return { file: join(dirname(CONFIG), failed.file), title };
  }
  for (const suite of suites) {
    const found = firstFailed(suite, [...titles, suite.title ?? '']);
    if (found) return found;
  }
  return null;
}

/** Path of a report that is not there yet. */
function fresh(root: string, name: string): string {
  const path = join(root, '.cache/test', name);
  rmSync(path, { force: true });
  return path;
}

function read(path: string, output: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new SetupFailed(`there is no report of the tests:\n${lastLines(output)}`);
  }
}
