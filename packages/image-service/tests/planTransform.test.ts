import { describe, expect, test } from 'vitest';
import { imageParameters } from '../src/imageParameters.ts';
import type { SourceImage } from '../src/MediaImages.ts';
import { planTransform } from '../src/planTransform.ts';
import type { FormatChoice } from '../src/formats.ts';

const photo: SourceImage = { width: 1600, height: 1000, format: 'jpg', frames: 1, alpha: false };
const plan = (query: string, source: SourceImage = photo, choice: FormatChoice = ['own']) => {
  const parameters = imageParameters(new URLSearchParams(query));
  if (!parameters) throw new Error('the case names no parameter');
  return planTransform(parameters, source, choice);
};
const exact = (width: number, height: number) => ({ mode: 'exact', width, height });
const cover = (width: number, height: number, position = 'center') => ({
  mode: 'cover',
  width,
  height,
  position,
});

describe('a transform plan', () => {
  test.each([
    ['w=800', exact(800, 500)],
    ['h=500', exact(800, 500)],
    ['w=800&h=800', exact(800, 500)],
    ['w=400&dpr=2', exact(800, 500)],
    ['w=0.5', exact(800, 500)],
    ['w=0.25&dpr=2', exact(800, 500)],
    ['w=1600', null],
    ['w=5000', null],
    ['w=5000&fit=max', null],
    ['w=1200&dpr=3', null],
    ['w=5000&fit=crop', null],
    ['w=5000&fit=fill', null],
    ['w=1', exact(1, 1)],
    ['w=3200&fit=scale', null],
    ['w=3200&h=2000&fit=scale', null],
    ['w=3200&h=1000&fit=scale', exact(1600, 500)],
    ['w=8192&h=8192&fit=scale', exact(1000, 1000)],
    ['w=300&h=300&fit=scale', exact(300, 300)],
    ['w=300&h=300&fit=crop', cover(300, 300)],
    ['w=3000&h=3000&fit=crop', cover(1000, 1000)],
    ['w=8192&h=8192&fit=crop&crop=top', cover(1000, 1000, 'top')],
    ['w=800&h=500&dpr=3&fit=crop', null],
    ['w=1000&h=500&dpr=2&fit=crop', cover(1600, 800)],
    ['w=1600&h=1000&fit=crop', null],
    ['w=3000&h=3000&fit=min', cover(1000, 1000)],
    ['w=300&h=300&fit=min', cover(300, 300)],
    ['w=3200&h=1000&fit=min', cover(1600, 500)],
    ['w=300&h=300&fit=crop&crop=top,right', cover(300, 300, 'right top')],
    ['w=300&h=300&fit=crop&crop=bottom', cover(300, 300, 'bottom')],
    ['w=300&h=300&fit=crop&crop=left,right', cover(300, 300, 'left')],
    ['w=300&h=300&fit=crop&crop=entropy', cover(300, 300, 'entropy')],
    ['w=300&h=300&fit=crop&crop=faces,top', cover(300, 300, 'entropy')],
    ['w=800&h=500&fit=fill', exact(800, 500)],
    [
      'w=800&h=800&fit=fill',
      { ...exact(800, 800), mode: 'pad', inner: { width: 800, height: 500 }, filling: 'white' },
    ],
    [
      'w=2000&h=2000&fit=fill',
      { ...exact(1600, 1600), mode: 'pad', inner: { width: 1600, height: 1000 }, filling: 'white' },
    ],
    [
      'w=1500&h=8192&fit=fill',
      { ...exact(1500, 8192), mode: 'pad', inner: { width: 1500, height: 938 }, filling: 'white' },
    ],
    ['rect=0,0,800,1000&w=400', exact(400, 500)],
    ['rect=100,100,200,100&w=400', null],
    ['rect=1,1,1,1&w=8192', null],
    ['rect=1,1,1,1&w=8192&h=8192&fit=scale', null],
    ['rect=0,0,200,100&w=8192&h=8192&fit=crop', cover(100, 100)],
    [
      'rect=0,0,200,100&w=300&h=300&dpr=3&fit=fill',
      { ...exact(200, 200), mode: 'pad', inner: { width: 200, height: 100 }, filling: 'white' },
    ],
    ['q=40', null],
  ])('for %s sizes the result', (query, resizing) => {
    expect(plan(query).resizing).toEqual(resizing);
  });

  test('keeps a side that was not requested within bounds', () => {
    const tower = { ...photo, width: 100, height: 20_000 };
    expect(plan('w=100', tower).resizing).toEqual(exact(41, 8192));
    expect(plan('w=400&fit=scale', tower).resizing).toEqual(exact(41, 8192));
    expect(plan('q=20', tower).resizing).toEqual(exact(41, 8192));
  });

  const huge = { ...photo, width: 10_000, height: 10_000 };
  test.each([
    ['w=3840', 3840, 3840],
    ['w=3840&h=2160&fit=crop', 3840, 2160],
    ['w=8192', 3840, 3840],
    ['w=8192&h=4096&fit=crop', 5431, 2715],
    ['w=8192&h=8192&fit=fill', 3840, 3840],
    ['q=20', 3840, 3840],
  ])('for %s of a huge image stays within the pixel limit', (query, width, height) => {
    expect(plan(query, huge).resizing).toMatchObject({ width, height });
  });

  test('has fewer pixels in AVIF where no size is requested', () => {
    expect(plan('w=8192', huge, ['avif']).resizing).toEqual(exact(3135, 3135));
  });

  const queries = ['clip', 'crop', 'max', 'scale', 'fill', 'min'].flatMap((fit) =>
    ['w=8192', 'h=8192', 'w=8192&h=8192', 'w=8192&h=1', 'w=1&h=8192', 'w=0.9&h=2700&dpr=3'].flatMap(
      (size) => [`${size}&fit=${fit}`, `rect=10,20,300,100&${size}&fit=${fit}`],
    ),
  );
  test.each(queries)('for %s never enlarges the source', (query) => {
    const { extract, resizing } = plan(query);
    const area = extract ?? photo;
    const image = resizing?.mode === 'pad' ? resizing.inner : (resizing ?? area);
    expect(image.width).toBeLessThanOrEqual(area.width);
    expect(image.height).toBeLessThanOrEqual(area.height);
  });

  test('applies the rect first', () => {
    expect(plan('rect=10,20,300,400').extract).toEqual({ x: 10, y: 20, width: 300, height: 400 });
    expect(plan('rect=0,0,1600,1000').extract).toBeNull();
  });

  test.each<[string, Partial<SourceImage>, FormatChoice, string, boolean]>([
    ['the first choice', {}, ['avif', 'webp', 'own'], 'avif', false],
    ['the source’s format', {}, ['own'], 'jpg', false],
    [
      'WebP for animated images',
      { format: 'gif', frames: 4 },
      ['avif', 'webp', 'own'],
      'webp',
      true,
    ],
    ['the source’s animated format', { format: 'gif', frames: 4 }, ['avif', 'own'], 'gif', true],
    ['one frame as a still', { format: 'gif', frames: 4 }, ['jpg'], 'jpg', false],
    [
      'WebP over 8.3 megapixels',
      { width: 4000, height: 3000 },
      ['avif', 'webp', 'own'],
      'webp',
      false,
    ],
    [
      'AVIF at any size when it was requested',
      { width: 4000, height: 3000 },
      ['avif'],
      'avif',
      false,
    ],
  ])('outputs %s', (_, source, choice, format, animated) => {
    expect(plan('q=50', { ...photo, ...source }, choice)).toMatchObject({ format, animated });
  });

  test.each([
    ['w=10', 75],
    ['w=10&auto=compress', 60],
    ['w=10&auto=compress&q=80', 80],
    ['q=20', 20],
  ])('for %s has quality %i', (query, quality) => {
    expect(plan(query).quality).toBe(quality);
  });

  test('fills around an image with transparency when it has some', () => {
    const logo = { ...photo, alpha: true };
    expect(plan('w=10&h=10&fit=fill', logo).resizing).toMatchObject({ filling: 'transparent' });
  });
});
