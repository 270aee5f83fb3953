import { describe, expect, it } from 'vitest';
import { bytes, count, duration } from '../../src/format.ts';
import { readHostedSettings } from '../../src/sync/SyncJob.ts';
import { retryAfter } from '../../src/sync/hosted/fetchWithRetry.ts';

describe('the wait a service requests', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');
  it.each([
    [null, undefined],
    ['soon', undefined],
    ['0', 0],
    ['1.5', 1500],
    ['-3', 0],
    ['Sat, 21 Nov 2026 09:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ])('%j is %s milliseconds', (header, wait) => {
    expect(retryAfter(header, now)).toBe(wait);
  });
});

describe('the settings of a hosted repository', () => {
  it('default to Prismic’s own addresses and rate limits', () => {
    const env = { PRISMIC_REPOSITORY: 'my-portfolio', PRISMIC_ASSET_ENDPOINT: 'http://a.test/' };
    expect(readHostedSettings(env)).toEqual({
      repository: 'my-portfolio',
      endpoint: 'https://my-portfolio.cdn.prismic.io/api/v2',
      customTypesEndpoint: 'https://customtypes.prismic.io',
      // Without the slash at its end.
      assetEndpoint: 'http://a.test',
      migrationEndpoint: 'https://migration.prismic.io',
      pace: 1500,
    });
  });

  it.each([
    [{}, 'PRISMIC_REPOSITORY is not set'],
    [{ PRISMIC_REPOSITORY: 'a b' }, 'PRISMIC_REPOSITORY is "a b": a repository'],
    [{ PRISMIC_ENDPOINT: 'nowhere' }, 'PRISMIC_ENDPOINT is "nowhere": an http(s) address'],
    [{ PRISMIC_ASSET_ENDPOINT: 'ftp://a' }, 'PRISMIC_ASSET_ENDPOINT is "ftp://a": an http(s)'],
    [{ PRISMIC_PACE: 'fast' }, 'PRISMIC_PACE is "fast": milliseconds'],
  ])('%j exit naming the variable at fault', (env, message) => {
    const name = Object.keys(env).length === 0 ? {} : { PRISMIC_REPOSITORY: 'my-portfolio' };
    expect(() => readHostedSettings({ ...name, ...env })).toThrow(message);
  });
});

it('a plan has sizes and times in words', () => {
  const words = [count(1, 'document'), bytes(1), bytes(15_240_000), duration(20_000)];
  expect(words).toEqual(['1 document', '1 kB', '15.2 MB', 'under a minute']);
  expect(duration(61_000)).toBe('about 1 minute');
});
