import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { medianFigures, readFigures, type Figures } from './audit/figures.ts';
import { inspectState } from './audit/inspect.ts';
import { runLighthouse } from './audit/lighthouseRun.ts';
import { launch } from './audit/open.ts';
import { auditNotes, auditReport, auditTable, type AuditRow } from './audit/report.ts';
import { auditForms, auditStates, type AuditForm } from './audit/states.ts';
import { servedSite } from './bench/builtSite.ts';
import { build } from './build.mjs';
import { ensureBrowser } from './browser.mjs';

const REPORT = 'docs/audit.md';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '3' },
    port: { type: 'string', default: '4196' },
  },
});
const runs = Number(values.runs);
const states = auditStates.filter(({ name }) =>
  name.toLowerCase().includes(values.only.toLowerCase()),
);
if (states.length === 0 || !Number.isInteger(runs) || runs < 1) {
  console.error(
    `npm run audit -- [--only part of a name] [--runs 3] [--port 4196]\nScreens: ${auditStates.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

await build();
const executablePath = await ensureBrowser();
const load = `load ${loadavg()[0]?.toFixed(1)} at the start`;
const started = performance.now();
const rows = await servedSite(
  { PORT: values.port, CONTENT_DIR: 'content', PRISMIC_REPOSITORY: '', PRISMIC_ENDPOINT: '' },
  async ({ origin }) => {
    const found: AuditRow[] = [];
    const browser = await launch();
    try {
      for (const state of states) {
        // Cast: keys of this object are its forms.
        for (const form of Object.keys(auditForms) as AuditForm[]) {
          const figures: Figures[] = [];
          for (let run = 0; run < runs; run += 1)
            figures.push(readFigures(await runLighthouse(executablePath, origin, state, form)));
          const inspection = await inspectState(browser, origin, state, form);
          found.push({ state, form, figures: medianFigures(figures), inspection });
          const minutes = ((performance.now() - started) / 60_000).toFixed(1);
          console.info(`${state.name}, ${form} (${minutes} min)`);
        }
      }
    } finally {
      await browser.close();
    }
    return found;
  },
);
console.info(`\n${auditTable(rows)}\n\n${auditNotes(rows)}`);
if (states.length === auditStates.length) {
  await writeFile(REPORT, auditReport(rows, runs, load));
  console.info(`\nWritten to ${REPORT}`);
}
