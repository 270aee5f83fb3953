// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { followTitle } from '#effects/dom/followTitle.ts';
import { freeze } from '#effects/dom/freeze.ts';
import { calmMotion, createSwitch, reducedMotion, whileOff } from '#ui/mediaSwitch.ts';
import { recall, remember } from '#effects/boot/memory.ts';
import { whenMouse } from '#effects/dom/whenMouse.ts';
import { dress } from '#effects/travel/play.ts';
import { gateEvent } from '#effects/boot/gate.ts';
import { followSun } from '#effects/light/liftSun.ts';
import { followScrollOn } from '#effects/scroll/scrollOn.ts';
import { createStore } from '#effects/state/store.ts';
import { createUiStore } from '#effects/state/uiStore.ts';
import { crossfade } from '#effects/state/useThemeToggle.ts';
import { waitFor } from '../../support/waitFor.ts';
import '../ui/mount.tsx';
import { stubIntersectionObserver } from '../ui/observer.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('a frozen element keeps its visible position, and is restored', () => {
  const element = document.createElement('div');
  element.style.top = '1px';
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -640, 10, 10));
  const thaw = freeze(element);
  expect(element.style).toMatchObject({ position: 'fixed', top: '-640px' });
  thaw();
  expect(element.style).toMatchObject({ position: '', top: '1px' });
});

it('an effect that follows a media query runs while the query does not hold, live, and cleans up after itself', () => {
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

it.each([
  [undefined, false, false, false],
  ['full', false, false, false],
  ['calm', false, false, true],
  ['still', false, true, true],
  ['full', true, true, true],
])(
  "an owner's step of motion %s and a visitor who asks for less (%s): still %s, calm %s",
  (step, asksForLess, isStill, isCalm) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      // Cast: of a MediaQueryList only these parts are used.
      Object.assign(new EventTarget(), { matches: asksForLess }) as unknown as MediaQueryList,
    );
    const { dataset } = document.documentElement;
    if (step) dataset['motion'] = step;
    const followed = vi.fn();
    calmMotion.follow(followed)();
    expect([reducedMotion.isOn(), calmMotion.isOn()]).toEqual([isStill, isCalm]);
    expect(followed).toHaveBeenCalledExactlyOnceWith(isCalm);
    delete dataset['motion'];
  },
);

it('a travel that interrupts another keeps its styles when that has ended', () => {
  const ends = [dress(), dress()];
  ends[0]?.();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  ends[1]?.();
  expect(document.adoptedStyleSheets).toHaveLength(0);
});

it('memory does not throw without storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => remember('localStorage', 'theme', 'light')).not.toThrow();
  expect(recall('localStorage', 'theme')).toBeNull();
});

it.each([
  ['a mouse', 'mouse', 1],
  ['a finger', 'touch', 0],
])('the first event of a mouse is %s: moving twice calls back %s', (_, pointerType, calls) => {
  const callback = vi.fn();
  const stop = whenMouse(callback);
  const move = () => window.dispatchEvent(new PointerEvent('pointermove', { pointerType }));
  move();
  move();
  expect(callback).toHaveBeenCalledTimes(calls);
  stop();
});

it('the title is reported when it changes, not initially', async () => {
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

it('a store notifies its subscribers of each change, and of nothing else', () => {
  const store = createStore({ one: 1, two: 2 });
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  store.set({ one: 1 });
  expect(heard).not.toHaveBeenCalled();
  store.set({ two: 3 });
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.get()).toEqual({ one: 1, two: 3 });
  stop();
  store.set({ two: 4 });
  expect(heard).toHaveBeenCalledTimes(1);
});

describe("the interface's state", () => {
  const root = document.documentElement;

  beforeEach(() => {
    for (const name of Object.keys(root.dataset)) delete root.dataset[name];
  });

  it.each([
    ['light', undefined, 'light', true],
    ['dark', 'open', 'dark', false],
    ['pink', 'leaving', 'dark', true],
  ])('reads theme %s and gate %s off the root element', (theme, gate, shown, isGatePassed) => {
    root.dataset['theme'] = theme;
    if (gate) root.dataset['gate'] = gate;
    expect(createUiStore(root).get()).toMatchObject({ theme: shown, isGatePassed });
  });

  it('updates when the gate is passed', () => {
    root.dataset['gate'] = 'open';
    const store = createUiStore(root);
    document.dispatchEvent(new Event(gateEvent));
    expect(store.get().isGatePassed).toBe(true);
  });
});

it('scrolling on at the end of a page opens the next project where it rises in the disc, and no link elsewhere', () => {
  vi.useFakeTimers();
  followScrollOn(() => {});
  const opens = ['main', 'footer'].map((place) => {
    document.body.innerHTML = `<${place}><nav data-next><a href="/project/next">Next</a></nav></${place}>`;
    const open = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('a')?.addEventListener('click', open);
    window.dispatchEvent(new WheelEvent('wheel', { deltaY: 1000 }));
    vi.runAllTimers();
    return open.mock.calls.length;
  });
  vi.useRealTimers();
  expect(opens).toEqual([0, 1]);
});

it('a page that is pulled on by a finger sinks back under a second one', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'performance'] });
  document.body.innerHTML =
    '<footer><nav data-next><a href="/project/next">Next</a></nav></footer>';
  const footer = document.querySelector('footer');
  const touch = (type: string, ...places: number[]) => {
    const touches = places.map((clientY) => ({ clientY }));
    window.dispatchEvent(Object.assign(new Event(type), { touches }));
    for (let frame = 0; frame < 100; frame += 1) vi.advanceTimersToNextFrame();
  };
  followScrollOn(() => {});
  touch('touchstart', 500);
  touch('touchmove', 400);
  expect(footer?.style.getPropertyValue('--pull')).not.toBe('');
  touch('touchstart', 400, 300);
  touch('touchend');
  expect(footer?.style.getPropertyValue('--pull')).toBe('');
  vi.useRealTimers();
});

it('a lifted sun that was let go is still a link for the keyboard', () => {
  document.body.innerHTML = '<a href="/" data-lift="">Home</a>';
  const sun = document.querySelector('a');
  if (!sun) throw new Error('no sun');
  sun.setPointerCapture = () => {};
  const follow = vi.fn((event: Event) => event.preventDefault());
  sun.addEventListener('click', follow);
  followSun();
  const press = { bubbles: true, cancelable: true };
  const at = (clientY: number) => ({ ...press, pointerId: 1, button: 0, clientY });
  sun.dispatchEvent(new PointerEvent('pointerdown', at(500)));
  sun.dispatchEvent(new PointerEvent('pointermove', at(480)));
  sun.dispatchEvent(new PointerEvent('pointerup', at(480)));
  sun.dispatchEvent(new MouseEvent('click', { ...press, detail: 1 }));
  expect(follow).not.toHaveBeenCalled();
  sun.dispatchEvent(new MouseEvent('click', { ...press, detail: 0 }));
  expect(follow).toHaveBeenCalledOnce();
});

it('reveals elements scrolled into view, by one observer, and not those in view from the start', async () => {
  const { observed, show } = stubIntersectionObserver();
  const { reveal } = await import('#effects/scroll/reveal.ts');
  const [seen, below, gone] = ['a', 'b', 'c'].map(() => document.createElement('div'));
  if (!seen || !below || !gone) throw new Error('no elements');
  reveal(seen);
  reveal(below);
  reveal(gone)();
  expect(observed.size).toBe(0);
  expect(below.dataset['revealed']).toBeUndefined();

  window.dispatchEvent(new Event('scroll'));
  expect([...observed].map(({ target }) => target)).toEqual([seen, below]);
  expect(new Set([...observed].map(({ by }) => by)).size).toBe(1);
  await show(true, seen);
  await show(false, below);
  expect(seen.dataset['revealed']).toBeUndefined();
  expect(below.dataset['revealed']).toBe('no');

  await show(true, below);
  expect(below.dataset['revealed']).toBe('yes');
  expect(observed.size).toBe(0);
  vi.unstubAllGlobals();
});

describe('a crossfade', () => {
  afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

  test.each([
    ['fades where the browser can', true, false, 1],
    ['changes at once where it cannot', false, false, 0],
    ['changes at once with less motion', true, true, 0],
  ])('a change of the page %s', (_how, able, reduced, transitions) => {
    const start = vi.fn((change: () => void) => {
      change();
      // The next one comes first: unhandled, this would fail the test.
      return { ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')) };
    });
    if (able) Object.assign(document, { startViewTransition: start });
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
    const change = vi.fn();
    crossfade(change);
    expect(change).toHaveBeenCalledOnce();
    expect(start).toHaveBeenCalledTimes(transitions);
  });
});
