import { describe, expect, it } from 'vitest';
import { embedAt, readEmbedInput } from '#editor/media/embed/embedValue.ts';
import { lookUpEmbed } from '#editor/media/embed/lookUpEmbed.ts';
import { factsOf, formatBytes, formatLength } from '#editor/media/file/formatFile.ts';
import { placeOfUse } from '#editor/media/file/placeOfUse.ts';
import { linkToFile, withoutFile } from '#editor/media/value/mediaLink.ts';
import { thumbnailUrl } from '#editor/media/value/mediaUrl.ts';
import type { Json } from '#prismic-folder/edit';
import type { Place } from '#editor/place.ts';

describe('A link to a file', () => {
  it.each<[string, Json | undefined, Json]>([
    ['has the short form', undefined, { link_type: 'Media', url: '/media/loop.mp4' }],
    [
      'takes the place of another link; text, variant and unknown keys stay',
      { link_type: 'Document', id: 'a', type: 'page', text: 'Watch', variant: 'Big', x: 1 },
      {
        link_type: 'Media',
        url: '/media/loop.mp4',
        text: 'Watch',
        variant: 'Big',
        x: 1,
      },
    ],
    [
      'drops the facts of the file before',
      { link_type: 'Media', url: '/media/old.pdf', name: 'old.pdf', size: '12', target: '_blank' },
      { link_type: 'Media', url: '/media/loop.mp4', target: '_blank' },
    ],
  ])('%s.', (_, before, expected) => {
    expect(linkToFile(before, { name: 'loop.mp4' })).toEqual(expected);
  });

  it.each<[Json, Json | undefined]>([
    [{ link_type: 'Media', url: '/media/a.mp4' }, undefined],
    [
      { link_type: 'Media', url: '/media/a.mp4', text: 'Watch', target: '_blank' },
      { link_type: 'Any', text: 'Watch' },
    ],
  ])('%j without its file is %j.', (before, expected) => {
    expect(withoutFile(before)).toEqual(expected);
  });
});

describe('An embed', () => {
  const watch = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
  it.each<[string, string | null, string | null]>([
    [` ${watch} `, watch, null],
    ['vimeo.com/76979871', 'https://vimeo.com/76979871', null],
    ['//vimeo.com/76979871', 'https://vimeo.com/76979871', null],
    [
      '<iframe width="640" src="https://player.vimeo.com/video/1?a=1&amp;b=2"></iframe>',
      'https://player.vimeo.com/video/1?a=1&b=2',
      '<iframe width="640" src="https://player.vimeo.com/video/1?a=1&amp;b=2"></iframe>',
    ],
    [
      '<blockquote><a href="https://a.example">A</a> <a href="https://b.example/1">B</a></blockquote>',
      'https://b.example/1',
      '<blockquote><a href="https://a.example">A</a> <a href="https://b.example/1">B</a></blockquote>',
    ],
  ])('of %j is at %s.', (text, url, html) => {
    expect(readEmbedInput(text)).toEqual({ kind: 'address', url, html });
  });

  it.each([
    ['two words', 'An embed needs a web address, such as vimeo.com/76979871.'],
    ['javascript:alert(1)', 'An embed needs a web address, such as vimeo.com/76979871.'],
    ['ftp://example.com/a', 'An embed needs a web address, such as vimeo.com/76979871.'],
    ['<p>Hello</p>', 'This HTML names no address. Paste the address of the page.'],
    [
      '<iframe src="javascript:alert(1)"></iframe>',
      'This HTML names no address. Paste the address of the page.',
    ],
    [`<p>${'x'.repeat(100_001)}`, 'This HTML is too long for an embed. Paste its address.'],
  ])('of %.40s is refused.', (text, reason) => {
    expect(readEmbedInput(text)).toEqual({ kind: 'refused', reason });
  });

  it('at another address keeps only what is not of the last one.', () => {
    const before = {
      embed_url: 'https://vimeo.com/1',
      title: 'Old',
      html: '<p>',
      thumbnail_url: 'https://i.vimeocdn.com/1',
      note: 'mine',
    };
    expect(embedAt(before, { url: watch, html: null })).toEqual({
      embed_url: watch,
      provider_name: 'YouTube',
      note: 'mine',
    });
    expect(embedAt(before, { url: 'https://vimeo.com/1', html: null })).toBe(before);
    expect(embedAt(undefined, { url: 'https://example.org/x', html: null })).toEqual({
      embed_url: 'https://example.org/x',
    });
  });

  it('is looked up by the server, which may know nothing of it or reach nobody.', async () => {
    const asked: string[] = [];
    const answer = (response: () => Response) =>
      lookUpEmbed(watch, new AbortController().signal, (async (address: string) => {
        asked.push(address);
        return response();
      }) as typeof fetch);
    expect(await answer(() => Response.json({ title: 'An open film' }))).toEqual({
      title: 'An open film',
    });
    expect(asked).toEqual([`/edit/api/site/embed?url=${encodeURIComponent(watch)}`]);
    expect(await answer(() => new Response(null, { status: 204 }))).toBeNull();
    await expect(answer(() => Response.json({}, { status: 502 }))).rejects.toThrow('502');
  });
});

it.each<[readonly (string | number)[], Place]>([
  [['data', 'spread', 6, 'primary', 'image', 'url'], { zone: 'spread', index: 6, field: 'image' }],
  [
    ['data', 'spread', 6, 'items', 2, 'video', 'url'],
    { zone: 'spread', index: 6, field: 'items/2/video' },
  ],
  [
    ['data', 'slices', 0, 'primary', 'cards', 1, 'picture', 'url'],
    { zone: 'slices', index: 0, field: 'cards/1/picture' },
  ],
  [
    ['data', 'slices', 0, 'primary', 'text', 19, 'url'],
    { zone: 'slices', index: 0, field: 'text' },
  ],
  [['data', 'stems', 0, 'audio', 'url'], { field: 'stems/0/audio' }],
  [['data', 'share_image', 'url'], { field: 'share_image' }],
  [['spreads', 0, 'url'], {}],
])('A use at %j is shown at %j.', (path, place) => {
  expect(placeOfUse([...path])).toEqual(place);
});

describe('What is said of a file', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1 KB'],
    [118_400, '118 KB'],
    [999_499, '999 KB'],
    [999_500, '1.0 MB'],
    [4_250_000, '4.3 MB'],
    [99_900_000, '100 MB'],
  ])('%d bytes are %s.', (bytes, expected) => {
    expect(formatBytes(bytes)).toBe(expected);
  });

  it.each([
    [0, '0:00'],
    [64.4, '1:04'],
    [3729, '1:02:09'],
  ])('%d seconds are %s.', (seconds, expected) => {
    expect(formatLength(seconds)).toBe(expected);
  });

  it('of a picture has its size.', () => {
    const item = { name: 'a', kind: 'image', contentType: '', savedAt: 0, uses: 0 } as const;
    expect(factsOf({ ...item, bytes: 118_000, width: 1800, height: 1125 })).toBe(
      '1800 × 1125, 118 KB',
    );
    expect(factsOf({ ...item, bytes: 5 })).toBe('5 bytes');
  });

  it.each([
    ['/media/a.webp', '/media/a.webp?auto=compress%2Cformat&w=300&q=40&v=7'],
    [
      '/media/a.webp?rect=1,2,3,4&w=9&h=9',
      '/media/a.webp?rect=1,2,3,4&auto=compress,format&w=300&q=40&v=7',
    ],
    ['/media/a.svg', '/media/a.svg?v=7'],
    ['https://example.org/a.webp', 'https://example.org/a.webp'],
  ])('The thumbnail of %s is %s.', (url, expected) => {
    expect(thumbnailUrl(url, { width: 150, savedAt: 7 }).replaceAll('%2C', ',')).toBe(
      expected.replaceAll('%2C', ','),
    );
  });
});
