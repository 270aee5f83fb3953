import { describe, expect, test } from 'vitest';
import { type Figures, medianFigures } from '../../../scripts/audit/figures.ts';
import { checkPeers, PeerError, readPeers } from '../../../scripts/audit/peers.ts';
import { peerTable, type MeasuredRow } from '../../../scripts/audit/peerTable.ts';
import { auditReport, auditTable, type AuditRow } from '../../../scripts/audit/report.ts';

const figures = (TBT: number | null, machine: number | null = 1500): Figures => ({
  scores: [98, 100, 100, 100],
  metrics: { FCP: 900, LCP: 1400, TBT, CLS: 0, SI: 950 },
  transfers: { total: { requests: 20, bytes: 240_000 } },
  machine,
  failed: [],
});

const seen = { violations: [], contrasts: [], undecided: [] };
const home = (row: Partial<AuditRow> = {}): AuditRow => ({
  state: { name: 'Home', address: '/' },
  form: 'mobile',
  figures: figures(120),
  inspection: { dark: seen, light: seen, errors: [] },
  ...row,
});
const peer = (name: string, row: Partial<MeasuredRow>): MeasuredRow => ({
  state: { name, address: `http://${name}/` },
  form: 'mobile',
  figures: figures(200),
  ...row,
});

/** The cells of a table's column, by its heading. */
function column(table: string, heading: string): string[] {
  const [head = [], , ...rows] = table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.map((cells) => cells[head.indexOf(heading)] ?? '');
}

describe('peers', () => {
  test('are named by host and path', () => {
    const peers = readPeers(['http://localhost:4321', 'https://example.com/work?x=1']);
    expect(peers.map(({ name }) => name)).toEqual(['localhost:4321', 'example.com/work']);
    expect(peers[1]?.address).toBe('https://example.com/work?x=1');
  });

  test.each([
    [['localhost:4321'], 'localhost:4321: not an address'],
    [['ftp://example.com/'], 'not an address'],
    [['http://a.test/', 'http://a.test/'], 'given twice'],
  ])('%j is refused', (addresses, message) => {
    expect(() => readPeers(addresses)).toThrow(PeerError);
    expect(() => readPeers(addresses)).toThrow(message);
  });

  test('must answer before anything is measured', async () => {
    const peers = readPeers(['http://a.test/', 'http://b.test/']);
    const asked: string[] = [];
    const answering =
      (answer: (url: string) => Promise<Response>): typeof fetch =>
      (input) => {
        asked.push(String(input));
        return answer(String(input));
      };
    const status = (url: string) => (url.includes('b.test') ? 500 : 200);
    const failing = answering(async (url) => new Response('', { status: status(url) }));
    await expect(checkPeers(peers, failing)).rejects.toThrow('http://b.test/: answers 500');
    expect(asked).toEqual(['http://a.test/', 'http://b.test/']);
    const refusing = answering(() => Promise.reject(new TypeError('fetch failed')));
    await expect(checkPeers(peers, refusing)).rejects.toThrow('http://a.test/: does not answer');
  });
});

describe('the share of TBT', () => {
  const peers = [
    peer('one', { figures: figures(200) }),
    peer('one', { form: 'desktop', figures: figures(0) }),
    peer('two', { figures: figures(50) }),
  ];
  const states = [home(), home({ form: 'desktop' }), home({ figures: figures(null) })];

  test('is of the first peer on the same device, and left out without one', () => {
    expect(column(auditTable(states, peers), 'TBT share')).toEqual(['60 %', '—', '—']);
    expect(column(peerTable(peers), 'TBT share')).toEqual(['100 %', '—', '25 %']);
    expect(column(auditTable(states), 'TBT share')).toEqual(['—', '—', '—']);
  });
});

describe('the report', () => {
  const rows = [home({ figures: figures(100, 1000) }), home({ figures: figures(100, 2000) })];

  test('says the machine’s speed, and has the peers in a table of their own', () => {
    const peers = [peer('one', { figures: figures(90, 1400) })];
    const report = auditReport({ rows, peers, runs: 5, load: 0.44 });
    expect(report).toContain('load 0.4 at the start, benchmarkIndex 1400.');
    expect(report).toContain('medians of 5');
    expect(column(auditTable(rows), 'machine')).toEqual(['1000', '2000']);
    expect(report.split('## Beside other sites')[1]).toContain('\n| one | mobile |');
    expect(auditReport({ rows, peers: [], runs: 1, load: 0 })).not.toContain('## Beside');
  });
});

test('the median of the machine’s speed is one of its values', () => {
  const runs = [1200, null, 1800, 1500].map((machine) => figures(1, machine));
  expect(medianFigures(runs).machine).toBe(1500);
  expect(medianFigures([figures(1, null)]).machine).toBeNull();
});
