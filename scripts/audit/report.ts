import { cpus } from 'node:os';
import { isReadable } from './contrast/measureContrast.ts';
import { kinds, metrics, type Figures, type Kind, type Metric, type Transfer } from './figures.ts';
import type { AxeFindings, Inspection } from './inspect.ts';
import { auditForms, type AuditForm, type AuditState } from './states.ts';

/** All results of one state on one kind of device. */
export interface AuditRow {
  readonly state: AuditState;
  readonly form: AuditForm;
  readonly figures: Figures;
  readonly inspection: Inspection;
}

/** For figures that do not apply. */
const NONE = '—';

const seconds = (value: number | null) =>
  value === null ? NONE : `${(value / 1000).toFixed(2)} s`;
const plain = (value: number | null) => (value === null ? NONE : String(Math.round(value)));

const shown: Readonly<Record<Metric, (value: number | null) => string>> = {
  FCP: seconds,
  LCP: seconds,
  TBT: (value) => (value === null ? NONE : `${Math.round(value)} ms`),
  CLS: (value) => (value === null ? NONE : value.toFixed(3)),
  SI: seconds,
};

const transfer = (value: Transfer | undefined) =>
  value ? `${value.requests} / ${(value.bytes / 1000).toFixed(1)}` : NONE;

/** `12 (5.2)`: how many texts were measured, and the worst ratio among them. */
function contrasts({ contrasts: all }: AxeFindings): string {
  const ratios = all.flatMap(({ ratio }) => ratio ?? []);
  const failing = all.filter((text) => !isReadable(text)).length;
  const worst = ratios.length > 0 ? ` (${Math.min(...ratios).toFixed(1)})` : '';
  return `${all.length}${worst}${failing > 0 ? `, ${failing} fail` : ''}`;
}

// Casts: keys of these objects are those of the constants they come from.
const metricNames = Object.keys(metrics) as Metric[];
const kindNames = Object.keys(kinds) as Kind[];

const HEAD = [
  'screen',
  'device',
  'perf.',
  'access.',
  'best pr.',
  'SEO',
  ...metricNames,
  ...Object.values(kinds),
  'axe dark',
  'axe light',
  'contrast dark',
  'contrast light',
  'console',
];

function cells({ state, form, figures, inspection }: AuditRow): string[] {
  const { dark, light, errors } = inspection;
  return [
    state.name,
    form,
    ...figures.scores.map(plain),
    ...metricNames.map((name) => shown[name](figures.metrics[name])),
    ...kindNames.map((kind) => transfer(figures.transfers[kind])),
    String(dark.violations.length),
    String(light.violations.length),
    contrasts(dark),
    contrasts(light),
    String(errors.length),
  ];
}

const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;

/** One table, a row for each state and device. */
export const auditTable = (rows: readonly AuditRow[]) =>
  [line(HEAD), line(HEAD.map(() => '---')), ...rows.map((row) => line(cells(row)))].join('\n');

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

/** The report, with its date, its machine, and how to read it. */
export function auditReport(rows: readonly AuditRow[], runs: number, load: string): string {
  const [cpu] = cpus();
  const sizes = Object.values(auditForms).map(({ width, height }) => `${width} × ${height}`);
  return `# Audit

Written by \`npm run audit\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${cpus().length} cores, ${cpu?.model ?? 'unknown'}, ${load}.

The production build on the demo content, over plain http on the same machine. Scores and metrics
are Lighthouse's, medians of ${runs} (mobile: a slow phone on slow 4G, simulated; desktop: a computer on a
fast connection, simulated). Files: requests / kB as transferred, including headers, until the page is idle,
without scrolling. axe: violations after the whole page was scrolled through once, at ${sizes.join(' and ')}.
Contrast: texts that axe could not determine, each measured against every pixel behind it (the lowest
ratio in brackets). For a video the frame at that moment counts.

The menu has no address, so Lighthouse cannot navigate to it: TBT, CLS and files are measured while it
opens (a throttled timespan), scores are those of a snapshot of the open menu; ${NONE} means not applicable.

${auditTable(rows)}

## Explanations

${auditNotes(rows) || 'None.'}
`;
}
