import type { EmbedField } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { embedPlan } from '#ui/embed/embedPlan.ts';
import { imageFile, imageRequest } from '#ui/image/imageFile.ts';
import { imageSource, imageSrcSet, offeredWidths } from '#ui/image/imageSource.ts';
import { destinationOf, safeAddress } from '#ui/links/address.ts';
import { parseUrl } from '#ui/parseUrl.ts';
import { videoSources } from '#ui/video/videoSources.ts';
import { parseUrl as inFolder } from '../../../packages/prismic-folder/src/parseUrl.ts';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  [' /project/low-tide ', '/project/low-tide'],
  ['mailto:hello@your-name.com', 'mailto:hello@your-name.com'],
  ['#contact', '#contact'],
  ['JaVaScRiPt:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:https://example.com/x', null],
  ['file:///etc/passwd', null],
  ['http://', null],
  ['', null],
  [undefined, null],
])('a safe address of %j is %j', (address, expected) => {
  expect(safeAddress(address)).toBe(expected);
});

test.each([
  ['/project/low-tide', { to: '/project/low-tide' }],
  ['/categories/product design', { to: '/categories/product design' }],
  ['/media/paper.pdf', { href: '/media/paper.pdf' }],
  ['/api/v2', { href: '/api/v2' }],
  ['#contact', { href: '#contact' }],
  ['mailto:a@b.c', { href: 'mailto:a@b.c' }],
  ['//example.com', { href: '//example.com', external: true }],
  ['/\\example.com', { href: '/\\example.com', external: true }],
  ['https://example.com', { href: 'https://example.com', external: true }],
])('a link to %s has %o', (address, expected) => {
  expect(destinationOf(address)).toEqual(expected);
});

describe.each([
  ['of the site', parseUrl],
  ['of prismic-folder', inFolder],
])('parseUrl %s', (_, parse) => {
  test('reads a host with umlauts, however many addresses were read before', () => {
    for (let at = 0; at < 300_000; at += 1) parse('https://a.example');
    expect(parse('https://straße.example')?.origin).toBe('https://xn--strae-oqa.example');
  });

  test('resolves a path against a base', () => {
    expect(parse('/über?a', 'https://a.example/b')?.href).toBe('https://a.example/%C3%BCber?a');
  });

  test.each(['', '/a', 'https://', 'https://a b/', 'http://[::1'])('%o is none', (text) => {
    expect(parse(text)).toBeNull();
  });
});

const YOUTUBE = 'https://www.youtube-nocookie.com/embed';
const SOUND = 'https://soundcloud.com/a/b';
const FIGMA = 'https://www.figma.com/embed';
const DRAWING = 'https://www.figma.com/file/f1';

describe('an embed', () => {
  const oembed = (embed_url: string, rest: object = {}) => {
    const size = { width: 1, height: 1 };
    // Cast: what providers send.
    return {
      type: 'rich',
      embed_url,
      html: '<b>bad</b>',
      ...size,
      ...rest,
    } as unknown as EmbedField;
  };

  test.each([
    ['https://www.youtube.com/watch?v=a-1', `${YOUTUBE}/a-1?autoplay=1`],
    ['https://youtube.com/shorts/a', `${YOUTUBE}/a?autoplay=1`],
    ['https://player.vimeo.com/video/76', 'https://player.vimeo.com/video/76?autoplay=1'],
    ['https://vimeo.com/showcase/1/video/76', 'https://player.vimeo.com/video/76?autoplay=1'],
    ['https://vimeo.com/76/a1?share=copy', 'https://player.vimeo.com/video/76?autoplay=1&h=a1'],
    ['https://player.vimeo.com/video/76?h=a1', 'https://player.vimeo.com/video/76?autoplay=1&h=a1'],
    ['https://www.dailymotion.com/video/x1', 'https://geo.dailymotion.com/player.html?video=x1'],
    ['https://www.loom.com/share/a1', 'https://www.loom.com/embed/a1'],
    ['https://open.spotify.com/track/t1', 'https://open.spotify.com/embed/track/t1'],
    ['https://codepen.io/me/pen/p1', 'https://codepen.io/me/embed/p1?default-tab=result'],
    [SOUND, `https://w.soundcloud.com/player/?url=${encodeURIComponent(SOUND)}&auto_play=true`],
    [DRAWING, `${FIGMA}?embed_host=share&url=${encodeURIComponent(DRAWING)}`],
  ])('of %s plays from %s', (page, address) => {
    expect(embedPlan(oembed(page))).toMatchObject({ kind: 'frame', address });
  });

  test.each([
    ['https://x.com/a/status/1', 'Twitter'],
    ['https://www.facebook.com/a/posts/1', 'Facebook'],
    ['https://www.instagram.com/p/1/', 'Instagram'],
  ])('of %s is rendered by the script of %s', (page, name) => {
    expect(embedPlan(oembed(page))).toMatchObject({ kind: 'script', page, provider: { name } });
  });

  test.each([
    ['https://example.com/work', {}, 'example.com'],
    ['https://example.com/work', { provider_name: 'Example' }, 'Example'],
    ['https://www.youtube.com/@channel', { title: 'A channel' }, 'A channel'],
    ['https://vimeo.com/showcase/1', { title: 'Films' }, 'Films'],
    ['https://youtube.com.example.com/watch?v=a', { title: 'A trap' }, 'A trap'],
    ['https://www.youtube.com/watch?v=a%22%3E', { title: 'A bad id' }, 'A bad id'],
  ])('of %s with %o is a link saying %s', (page, rest, title) => {
    expect(embedPlan(oembed(page, rest))).toEqual({ kind: 'link', page, title });
  });

  test.each([{}, null, undefined, oembed('javascript:alert(1)'), oembed('/relative')])(
    'of %o renders nothing',
    (field) => {
      // The content service sends `{}` for an empty embed.
      expect(embedPlan(field as EmbedField)).toBeNull();
    },
  );
});

test.each([
  ['/media/loop.mp4', ['/media/loop.webm video/webm', '/media/loop.mp4 video/mp4']],
  ['/media/loop.webm', ['/media/loop.webm video/webm']],
  ['https://example.com/a.MP4?x=1', ['https://example.com/a.MP4?x=1 video/mp4']],
  ['https://example.com/a.constructor', ['https://example.com/a.constructor']],
  ['https://example.com/stream', ['https://example.com/stream']],
])('the video %s is offered as its files', (address, sources) => {
  const offered = videoSources(address).map(({ src, type }) => [src, ...(type ? [type] : [])]);
  expect(offered.map((words) => words.join(' '))).toEqual(sources);
});

describe('an image', () => {
  test.each([
    ['/media/cover.webp?rect=0,0,10,10', true],
    ['/media/icon.svg?auto=format', false],
    ['/assets/cover.webp', false],
    ['https://images.prismic.io/repo/cover.png', true],
    ['https://repo.imgix.net/cover.png', true],
    ['https://example.com/media/cover.webp', false],
    ['https://notprismic.io.example.com/a.png', false],
    ['http://', false],
  ])('at %s can be resized: %s', (address, expected) => {
    expect(imageSource(address, { width: 320 }) !== address).toBe(expected);
  });

  test.each([
    ['/media/a.webp', { width: 640 }, '/media/a.webp?auto=compress,format&w=640&q=80'],
    [
      '/media/a.webp',
      { width: 640, quality: 'low' },
      '/media/a.webp?auto=compress,format&w=640&q=20',
    ],
    [
      'https://images.prismic.io/r/a.png?auto=format&rect=0,0,800,600&w=800&h=600',
      { width: 320 },
      'https://images.prismic.io/r/a.png?auto=compress,format&rect=0,0,800,600&w=320&q=80',
    ],
    [
      '/media/a&w=.webp?w=5&row=1&rect=0,0,1,1#w=',
      { width: 319.6 },
      '/media/a&w=.webp?row=1&rect=0,0,1,1&auto=compress,format&w=320&q=80#w=',
    ],
    ['/pictures/a.webp?rect=0,0,1,1', { width: 320 }, '/pictures/a.webp/rect0,0,1,1-w320-q80.webp'],
    ['/media/a.svg', { width: 640 }, '/media/a.svg'],
  ] as const)('at %s with %o is requested at %s', (address, options, expected) => {
    expect(imageSource(address, options)).toBe(expected);
  });

  test.each([
    [60, [60]],
    [1000, [80, 160, 320, 480, 640, 720, 828, 1000]],
    [5000, [80, 160, 320, 480, 640, 720, 828, 1080, 1280, 1600, 1920, 2560, 3840]],
  ])('of %i px is offered at %j', (own, expected) => {
    expect(offeredWidths(own)).toEqual(expected);
  });

  test('is offered at each width by its address, or as a file of an export', () => {
    expect(imageSrcSet('/media/a.webp', { width: 160 })).toBe(
      '/media/a.webp?auto=compress,format&w=80&q=80 80w, /media/a.webp?auto=compress,format&w=160&q=80 160w',
    );
    expect(imageSrcSet('/media/a.svg', { width: 160 })).toBeUndefined();
    expect(imageSrcSet('/pictures/a.png', { width: 160, quality: 'low' })).toBe(
      '/pictures/a.png/w80-q20.webp 80w, /pictures/a.png/w160-q20.webp 160w',
    );
  });

  test.each([
    ['/pictures/a.png?auto=compress,format&w=640&q=80', '/pictures/a.png/w640-q80.webp'],
    ['/pictures/deep/a.jpg?auto=format', '/pictures/deep/a.jpg/full.webp'],
    ['/pictures/a.jpg?w=1200&h=630&fit=crop&q=80', '/pictures/a.jpg/fitcrop-w1200-h630-q80.jpg'],
    ['/pictures/a.jpg?w=1&utm=x', '/pictures/a.jpg/w1.jpg'],
    ['/pictures/a.jpg?v=5ee7c5b5&w=640&q=80', '/pictures/a.jpg/w640-q80-v5ee7c5b5.jpg'],
  ])('at %s is the file %s', (address, file) => {
    expect(imageFile(new URL(address, 'http://relative.invalid'))).toBe(file);
  });

  test.each([
    ['/pictures/a.png/w640-q80.webp', { w: '640', q: '80', fm: 'webp' }],
    ['/pictures/a b.png/full.webp', { fm: 'webp' }],
    ['/pictures/a.png/w640-v5ee7c5b5.webp', { w: '640', v: '5ee7c5b5', fm: 'webp' }],
    [
      '/pictures/a.jpg/rect0,10,20,30-fitcrop-w1200-h630.jpg',
      { rect: '0,10,20,30', fit: 'crop', w: '1200', h: '630', fm: 'jpg' },
    ],
  ])('in the file %s is made by requesting %j', (file, parameters) => {
    const request = new URL(imageRequest(file) ?? '', 'http://relative.invalid');
    expect(Object.fromEntries(request.searchParams)).toEqual({ ...parameters, auto: 'compress' });
    expect(decodeURIComponent(request.pathname)).toBe(
      file.replace('/pictures/', '/media/').replace(/\/[^/]*$/, ''),
    );
  });

  test.each(['/media/a.png', '/pictures/a.png', '/pictures/', '/elsewhere/a.png/w640.webp'])(
    'is not made for %s',
    (path) => expect(imageRequest(path)).toBeNull(),
  );
});
