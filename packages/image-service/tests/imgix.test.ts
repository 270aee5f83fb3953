import { describe, expect, test } from 'vitest';
import { imageParameters } from '../src/imageParameters.ts';
import { planTransform } from '../src/planTransform.ts';

/** A photograph of 1600 × 1200 px. */
const SOURCE = { width: 1600, height: 1200, format: 'jpg', frames: 1, alpha: false } as const;

const planOf = (query: string) => {
  const parameters = imageParameters(new URLSearchParams(query));
  if (!parameters) throw new Error(`${query} has no parameters`);
  return planTransform(parameters, SOURCE, ['own']);
};

describe('as at imgix', () => {
  test.each([
    ['w=400&dpr=0.75', { width: 300, height: 225 }],
    ['w=300&dpr=5', { width: 1500, height: 1125 }],
    ['w=4000&dpr=5', null],
    ['w=400&fit=crop&ar=1:1', { width: 400, height: 400 }],
    ['h=300&fit=crop&ar=2.5', { width: 750, height: 300 }],
    ['w=0.5&fit=crop&ar=1:1', { width: 800, height: 800 }],
    ['w=400&h=100&fit=crop&ar=1:1', { width: 400, height: 100 }],
    ['w=400&ar=1:1', { width: 400, height: 300 }],
    ['w=400&h=400&fit=facearea', { mode: 'cover', width: 400, height: 400 }],
    ['w=400&h=400&fit=fillmax', { mode: 'pad', width: 400, height: 400 }],
    ['w=400&h=400&fit=clamp', { width: 400, height: 300 }],
    ['w=400&h=400&fit=crop&crop=focalpoint,edges', { position: 'entropy' }],
  ])('%s is resized to %j', (query, size) => {
    const { resizing } = planOf(query);
    if (size === null) expect(resizing).toBeNull();
    else expect(resizing).toMatchObject(size);
  });

  test.each([
    ['rect=0.25,0.5,0.5,0.5', { x: 400, y: 600, width: 800, height: 600 }],
    ['rect=0,0,1,0.5', { x: 0, y: 0, width: 1600, height: 600 }],
    ['rect=0.4,10.6,100.2,50', { x: 0, y: 11, width: 100, height: 50 }],
    ['rect=1500,0,800,400', { x: 1500, y: 0, width: 100, height: 400 }],
    ['rect=0,0,1600,1200', null],
  ])('%s is the area %j', (query, area) => {
    expect(planOf(query).extract).toEqual(area);
  });

  test('an area outside the image is refused', () => {
    expect(() => planOf('rect=1600,0,10,10')).toThrow('outside the image of 1600 × 1200 px');
  });

  test.each([
    'fm=gif',
    'fm=blurhash',
    'auto=true',
    'auto=enhance,redeye',
    'fm=jp2&crop=focalpoint',
  ])('%s, which this service has not, leaves the picture as it is', (query) => {
    expect(planOf(query)).toMatchObject({ extract: null, resizing: null, format: 'jpg' });
  });
});
