import { describe, expect, test } from 'vitest';
import { manifestAssets } from '#server/assets.ts';
import { EnvError, parseEnv } from '#server/env.ts';
import { serializeState } from '#app/pageState.ts';
import { retryDelay } from '#app/queryClient.ts';

describe('the environment', () => {
  test('has a default for everything', () => {
    expect(parseEnv({}, { port: 3000 })).toMatchObject({
      port: 3000,
      contentDir: 'content',
      production: true,
    });
  });

  test.each([
    ['PORT', 'three thousand'],
    ['PORT', '-1'],
    ['PORT', '99999'],
    ['PORT', '3000.5'],
    ['NODE_ENV', 'staging'],
    ['MEDIA_CACHE_MB', 'lots'],
  ])('refuses %s=%s and names both', (name, value) => {
    const parse = () => parseEnv({ [name]: value }, { port: 3000 });
    expect(parse).toThrow(EnvError);
    expect(parse).toThrow(`${name} is "${value}"`);
  });
});

test('a page links the files of its route and its slices, once each', () => {
  const assets = manifestAssets({
    'src/app/client.tsx': {
      file: 'assets/client.js',
      css: ['assets/client.css'],
      imports: ['_shared.js'],
    },
    '_shared.js': { file: 'assets/shared.js' },
    'src/screens/home/HomeScreen.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
    'slices/VideoFile1/index.tsx': { file: 'assets/video.js', css: ['assets/video.css'] },
  });
  expect(assets(['src/screens/home/HomeScreen.tsx'], ['video_file1'])).toEqual({
    entry: '/assets/client.js',
    scripts: ['/assets/shared.js', '/assets/home.js', '/assets/video.js'],
    styles: ['/assets/client.css', '/assets/video.css'],
  });
});

test('state inside a page cannot end its script element', () => {
  const text = serializeState({
    queries: { text: '</script><script>alert(1)' } as never,
    slices: [],
    year: 2026,
  });
  expect(text).not.toContain('<');
  expect(JSON.parse(text).queries.text).toBe('</script><script>alert(1)');
});

test.each([
  [0, 1000],
  [1, 2000],
  [4, 16_000],
  [5, 30_000],
  [9, 30_000],
])('try %i waits %i ms', (attempt, wait) => {
  expect(retryDelay(attempt)).toBe(wait);
});
