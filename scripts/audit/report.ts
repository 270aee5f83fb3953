import { cpus } from 'node:os';
import { parseUrl } from '#ui/parseUrl.ts';
import type { Inspection } from './inspect.ts';
import type { Figures, Metric } from './lighthouse.ts';
import type { AuditForm, AuditState } from './states.ts';

/** What was found of one state on one kind of device; of a peer what Lighthouse measured only. */
export interface AuditRow {
  readonly state: AuditState;
  readonly form: AuditForm;
  readonly figures: Figures;
  readonly inspection?: Inspection;
}

/** How long a peer may take to answer before anything is measured, in ms. */
const TIMEOUT = 10_000;

/** An address to measure beside the site that cannot be measured. */
export class PeerError extends Error {
  override readonly name = 'PeerError';
}

/** Reads the addresses of `--beside`, and asks each once. Throws `PeerError` for what is none or does not answer. */
export async function openPeers(addresses: readonly string[], ask = fetch): Promise<AuditState[]> {
  const peers = addresses.map((text): AuditState => {
    const url = parseUrl(text);
    if (!url || !/^https?:$/.test(url.protocol)) {
      throw new PeerError(`--beside ${text}: not an address such as http://localhost:4321/`);
    }
    if (addresses.indexOf(text) !== addresses.lastIndexOf(text)) {
      throw new PeerError(`--beside ${text}: given twice`);
    }
    const path = url.pathname === '/' ? '' : url.pathname;
    // The gate is this site's: nothing is run in a peer.
    return { name: url.host + path, address: url.href, gate: true };
  });
  for (const { address } of peers) {
    const answer = ask(address, { signal: AbortSignal.timeout(TIMEOUT) });
    const response = await answer.catch((cause: unknown) => {
      throw new PeerError(`--beside ${address}: does not answer`, { cause });
    });
    await response.body?.cancel();
    if (!response.ok) throw new PeerError(`--beside ${address}: answers ${response.status}`);
  }
  return peers;
}

/** Stands for figures that do not apply. */
const NONE = '—';

const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
const kB = (value: number) => (value / 1000).toFixed(1);

/** The columns of figures: heading, figure and how it is written. */
const COLUMNS: readonly (readonly [string, Metric, ((value: number) => string)?])[] = [
  ['perf.', 'performance'],
  ['access.', 'accessibility'],
  ['best pr.', 'best-practices'],
  ['SEO', 'seo'],
  ['FCP', 'FCP', seconds],
  ['LCP', 'LCP', seconds],
  ['TBT', 'TBT', (value) => `${Math.round(value)} ms`],
  ['CLS', 'CLS', (value) => value.toFixed(3)],
  ['machine', 'machine'],
  ['kB', 'bytes', kB],
  ['kB of JS', 'scriptBytes', kB],
];

function cells({ state, form, figures, inspection }: AuditRow): string[] {
  const failed = figures.failed.map(
    (rule) => rule + (state.meant?.includes(rule) ? ' (meant)' : ''),
  );
  return [
    state.name,
    form,
    ...COLUMNS.map(([, name, write = (value) => String(Math.round(value))]) => {
      const value = figures.metrics[name];
      return typeof value === 'number' ? write(value) : NONE;
    }),
    String(inspection?.violations.length ?? NONE),
    inspection?.contrast?.toFixed(1) ?? NONE,
    failed.join(', ') || NONE,
  ];
}

/** One table, a row for each state or peer and device. */
export function auditTable(rows: readonly AuditRow[]): string {
  const figures = COLUMNS.map(([heading]) => heading);
  const head = ['screen', 'device', ...figures, 'axe', 'contrast', 'failed rules'];
  return [head, head.map(() => '---'), ...rows.map(cells)]
    .map((texts) => `| ${texts.join(' | ')} |`)
    .join('\n');
}

/** The report: how it was measured, and the table of this site's states. */
export function auditReport(rows: readonly AuditRow[], runs: number, load: number): string {
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}`;
  return `# Audit

Written by \`npm run audit\` on ${new Date().toISOString().slice(0, 10)}: Node ${process.versions.node}, ${machine}, load ${load.toFixed(1)} at the start.
The production build on the demo content, over plain http. Lighthouse: medians of ${runs}, on a slow phone and a
computer, both simulated; files as transferred until the page is idle. \`machine\` is its benchmarkIndex: times of other
days can be compared where it is alike; \`npm run audit -- --beside <address>\` prints those of other sites beside.
axe: violations in both themes; contrast: the lowest ratio of the texts that axe leaves undecided.

${auditTable(rows.filter(({ inspection }) => inspection))}
`;
}
