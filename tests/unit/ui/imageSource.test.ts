import { describe, expect, test } from 'vitest';
import { imageSource, imageSrcSet, isResizable, offeredWidths } from '#ui/image/imageSource.ts';

describe('isResizable', () => {
  test.each([
    ['/media/cover.webp', true],
    ['/media/cover.webp?rect=0,0,10,10', true],
    ['/media/icon.svg', false],
    ['/media/icon.svg?auto=format', false],
    ['/media/moving.gif', false],
    ['/assets/cover.webp', false],
    ['https://images.prismic.io/repo/cover.png', true],
    ['https://repo.imgix.net/cover.png', true],
    ['https://example.com/media/cover.webp', false],
    ['https://notprismic.io.example.com/a.png', false],
    ['http://', false],
  ])('%s: %s', (address, expected) => {
    expect(isResizable(address)).toBe(expected);
  });
});

describe('imageSource', () => {
  test.each([
    ['/media/a.webp', { width: 640 }, '/media/a.webp?auto=compress,format&w=640&q=80'],
    [
      '/media/a.webp',
      { width: 640, quality: 'medium' },
      '/media/a.webp?auto=compress,format&w=640&q=40',
    ],
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
    ['https://example.com/a.png?x=1', { width: 640 }, 'https://example.com/a.png?x=1'],
  ] as const)('%s at %o is %s', (address, options, expected) => {
    expect(imageSource(address, options)).toBe(expected);
  });
});

describe('offeredWidths', () => {
  test.each([
    [60, [60]],
    [320, [80, 160, 320]],
    [1000, [80, 160, 320, 480, 640, 720, 828, 1000]],
    [1920, [80, 160, 320, 480, 640, 720, 828, 1080, 1280, 1600, 1920]],
    [2000, [80, 160, 320, 480, 640, 720, 828, 1080, 1280, 1600, 1920, 2000]],
    [5000, [80, 160, 320, 480, 640, 720, 828, 1080, 1280, 1600, 1920, 2560, 3840]],
  ])('an image of %i px is offered at %j', (own, expected) => {
    expect(offeredWidths(own)).toEqual(expected);
  });

  test('never more than doubles from one width to the next', () => {
    const widths = offeredWidths(3840);
    widths
      .slice(1)
      .forEach((width, index) => expect(width / (widths[index] ?? 1)).toBeLessThanOrEqual(2));
  });
});

describe('imageSrcSet', () => {
  test('lists each width with its address', () => {
    expect(imageSrcSet('/media/a.webp', { width: 160 })).toBe(
      '/media/a.webp?auto=compress,format&w=80&q=80 80w, /media/a.webp?auto=compress,format&w=160&q=80 160w',
    );
  });

  test('is absent for what cannot be resized', () => {
    expect(imageSrcSet('/media/a.svg', { width: 160 })).toBeUndefined();
  });
});
