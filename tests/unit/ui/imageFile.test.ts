import { describe, expect, test } from 'vitest';
import { imageSource, imageSrcSet } from '#ui/image/imageSource.ts';
import { imageFile, imageRequest } from '#ui/image/imageFile.ts';

const fileOf = (address: string) => imageFile(new URL(address, 'http://relative.invalid'));

describe('the file of an image', () => {
  test.each([
    ['/pictures/a.png?auto=compress,format&w=640&q=80', '/pictures/a.png/w640-q80.webp'],
    ['/pictures/deep/a.jpg?auto=format', '/pictures/deep/a.jpg/full.webp'],
    ['/pictures/a.webp?rect=0,10,20,30&w=80', '/pictures/a.webp/rect0,10,20,30-w80.webp'],
    ['/pictures/a.jpg?w=1200&h=630&fit=crop&q=80', '/pictures/a.jpg/fitcrop-w1200-h630-q80.jpg'],
    ['/pictures/a.jpg?w=1&utm=x', '/pictures/a.jpg/w1.jpg'],
  ])('of %s is %s', (address, file) => {
    expect(fileOf(address)).toBe(file);
  });

  test.each([
    ['/pictures/a.png/w640-q80.webp', { w: '640', q: '80', fm: 'webp', auto: 'compress' }],
    ['/pictures/a b.png/full.webp', { fm: 'webp', auto: 'compress' }],
    [
      '/pictures/a.jpg/rect0,10,20,30-fitcrop-w1200-h630.jpg',
      { rect: '0,10,20,30', fit: 'crop', w: '1200', h: '630', fm: 'jpg', auto: 'compress' },
    ],
  ])('%s is made by requesting %j', (file, parameters) => {
    const request = new URL(imageRequest(file) ?? '', 'http://relative.invalid');
    expect(Object.fromEntries(request.searchParams)).toEqual(parameters);
    expect(decodeURIComponent(request.pathname)).toBe(
      file.replace('/pictures/', '/media/').replace(/\/[^/]*$/, ''),
    );
  });

  test.each(['/media/a.png', '/pictures/a.png', '/pictures/', '/elsewhere/a.png/w640.webp'])(
    '%s is none',
    (path) => {
      expect(imageRequest(path)).toBeNull();
    },
  );
});

test('an image of an export is offered in files', () => {
  expect(imageSource('/pictures/a.png?rect=0,0,9,9', { width: 320 })).toBe(
    '/pictures/a.png/rect0,0,9,9-w320-q80.webp',
  );
  expect(imageSrcSet('/pictures/a.png', { width: 160, quality: 'low' })).toBe(
    '/pictures/a.png/w80-q20.webp 80w, /pictures/a.png/w160-q20.webp 160w',
  );
});
