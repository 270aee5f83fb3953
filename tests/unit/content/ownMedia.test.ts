import { describe, expect, test } from 'vitest';
import { withOwnMedia } from '#content/ownMedia.ts';
import { servedMedia } from '#server/sources/hosted/servedMedia.ts';

describe('media in a response', () => {
  const read = async (data: unknown, status = 200) => {
    const request = withOwnMedia(
      async () => Response.json(data, { status, headers: { 'cache-control': 'max-age=5' } }),
      'https://portfolio.example',
    );
    const response = await request('https://portfolio.example/api/v2');
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('max-age=5');
    return response.json();
  };

  test.each([
    ['https://portfolio.example/media/a.webp?w=1', '/media/a.webp?w=1'],
    ['http://portfolio.example/media/a.webp', 'http://portfolio.example/media/a.webp'],
    ['https://portfolio.example/about', 'https://portfolio.example/about'],
    ['https://portfolio.example.evil/media/a', 'https://portfolio.example.evil/media/a'],
    ['https://images.prismic.io/x/media/a.png', 'https://images.prismic.io/x/media/a.png'],
    ['http://localhost:3000/media/a.webp', 'http://localhost:3000/media/a.webp'],
    ['/media/a.webp', '/media/a.webp'],
  ])('at %s has the address %s', async (url, expected) => {
    expect(await read({ a: [{ url }], url })).toEqual({ a: [{ url: expected }], url: expected });
  });

  test('leaves a text that contains an address unchanged', async () => {
    const text = 'See "url":"https://portfolio.example/media/a.webp';
    const data = { text, href: 'https://portfolio.example/media/a.webp' };
    expect(await read(data)).toEqual(data);
  });

  test('is unchanged in an error', async () => {
    const data = { url: 'https://portfolio.example/media/a.webp' };
    expect(await read(data, 404)).toEqual(data);
  });
});

describe('media of a hosted repository', () => {
  test.each([
    ['http://localhost:3100/api/v2', 'http://localhost:3100/media/a', 'https://site/media/a'],
    ['http://127.0.0.1:3100/api/v2', 'http://127.0.0.1:3100/media/a', 'https://site/media/a'],
    ['http://[::1]:3100/api/v2', 'http://[::1]:3100/media/a', 'https://site/media/a'],
    [
      'http://localhost:3100/api/v2',
      'http://localhost:4000/media/a',
      'http://localhost:4000/media/a',
    ],
    ['https://own.example/api/v2', 'https://own.example/media/a', 'https://own.example/media/a'],
    [
      'https://x.cdn.prismic.io/api/v2',
      'https://images.prismic.io/x/a',
      'https://images.prismic.io/x/a',
    ],
  ])('behind %s: %s is %s', (endpoint, url, expected) => {
    const served = servedMedia(endpoint);
    expect(JSON.parse(served(JSON.stringify({ url }), 'https://site'))).toEqual({ url: expected });
  });
});
