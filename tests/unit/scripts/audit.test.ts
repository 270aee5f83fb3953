import { describe, expect, test } from 'vitest';
import { type Figures, medianFigures } from '../../../scripts/audit/lighthouse.ts';
import { openPeers, PeerError } from '../../../scripts/audit/report.ts';

const figures = (metrics: Figures['metrics']): Figures => ({ metrics, failed: [] });

describe('peers', () => {
  const answering =
    (statusOf: (url: string) => number): typeof fetch =>
    async (input) =>
      new Response('', { status: statusOf(String(input)) });

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

test('the median is one of the values, without those that do not apply', () => {
  const runs = [1200, null, 1800, 1500].map((machine) => figures({ machine }));
  expect(medianFigures(runs).metrics.machine).toBe(1500);
  expect(medianFigures([figures({ machine: null })]).metrics.machine).toBeNull();
});
