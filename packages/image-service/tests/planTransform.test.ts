import { describe, expect, test } from 'vitest';
import { encoderQuality } from '../src/sharpImages.ts';
import { imageParameters } from '../src/imageParameters.ts';
import type { SourceImage, TransformPlan } from '../src/MediaImages.ts';
import { planTransform } from '../src/planTransform.ts';
import { inspectCost, transformCost } from '../src/transformCost.ts';
import type { FormatChoice } from '../src/formats.ts';

const photo: SourceImage = { width: 1600, height: 1000, format: 'jpg', frames: 1, alpha: false };
const plan = (query: string, source: SourceImage = photo, choice: FormatChoice = ['own']) => {
  const parameters = imageParameters(new URLSearchParams(query));
  if (!parameters) throw new Error('the case names no parameter');
  return planTransform(parameters, source, choice);
};
const exact = (width: number, height: number) => ({ mode: 'exact', width, height });
const cover = (width: number, height: number, position = 'center') => ({
  ...exact(width, height),
  mode: 'cover',
  position,
});
const pad = (width: number, height: number, inner: object) => ({
  ...exact(width, height),
  mode: 'pad',
  inner,
  filling: 'white',
});

describe('a transform plan', () => {
  test.each([
    ['h=500', exact(800, 500)],
    ['w=800&h=800', exact(800, 500)],
    ['w=400&dpr=2', exact(800, 500)],
    ['w=1200&dpr=3', null],
    ['w=5000&fit=crop', null],
    ['w=3200&h=1000&fit=scale', exact(1600, 500)],
    ['w=8192&h=8192&fit=scale', exact(1000, 1000)],
    ['w=8192&h=8192&fit=crop&crop=top', cover(1000, 1000, 'top')],
    ['w=1000&h=500&dpr=2&fit=crop', cover(1600, 800)],
    ['w=3200&h=1000&fit=min', cover(1600, 500)],
    ['w=300&h=300&fit=crop&crop=top,right', cover(300, 300, 'right top')],
    ['w=300&h=300&fit=crop&crop=faces,top', cover(300, 300, 'entropy')],
    ['w=2000&h=2000&fit=fill', pad(1600, 1600, { width: 1600, height: 1000 })],
    ['w=1500&h=8192&fit=fill', pad(1500, 8192, { width: 1500, height: 938 })],
    ['rect=100,100,200,100&w=400', null],
    ['rect=0,0,200,100&w=8192&h=8192&fit=crop', cover(100, 100)],
    ['rect=0,0,200,100&w=300&h=300&dpr=3&fit=fill', pad(200, 200, { width: 200, height: 100 })],
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
    ['w=3840&h=2160&fit=crop', 3840, 2160],
    ['w=8192&h=4096&fit=crop', 5431, 2715],
    ['q=20', 3840, 3840],
  ])('for %s of a huge image stays within the pixel limit', (query, width, height) => {
    expect(plan(query, huge).resizing).toMatchObject({ width, height });
  });

  test('has fewer pixels in AVIF where no size is requested', () => {
    expect(plan('w=8192', huge, ['avif']).resizing).toEqual(exact(3135, 3135));
  });

  test('never enlarges the source', () => {
    const sizes = ['w=8192', 'w=8192&h=1', 'w=1&h=8192', 'w=0.9&h=2700&dpr=3'];
    for (const fit of ['clip', 'crop', 'max', 'scale', 'fill', 'min']) {
      for (const query of sizes.flatMap((size) => [size, `rect=10,20,300,100&${size}`])) {
        const { extract, resizing } = plan(`${query}&fit=${fit}`);
        const area = extract ?? photo;
        const image = resizing?.mode === 'pad' ? resizing.inner : (resizing ?? area);
        expect(image.width, query).toBeLessThanOrEqual(area.width);
        expect(image.height, query).toBeLessThanOrEqual(area.height);
      }
    }
  });

  const gif = { format: 'gif', frames: 4 } as const;
  const large = { width: 4000, height: 3000 };
  const any: FormatChoice = ['avif', 'webp', 'own'];
  test.each<[string, Partial<SourceImage>, FormatChoice, string, boolean]>([
    ['the first choice', {}, any, 'avif', false],
    ['WebP for animated images', gif, any, 'webp', true],
    ['the source’s animated format', gif, ['avif', 'own'], 'gif', true],
    ['one frame as a still', gif, ['jpg'], 'jpg', false],
    ['WebP over 8.3 megapixels', large, any, 'webp', false],
    ['AVIF at any size when it was requested', large, ['avif'], 'avif', false],
  ])('outputs %s', (_, source, choice, format, animated) => {
    expect(plan('q=50', { ...photo, ...source }, choice)).toMatchObject({ format, animated });
  });

  test.each([
    ['w=10', 75],
    ['w=10&auto=compress', 60],
    ['q=20', 20],
  ])('for %s has quality %i', (query, quality) => {
    expect(plan(query).quality).toBe(quality);
  });

  test('fills around an image with transparency when it has some', () => {
    const logo = { ...photo, alpha: true };
    expect(plan('w=10&h=10&fit=fill', logo).resizing).toMatchObject({ filling: 'transparent' });
  });
});

test('the cost of a transform grows with pixels, frames and effort, of input and output', () => {
  const cost = (change: Partial<TransformPlan>, other: Partial<SourceImage> = {}) =>
    transformCost({ ...photo, ...other }, { ...plan('w=800'), ...change });
  const rising = [
    cost({}),
    cost({ format: 'avif', quick: true }),
    cost({ compress: true }),
    cost({ format: 'avif' }),
    cost({ format: 'avif' }, { format: 'avif' }),
    cost({ format: 'avif', resizing: null }, { format: 'avif' }),
    cost({ animated: true }, { frames: 30 }),
  ];
  expect(rising).toEqual([...new Set(rising)].sort((a, b) => a - b));
  expect(cost({}, { frames: 10 })).toBe(cost({}));
  expect(inspectCost(10_000_000)).toBeGreaterThan(inspectCost(0));
});

test('AVIF quality rises with quality, which is the same number in other formats', () => {
  const all = Array.from({ length: 100 }, (_, index) => encoderQuality('avif', index + 1));
  expect(all).toEqual([...all].sort((a, b) => a - b));
  expect([all[0], all[49], all[79], all[99]]).toEqual([24, 48, 63, 95]);
  expect([encoderQuality('webp', 40), encoderQuality('jpg', 80)]).toEqual([40, 80]);
});

describe('as at imgix', () => {
  const planOf = (query: string) => plan(query, { ...photo, height: 1200 });

  test.each([
    ['w=400&dpr=0.75', { width: 300, height: 225 }],
    ['w=400&fit=crop&ar=1:1', { width: 400, height: 400 }],
    ['h=300&fit=crop&ar=2.5', { width: 750, height: 300 }],
    ['w=400&h=100&fit=crop&ar=1:1', { width: 400, height: 100 }],
    ['w=400&h=400&fit=facearea', { mode: 'cover', width: 400, height: 400 }],
    ['w=400&h=400&fit=fillmax', { mode: 'pad', width: 400, height: 400 }],
    ['w=400&h=400&fit=crop&crop=focalpoint,edges', { position: 'entropy' }],
  ])('%s is resized to %j', (query, size) => {
    expect(planOf(query)).toMatchObject({ resizing: size });
  });

  test.each([
    ['rect=0.25,0.5,0.5,0.5', { x: 400, y: 600, width: 800, height: 600 }],
    ['rect=0,0,1,0.5', { x: 0, y: 0, width: 1600, height: 600 }],
    ['rect=0.4,10.6,100.2,50', { x: 0, y: 11, width: 100, height: 50 }],
    ['rect=1500,0,800,400', { x: 1500, y: 0, width: 100, height: 400 }],
  ])('%s is the area %j', (query, area) => {
    expect(planOf(query).extract).toEqual(area);
  });

  test('an area outside the image is refused', () => {
    expect(() => planOf('rect=1600,0,10,10')).toThrow('outside the image of 1600 × 1200 px');
  });

  test.each(['fm=gif', 'auto=enhance,redeye', 'fm=jp2&crop=focalpoint'])(
    '%s, which this service has not, leaves the picture as it is',
    (query) => {
      expect(planOf(query)).toMatchObject({ extract: null, resizing: null, format: 'jpg' });
    },
  );
});
