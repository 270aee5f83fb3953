// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { followTitle } from '#effects/dom/followTitle.ts';
import { framesPerSecond } from '#effects/fps/sampleFps.ts';
import { freeze } from '#effects/dom/freeze.ts';
import { createSwitch, whileOff } from '#effects/motion/mediaSwitch.ts';
import { recall, remember } from '#effects/boot/memory.ts';
import { whenMouse } from '#effects/dom/whenMouse.ts';
import { waitFor } from '../../support/waitFor.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('frames a second', () => {
  it.each([
    [30, 500, 60],
    [60, 500, 120],
    [14, 503, 28],
    [0, 0, 0],
  ])('of %s frames in %s ms are %s', (frames, elapsed, rate) => {
    expect(framesPerSecond(frames, elapsed)).toBe(rate);
  });
});

describe('a frozen element', () => {
  it('keeps its visible position, and is restored', () => {
    const element = document.createElement('div');
    element.style.top = '1px';
    vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -640, 10, 10));
    const thaw = freeze(element);
    expect(element.style).toMatchObject({ position: 'fixed', top: '-640px' });
    thaw();
    expect(element.style).toMatchObject({ position: '', top: '1px' });
  });
});

describe('an effect that follows a media query', () => {
  it('runs while the query does not hold, live, and cleans up after itself', () => {
    const media = Object.assign(new EventTarget(), { matches: false });
    // Cast: of a MediaQueryList only these parts are used.
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
    const stop = vi.fn();
    const start = vi.fn(() => stop);
    const end = whileOff(createSwitch('(prefers-reduced-motion: reduce)'), start);
    expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 0]);
    media.matches = true;
    media.dispatchEvent(new Event('change'));
    expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
    media.matches = false;
    media.dispatchEvent(new Event('change'));
    expect([start.mock.calls.length, stop.mock.calls.length]).toEqual([2, 1]);
    end();
    expect(stop).toHaveBeenCalledTimes(2);
  });
});

describe('memory', () => {
  it('returns what was stored', () => {
    remember('localStorage', 'theme', 'light');
    expect(recall('localStorage', 'theme')).toBe('light');
    expect(recall('sessionStorage', 'theme')).toBeNull();
  });

  it('does not throw without storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => remember('localStorage', 'theme', 'light')).not.toThrow();
    expect(recall('localStorage', 'theme')).toBeNull();
  });
});

describe('the first event of a mouse', () => {
  it.each([
    ['a mouse', 'mouse', 1],
    ['a finger', 'touch', 0],
    ['a pen', 'pen', 0],
  ])('is %s: moving twice calls back %s', (_, pointerType, calls) => {
    const callback = vi.fn();
    const stop = whenMouse(callback);
    const move = () => window.dispatchEvent(new PointerEvent('pointermove', { pointerType }));
    move();
    move();
    expect(callback).toHaveBeenCalledTimes(calls);
    stop();
  });
});

describe('the title', () => {
  it('is reported when it changes, not initially', async () => {
    document.title = 'One';
    const tell = vi.fn();
    const stop = followTitle(tell);
    document.title = 'One';
    await Promise.resolve();
    expect(tell).not.toHaveBeenCalled();
    document.title = 'Two';
    await waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith('Two'));
    stop();
  });
});
