import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { medianFigures, readFigures, type Figures } from './audit/figures.ts';
import { inspectState } from './audit/inspect.ts';
import { runLighthouse } from './audit/lighthouseRun.ts';
import { launch } from './audit/open.ts';
import { checkPeers, PeerError, readPeers } from './audit/peers.ts';
import { peerTable, type MeasuredRow } from './audit/peerTable.ts';
import { auditNotes, auditReport, auditTable, type AuditRow } from './audit/report.ts';
import { auditForms, auditStates, type AuditForm, type AuditState } from './audit/states.ts';
import { servedSite } from './bench/builtSite.ts';
import { build } from './build.mjs';
import { ensureBrowser } from './browser.mjs';

const REPORT = 'docs/audit.md';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '4196' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
const states = auditStates.filter(({ name }) =>
  name.toLowerCase().includes(values.only.toLowerCase()),
);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (states.length === 0 || !Number.isInteger(runs) || runs < 1) {
  fail(
    `npm run audit -- [--only part of a name] [--runs 5] [--port 4196] [--beside address …]\nScreens: ${auditStates.map(({ name }) => name).join(', ')}`,
  );
}

/** The peers, which answer. */
async function openPeers(): Promise<AuditState[]> {
  try {
    const peers = readPeers(values.beside);
    await checkPeers(peers);
    return peers;
  } catch (error) {
    if (error instanceof PeerError) fail(error.message);
    throw error;
  }
}

const peers = await openPeers();
await build();
const executablePath = await ensureBrowser({ whole: true });
const load = loadavg()[0] ?? 0;
const started = performance.now();
// Cast: keys of this object are its forms.
const forms = Object.keys(auditForms) as AuditForm[];

const log = (what: string) =>
  console.info(`${what} (${((performance.now() - started) / 60_000).toFixed(1)} min)`);

/** Each target's medians. Every round measures all of them, so that all meet the same machine. */
async function measure(targets: readonly (readonly [origin: string, state: AuditState])[]) {
  const cases = targets.flatMap(([origin, state]) =>
    forms.map((form) => ({ origin, state, form, figures: new Array<Figures>() })),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const { origin, state, form, figures } of cases) {
      figures.push(readFigures(await runLighthouse(executablePath, origin, state, form)));
      log(`Round ${run}: ${state.name}, ${form}`);
    }
  }
  return cases.map(({ state, form, figures }): MeasuredRow => {
    return { state, form, figures: medianFigures(figures) };
  });
}

/** The site's rows; each state is also opened once in a browser that inspects it. */
async function inspect(origin: string, measured: readonly MeasuredRow[]): Promise<AuditRow[]> {
  const browser = await launch();
  const rows: AuditRow[] = [];
  try {
    for (const row of measured) {
      const inspection = await inspectState(browser, origin, row.state, row.form);
      rows.push({ ...row, inspection });
      log(`Inspected: ${row.state.name}, ${row.form}`);
    }
  } finally {
    await browser.close();
  }
  return rows;
}

const { rows, beside } = await servedSite(
  { PORT: values.port, CONTENT_DIR: 'content', PRISMIC_REPOSITORY: '', PRISMIC_ENDPOINT: '' },
  async ({ origin }) => {
    const measured = await measure([
      ...states.map((state) => [origin, state] as const),
      ...peers.map((peer) => ['', peer] as const),
    ]);
    const own = measured.filter(({ state }) => states.includes(state));
    const others = measured.filter(({ state }) => peers.includes(state));
    return { rows: await inspect(origin, own), beside: others };
  },
);
console.info(`\n${auditTable(rows, beside)}\n\n${auditNotes(rows)}`);
if (beside.length > 0) console.info(`\n${peerTable(beside)}`);
if (states.length === auditStates.length) {
  await writeFile(REPORT, auditReport({ rows, peers: beside, runs, load }));
  console.info(`\nWritten to ${REPORT}`);
}
