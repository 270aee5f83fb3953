import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFrame } from '#effects/motion/frame.ts';

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

  it('runs a step that an earlier phase requests in the same frame', () => {
    const { frame, run, isAwake } = handFrame();
    const paint = vi.fn();
    frame.request('scroll', () => frame.request('paint', paint));
    run(0);
    expect(paint).toHaveBeenCalledTimes(1);
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

  it('forgets a cancelled step', () => {
    const { frame, run } = handFrame();
    const step = vi.fn();
    frame.request('motion', step);
    frame.cancel(step);
    run(0);
    expect(step).not.toHaveBeenCalled();
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
