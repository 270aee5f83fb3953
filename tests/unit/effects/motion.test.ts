import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { createFrame } from '#effects/motion/frame.ts';
import { magnetPull } from '#effects/motion/magnet.ts';
import { advanceSpring, isAtRest } from '#effects/motion/spring.ts';
import { magnet } from '#ui/theme/tokens.ts';
import { viewProgress } from '#effects/scroll/followTimeline.ts';
import { NO_PULL, turned } from '#effects/scroll/scrollOn.ts';

/** A loop whose frames are run by hand. */
function handFrame() {
  const waiting: FrameRequestCallback[] = [];
  const frame = createFrame((run) => waiting.push(run));
  return {
    frame,
    isAwake: () => waiting.length > 0,
    run: (time: number) => waiting.splice(0).forEach((run) => run(time)),
  };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the frame loop', () => {
  it('runs scroll before motion before paint, in whatever order they are requested', () => {
    const { frame, run } = handFrame();
    const ran: string[] = [];
    frame.request('paint', () => void ran.push('paint'));
    frame.request('scroll', () => void ran.push('scroll'));
    frame.request('motion', () => void ran.push('motion'));
    run(0);
    expect(ran).toEqual(['scroll', 'motion', 'paint']);
  });

  it('runs a step that an earlier phase requests in the same frame, unless it is cancelled', () => {
    const { frame, run, isAwake } = handFrame();
    const [paint, cancelled] = [vi.fn(), vi.fn()];
    frame.request('motion', cancelled);
    frame.request('scroll', () => frame.request('paint', paint));
    frame.cancel(cancelled);
    run(0);
    expect([paint, cancelled].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    expect(isAwake()).toBe(false);
  });

  it('runs a step once however often it is requested, and again while it returns true', () => {
    const { frame, run, isAwake } = handFrame();
    let left = 2;
    const step = vi.fn(() => (left -= 1) > 0);
    frame.request('paint', step);
    frame.request('paint', step);
    run(0);
    expect(step).toHaveBeenCalledTimes(1);
    run(16);
    expect(step).toHaveBeenCalledTimes(2);
    expect(isAwake()).toBe(false);
  });

  it('runs the other steps when one fails', () => {
    const { frame, run } = handFrame();
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const paint = vi.fn();
    frame.request('motion', () => {
      throw new Error('broken effect');
    });
    frame.request('paint', paint);
    run(0);
    expect(paint).toHaveBeenCalledTimes(1);
    expect(complain).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the usual delta after a rest', [1000], 1000 / 60],
    ['the time since the frame before', [1000, 1020], 20],
    ['50 ms at most', [1000, 9000], 50],
  ])('reports %s', (_, times, delta) => {
    const { frame, run } = handFrame();
    const reported: number[] = [];
    frame.request('motion', (__, passed) => reported.push(passed) > 0);
    for (const time of times) run(time);
    expect(reported.at(-1)).toBeCloseTo(delta);
  });
});

describe('the magnet', () => {
  const box = { left: 100, top: 50, width: 80, height: 40 };

  it.each([
    ['by nothing at the centre', { x: 140, y: 70 }, { x: 0, y: 0 }],
    ['by its full reach at the right edge', { x: 180, y: 70 }, { x: 8, y: 0 }],
    ['at a corner no more than the reach', { x: 180, y: 90 }, { x: 5.657, y: 5.657 }],
    ['by nothing elsewhere on a larger control', { x: 9140, y: 70 }, { x: 0, y: 0 }],
  ])('pulls %s', (_, pointer, pull) => {
    const { x, y } = magnetPull(pointer, box);
    expect(x).toBeCloseTo(pull.x, 2);
    expect(y).toBeCloseTo(pull.y, 2);
  });

  it('does not pull an element without extent', () => {
    const none = { left: 0, top: 0, width: 0, height: 0 };
    expect(magnetPull({ x: 5, y: 5 }, none)).toEqual({ x: 0, y: 0 });
  });
});

describe('a spring', () => {
  it.each([8, 50])('comes to rest at its target, in frames of %s ms', (delta) => {
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

test.each([
  ['still below', 1000, 300, 0],
  ['in the middle', 300, 300, 0.5],
  ['scrolled past', -500, 300, 1],
  ['higher than the window, covering it', -300, 1500, 0.5],
])('the progress of a box through a window of 900 px %s', (_, top, height, share) => {
  expect(viewProgress(top, height, 900)).toBe(share);
});

/** Turns of a wheel: px, ms since the one before, and whether the page is at its end. */
type Turn = readonly [by: number, after: number, isAtEnd: boolean];
const swipe: Turn[] = [
  [300, 500, false],
  [300, 16, true],
  [300, 16, true],
  [300, 16, true],
];
it.each<[string, Turn[], number]>([
  ['the swipe that reaches the end', swipe, 0],
  ['another one after a pause', [...swipe, [240, 300, true], [120, 16, true]], 0.75],
  ['a visitor who turns back', [...swipe, [400, 300, true], [-10, 16, true]], 0],
  ['a page that is not at its end', [[960, 500, false]], 0],
  [
    'a wheel at the end',
    [
      [120, 400, true],
      [120, 400, true],
      [240, 30, true],
    ],
    1,
  ],
])('scrolling on at the end of a page: %s', (_, turns, at) => {
  let time = 0;
  const pull = turns.reduce((before, [by, after, isAtEnd]) => {
    time += after;
    return turned(before, by, time, isAtEnd);
  }, NO_PULL);
  expect(pull.at).toBeCloseTo(at);
});
