import { cpus } from 'node:os';
import { isReadable } from './contrast/measureContrast.ts';
import { kindNames, metricNames, NONE, plain, shown, table, transfer } from './cells.ts';
import { kinds, median } from './figures.ts';
import type { AxeFindings, Inspection } from './inspect.ts';
import { blockingShare, peerTable, type MeasuredRow } from './peerTable.ts';
import { auditForms } from './states.ts';

/** All results of one state on one kind of device. */
export interface AuditRow extends MeasuredRow {
  readonly inspection: Inspection;
}

/** `12 (5.2)`: how many texts were measured, and the worst ratio among them. */
function contrasts({ contrasts: all }: AxeFindings): string {
  const ratios = all.flatMap(({ ratio }) => ratio ?? []);
  const failing = all.filter((text) => !isReadable(text)).length;
  const worst = ratios.length > 0 ? ` (${Math.min(...ratios).toFixed(1)})` : '';
  return `${all.length}${worst}${failing > 0 ? `, ${failing} fail` : ''}`;
}

const HEAD = [
  'screen',
  'device',
  'perf.',
  'access.',
  'best pr.',
  'SEO',
  ...metricNames,
  'TBT share',
  'machine',
  ...Object.values(kinds),
  'axe dark',
  'axe light',
  'contrast dark',
  'contrast light',
  'console',
];

function cells(row: AuditRow, peers: readonly MeasuredRow[]): string[] {
  const { state, form, figures, inspection } = row;
  const { dark, light, errors } = inspection;
  return [
    state.name,
    form,
    ...figures.scores.map(plain),
    ...metricNames.map((name) => shown[name](figures.metrics[name])),
    blockingShare(row, peers),
    plain(figures.machine),
    ...kindNames.map((kind) => transfer(figures.transfers[kind])),
    String(dark.violations.length),
    String(light.violations.length),
    contrasts(dark),
    contrasts(light),
    String(errors.length),
  ];
}

/** One table, a row for each state and device. */
export const auditTable = (rows: readonly AuditRow[], peers: readonly MeasuredRow[] = []) =>
  table(
    HEAD,
    rows.map((row) => cells(row, peers)),
  );

function* notesOf({ state, figures, inspection }: AuditRow) {
  for (const { rule, where } of figures.failed) {
    const meant = state.meant?.[rule];
    yield `Lighthouse: \`${rule}\`${where && ` at \`${where}\``}${meant ? `: meant, ${meant}` : ''}`;
  }
  for (const name of ['dark', 'light'] as const) {
    const { violations, contrasts: texts, undecided } = inspection[name];
    for (const text of violations) yield `axe, ${name}: \`${text}\``;
    for (const { text, ratio, needed } of texts.filter((one) => !isReadable(one)))
      yield `contrast, ${name}: “${text}” has ${ratio?.toFixed(2)} and needs ${needed}`;
    const rules = undecided.map((text) => text.split(':', 1)[0] ?? '');
    for (const rule of new Set(rules)) {
      const count = rules.filter((other) => other === rule).length;
      yield `axe cannot decide, ${name}: \`${rule}\` (${count}, docs/accessibility.md)`;
    }
  }
  for (const error of inspection.errors) yield `console: ${error}`;
}

/** Explanations of figures that are not perfect. */
export const auditNotes = (rows: readonly AuditRow[]) =>
  rows
    .map((row) => ({ row, notes: [...new Set(notesOf(row))] }))
    .filter(({ notes }) => notes.length > 0)
    .map(({ row, notes }) =>
      [`**${row.state.name}, ${row.form}**`, '', ...notes.map((note) => `- ${note}`)].join('\n'),
    )
    .join('\n\n');

/** What was measured, and how. */
export interface AuditRun {
  readonly rows: readonly AuditRow[];
  /** Other sites that were measured in the same rounds. */
  readonly peers: readonly MeasuredRow[];
  readonly runs: number;
  /** The machine's load at the start. */
  readonly load: number;
}

/** The report, with its date, its machine, and how to read it. */
export function auditReport({ rows, peers, runs, load }: AuditRun): string {
  const [cpu] = cpus();
  const sizes = Object.values(auditForms).map(({ width, height }) => `${width} × ${height}`);
  const machine = plain(median([...rows, ...peers].map(({ figures }) => figures.machine)));
  const beside = peers.length > 0 ? `## Beside other sites\n\n${peerTable(peers)}\n\n` : '';
  return `# Audit

Written by \`npm run audit\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus().length} cores, ${cpu?.model ?? 'unknown'}, load ${load.toFixed(1)} at the start, benchmarkIndex ${machine}.

The production build on the demo content, over plain http on the same machine. Scores and metrics
are Lighthouse's, medians of ${runs} (mobile: a slow phone on slow 4G, simulated; desktop: a computer on a
fast connection, simulated). Files: requests / kB as transferred, including headers, until the page is idle,
without scrolling. axe: violations after the whole page was scrolled through once, at ${sizes.join(' and ')}.
Contrast: texts that axe could not determine, each measured against every pixel behind it (the lowest
ratio in brackets). For a video the frame at that moment counts.

Times, above all TBT, depend on the machine. \`machine\` is Lighthouse's benchmarkIndex in the same runs: figures of
different runs or machines can be compared only if it is alike. So other sites are measured with the site's screens,
in the same rounds (\`npm run audit -- --beside <address>\`, which may be repeated); TBT share is TBT as a
share of the first one's on the same device, ${NONE} without one or if that has no TBT.

The menu has no address, so Lighthouse cannot navigate to it: TBT, CLS and files are measured while it
opens (a throttled timespan), scores are those of a snapshot of the open menu; ${NONE} means not applicable.

${auditTable(rows, peers)}

${beside}## Explanations

${auditNotes(rows) || 'None.'}
`;
}
