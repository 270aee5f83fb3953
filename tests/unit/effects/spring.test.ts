import { describe, expect, it } from 'vitest';
import { magnetPull } from '#effects/motion/magnetPull.ts';
import { progress } from '#effects/scroll/scrollPosition.ts';
import { advanceSpring, isAtRest } from '#effects/motion/spring.ts';
import { magnet } from '#ui/theme/tokens.ts';

describe('the magnet', () => {
  const box = { left: 100, top: 50, width: 80, height: 40 };

  it.each([
    ['by nothing at the centre', { x: 140, y: 70 }, { x: 0, y: 0 }],
    ['by its full reach at the right edge', { x: 180, y: 70 }, { x: 8, y: 0 }],
    ['half way up half of it', { x: 140, y: 60 }, { x: 0, y: -4 }],
    ['at a corner no more than the reach', { x: 180, y: 90 }, { x: 5.657, y: 5.657 }],
    ['by its full reach in the hit area around it', { x: 190, y: 70 }, { x: 8, y: 0 }],
    ['by nothing elsewhere on a larger control', { x: 9140, y: 70 }, { x: 0, y: 0 }],
  ])('pulls %s', (_, pointer, pull) => {
    const { x, y } = magnetPull(pointer, box);
    expect(x).toBeCloseTo(pull.x, 2);
    expect(y).toBeCloseTo(pull.y, 2);
  });

  it('does not pull an element without extent', () => {
    expect(magnetPull({ x: 5, y: 5 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({
      x: 0,
      y: 0,
    });
  });
});

describe('a spring', () => {
  it.each([8, 16.7, 33, 50])('comes to rest at its target, in frames of %s ms', (delta) => {
    let state = { at: 0, speed: 0 };
    let furthest = 0;
    for (let time = 0; time < 1500; time += delta) {
      state = advanceSpring(state, 8, delta, magnet);
      furthest = Math.max(furthest, state.at);
    }
    expect(isAtRest(state, 8)).toBe(true);
    expect(furthest).toBeLessThan(8.6);
  });

  it('is not at rest while it passes its target', () => {
    expect(isAtRest({ at: 8, speed: 40 }, 8)).toBe(false);
  });
});

describe('progress through a range', () => {
  it.each([
    [0, 0],
    [10, 0],
    [55, 0.5],
    [100, 1],
    [5000, 1],
  ])('at %s is %s of the range from 10 to 100', (value, share) => {
    expect(progress(value, [10, 100])).toBe(share);
  });
});
