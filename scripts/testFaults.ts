// `npm run test:faults`: which test sees each fault of `tests/faults/`. Numbers or names choose some of
// them; `--full` asks every row of every table, `--table` prints the result as Markdown.
import { spawnSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject } from './authoring/copyProject.ts';
import { ensureBrowser } from './browser.mjs';
import { shownTime } from './testing/createRun.ts';
import { freePorts, JOURNEY_PORTS } from './testing/freePorts.ts';
import { type Fault, readFaults } from './testing/readFaults.ts';
import { atSignal } from './testing/startNode.ts';
import { createCommands, SetupFailed, type Witness } from './testing/witnesses.ts';

interface Result {
  readonly fault: Fault;
  /** `error`: it is not known whether a test sees the fault. */
  readonly kind: 'seen' | 'missed' | 'error';
  readonly words: string;
}

const NO = { type: 'boolean', default: false } as const;
const {
  values: { full: isFull, table: isTable },
  positionals,
} = parseArgs({ options: { full: NO, table: NO }, allowPositionals: true });

const faults = readFaults().filter(
  ({ number, name }) =>
    positionals.length === 0 || positionals.includes(number) || positionals.includes(name),
);
if (faults.length === 0) throw new Error(`No fault is called ${positionals.join(' or ')}`);

const started = performance.now();
const copying = copyProject({ withTests: true });
let stop = async () => {};
atSignal(async () => {
  await stop();
  await (await copying).remove();
});
const copy = await copying;
const commands = createCommands(copy.root, isFull ? { FULL: '1' } : {});
({ stop } = commands);

/** Who looks for a fault, in the order of how long they take. */
const LOOKS = {
  vitest: commands.vitest,
  async journeys(files: readonly string[]) {
    // Nothing else asks the other sites, and starting them takes longer than most journeys.
    const isOnAll = isFull || files.some((path) => path.includes('contract'));
    await commands.build(isOnAll);
    return commands.journeys(files, {
      ...(!isOnAll && { TARGETS: 'embedded' }),
      CHROMIUM_PATH: await ensureBrowser(),
      E2E_PORT: String(await freePorts(JOURNEY_PORTS)),
    });
  },
  checks: commands.checks,
} satisfies Record<string, (what: readonly string[]) => Promise<Witness | null>>;

const isJourney = (path: string) => path.startsWith('tests/e2e/');

const looksFor = ({ tests }: Fault) =>
  [
    ['vitest', tests.filter((path) => !isJourney(path))],
    ['journeys', tests.filter(isJourney)],
    ['checks', ['lint', 'types']],
  ] as const;

/** A build of the copy without any fault. */
const CLEAN = '.cache/clean';

/** What is known to pass without any fault. */
const sound = new Set<string>();
const results: Result[] = [];
try {
  // Some tests read what is built.
  await commands.build(true);
  await replace(CLEAN, 'dist');
  for (const fault of faults) {
    const from = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- all change the one copy
    const result = await look(fault);
    results.push(result);
    const { number, area } = fault;
    const seconds = Math.round((performance.now() - from) / 1000);
    console.info(`${number}  ${area.padEnd(15)}  ${result.words}  (${seconds} s)`);
  }
} finally {
  await copy.remove();
}
report();

async function look(fault: Fault): Promise<Result> {
  try {
    const witness = await findWitness(fault);
    return witness
      ? { fault, kind: 'seen', words: `seen by ${witness.file}: ${witness.title}` }
      : { fault, kind: 'missed', words: 'NOT SEEN' };
  } catch (error) {
    if (!(error instanceof SetupFailed)) throw error;
    return { fault, kind: 'error', words: `ERROR ${fault.name}: ${error.message}` };
  }
}

async function findWitness(fault: Fault): Promise<Witness | null> {
  for (const [kind, what] of looksFor(fault)) {
    if (what.length === 0) continue;
    apply(fault);
    let witness;
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next one only if this one sees nothing
      witness = await LOOKS[kind](what);
    } finally {
      apply(fault, '--reverse');
      // The next tests must not find the build of this fault.
      // oxlint-disable-next-line no-await-in-loop -- only if there is one
      if (kind === 'journeys') await replace('dist', CLEAN);
    }
    if (!witness) continue;
    // A test that fails anyway has not seen the fault.
    if (!sound.has(witness.file)) {
      // oxlint-disable-next-line no-await-in-loop -- once for each file
      const anyway = await LOOKS[kind]([witness.file]);
      if (anyway) {
        throw new SetupFailed(`${anyway.file} fails without the fault, too: ${anyway.title}`);
      }
      sound.add(witness.file);
    }
    return witness;
  }
  return null;
}

/** Replaces a folder of the copy by another one of it. */
async function replace(folder: string, by: string): Promise<void> {
  const [to, from] = [join(copy.root, folder), join(copy.root, by)];
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
}

/** Throws SetupFailed if the patch does not fit, and leaves the copy as it was then. */
function apply({ path }: Fault, ...options: string[]): void {
  const { status, stderr } = spawnSync('git', ['apply', ...options, resolve(path)], {
    cwd: copy.root,
    encoding: 'utf8',
    // The copy is in no repository, whatever is around it.
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(copy.root) },
  });
  if (status !== 0) throw new SetupFailed(`the patch does not apply:\n${stderr.trim()}`);
}

function report(): void {
  const count = (wanted: Result['kind']) => results.filter(({ kind }) => kind === wanted).length;
  const happened = results.filter(({ fault }) => fault.happened !== null).length;
  if (isTable) {
    console.info('\n| | Area | Fault | Happened | |\n| - | - | - | - | - |');
    const cell = (text: string) => (text.split('\n')[0] ?? '').replaceAll('|', '\\|');
    for (const { fault, words } of results) {
      const { number, area, happened: commit } = fault;
      console.info(
        `| ${number} | ${area} | ${cell(fault.fault)} | ${commit ?? 'no'} | ${cell(words)} |`,
      );
    }
  }
  const missed = [`${count('missed')} not seen`, `${count('error')} not known`].join(', ');
  console.info(
    `\n${results.length} faults, of which ${happened} have happened: ${count('seen')} seen, ${missed}, in ${shownTime((performance.now() - started) / 1000)}.`,
  );
  if (count('error') > 0) process.exitCode = 1;
}
