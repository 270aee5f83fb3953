import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { inspectState } from './audit/inspect.ts';
import { type Figures, medianFigures, runLighthouse } from './audit/lighthouse.ts';
import { launch } from './audit/open.ts';
import { auditReport, type AuditRow, auditTable, openPeers, PeerError } from './audit/report.ts';
import { auditForms, auditStates, type AuditForm } from './audit/states.ts';
import { servedSite } from './bench/sites.ts';
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
  const names = auditStates.map(({ name }) => name).join(', ');
  fail(
    `npm run audit -- [--only part of a name] [--runs 5] [--port 4196] [--beside address …]\nScreens: ${names}`,
  );
}
const peers = await openPeers(values.beside).catch((error: unknown) =>
  error instanceof PeerError ? fail(error.message) : Promise.reject(error),
);
await build();
const executablePath = await ensureBrowser({ whole: true });
const load = loadavg()[0] ?? 0;
const started = performance.now();
const log = (what: string) =>
  console.info(`${what} (${((performance.now() - started) / 60_000).toFixed(1)} min)`);

const env = {
  PORT: values.port,
  CONTENT_DIR: 'content',
  PRISMIC_REPOSITORY: '',
  PRISMIC_ENDPOINT: '',
};
const rows = await servedSite(env, async ({ origin }) => {
  // Cast: keys of this object are its forms.
  const forms = Object.keys(auditForms) as AuditForm[];
  const cases = [...states, ...peers].flatMap((state) =>
    forms.map((form) => ({ state, form, figures: new Array<Figures>() })),
  );
  // Every round measures all of them, so that all meet the same machine.
  for (let run = 1; run <= runs; run += 1) {
    for (const { state, form, figures } of cases) {
      const from = peers.includes(state) ? '' : origin;
      figures.push(await runLighthouse(executablePath, from, state, form));
      log(`Round ${run}: ${state.name}, ${form}`);
    }
  }
  const browser = await launch();
  const found: AuditRow[] = [];
  for (const { state, form, figures } of cases) {
    const row = { state, form, figures: medianFigures(figures) };
    const isOwn = states.includes(state);
    const inspection = isOwn ? await inspectState(browser, origin, state, form) : undefined;
    found.push({ ...row, ...(inspection && { inspection }) });
    for (const one of [...(inspection?.violations ?? []), ...(inspection?.errors ?? [])]) {
      console.info(`${state.name}, ${form}: ${one}`);
    }
  }
  await browser.close();
  return found;
});
console.info(`\n${auditTable(rows)}`);
if (states.length === auditStates.length) {
  await writeFile(REPORT, auditReport(rows, runs, load));
  console.info(`\nWritten to ${REPORT}`);
}
