import { kindNames, metricNames, NONE, plain, shown, table, transfer } from './cells.ts';
import { kinds, type Figures } from './figures.ts';
import type { AuditForm, AuditState } from './states.ts';

/** What Lighthouse measured of one state on one kind of device. */
export interface MeasuredRow {
  readonly state: AuditState;
  readonly form: AuditForm;
  readonly figures: Figures;
}

/** TBT as a share of the first peer's on the same device, in percent. */
export function blockingShare(row: MeasuredRow, peers: readonly MeasuredRow[]): string {
  const first = peers.find(({ form }) => form === row.form)?.figures.metrics.TBT;
  const own = row.figures.metrics.TBT;
  return first && own !== null ? `${Math.round((own / first) * 100)} %` : NONE;
}

const HEAD = [
  'site',
  'device',
  'perf.',
  ...metricNames,
  'TBT share',
  'machine',
  ...Object.values(kinds),
];

/** One table, a row for each peer and device. */
export const peerTable = (peers: readonly MeasuredRow[]) =>
  table(
    HEAD,
    peers.map((row) => [
      row.state.name,
      row.form,
      plain(row.figures.scores[0] ?? null),
      ...metricNames.map((name) => shown[name](row.figures.metrics[name])),
      blockingShare(row, peers),
      plain(row.figures.machine),
      ...kindNames.map((kind) => transfer(row.figures.transfers[kind])),
    ]),
  );
