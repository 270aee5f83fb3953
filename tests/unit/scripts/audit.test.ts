import { describe, expect, test } from 'vitest';
import { type Figures, medianFigures } from '../../../scripts/audit/lighthouse.ts';
import {
  auditReport,
  auditTable,
  type AuditRow,
  openPeers,
  PeerError,
} from '../../../scripts/audit/report.ts';

const figures = (metrics: Figures['metrics'], failed: string[] = []): Figures => ({
  metrics,
  failed,
});
const home = { name: 'Home', address: '/', meant: ['is-crawlable'] };

describe('peers', () => {
  const answering =
    (statusOf: (url: string) => number): typeof fetch =>
    async (input) =>
      new Response('', { status: statusOf(String(input)) });

  test('are named by host and path', async () => {
    const addresses = ['http://localhost:4321', 'https://example.com/work?x=1'];
    const peers = await openPeers(
      addresses,
      answering(() => 200),
    );
    expect(peers.map(({ name }) => name)).toEqual(['localhost:4321', 'example.com/work']);
    expect(peers[1]?.address).toBe('https://example.com/work?x=1');
  });

  test.each([
    [['localhost:4321'], 'localhost:4321: not an address'],
    [['ftp://example.com/'], 'not an address'],
    [['http://a.test/', 'http://a.test/'], 'given twice'],
    [['http://a.test/', 'http://b.test/'], 'http://b.test/: answers 500'],
    [['http://gone.test/'], 'http://gone.test/: does not answer'],
  ])('%j is refused before anything is measured', async (addresses, message) => {
    const ask = answering((url) => {
      if (url.includes('gone')) throw new TypeError('fetch failed');
      return url.includes('b.test') ? 500 : 200;
    });
    const opening = openPeers(addresses, ask);
    await expect(opening).rejects.toThrow(PeerError);
    await expect(opening).rejects.toThrow(message);
  });
});

test('the report is one table, which says what does not apply and what fails on purpose', () => {
  const rows: AuditRow[] = [
    {
      state: home,
      form: 'mobile',
      figures: figures({ performance: 99, LCP: 1060, TBT: null, bytes: 210_700 }, [
        'is-crawlable',
        'label',
      ]),
      inspection: { violations: ['dark: label at p'], contrast: 5.74, errors: [] },
    },
    {
      state: { name: 'a.test', address: 'http://a.test/' },
      form: 'desktop',
      figures: figures({ TBT: 33 }),
    },
  ];
  const report = auditReport(rows, 5, 0.44);
  expect(report).toContain('load 0.4 at the start');
  expect(report).toContain('medians of 5');
  // Those of other sites are printed only.
  expect(report).not.toContain('a.test');
  const [head = [], , ...lines] = auditTable(rows)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const columns = ['screen', 'perf.', 'LCP', 'TBT', 'kB', 'axe', 'contrast', 'failed rules'];
  expect(lines.map((cells) => columns.map((name) => cells[head.indexOf(name)]))).toEqual([
    ['Home', '99', '1.06 s', '—', '210.7', '1', '5.7', 'is-crawlable (meant), label'],
    ['a.test', '—', '—', '33 ms', '—', '—', '—', '—'],
  ]);
});

test('the median is one of the values, without those that do not apply', () => {
  const runs = [1200, null, 1800, 1500].map((machine) => figures({ machine }));
  expect(medianFigures(runs).metrics.machine).toBe(1500);
  expect(medianFigures([figures({ machine: null })]).metrics.machine).toBeNull();
});
