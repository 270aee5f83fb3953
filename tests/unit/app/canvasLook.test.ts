// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLookStage } from '#app/canvasLook.ts';

const VIOLET = { accent: '#9C72FF' };
const root = document.documentElement;
let faded: (() => void)[];
let ends: (() => void)[];
let isReduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  faded = [];
  ends = [];
  isReduced = false;
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    // Cast: of a query it is read whether it matches.
    () => ({ matches: isReduced }) as MediaQueryList,
  );
  Object.assign(document, {
    startViewTransition(show: () => void) {
      faded.push(show);
      // The next one comes first: unhandled, this would fail the test.
      const ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
      return { ready, finished: new Promise<void>((end) => ends.push(end)) };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.adoptedStyleSheets = [];
  delete root.dataset['accent'];
});

test('what is turned is on the page at once, what is chosen fades in, and nothing is lost on the way', () => {
  const stage = createLookStage();
  stage.wear(VIOLET);
  expect(root.dataset['accent']).toBe('#9C72FF');
  stage.fade();
  stage.wear({});
  expect(root.dataset['accent']).toBe('#9C72FF');
  // Turned while the page is taken for the fade.
  stage.wear({ accent: '#36C4A8' });
  expect(root.dataset['accent']).toBe('#36C4A8');
  expect(faded).toHaveLength(1);
  faded[0]?.();
  expect(root.dataset['accent']).toBe('#36C4A8');
});

test('a fade that the next one interrupts leaves it its speed', async () => {
  const stage = createLookStage();
  const speed = document.adoptedStyleSheets.at(-1);
  const worn = [VIOLET, {}].map((data) => {
    stage.fade();
    return stage.wear(data);
  });
  const disabled = [];
  for (const [at, end] of ends.entries()) {
    end();
    await worn[at];
    disabled.push(speed?.disabled);
  }
  expect(disabled).toEqual([false, true]);
});

test.each([
  ['less motion', true, 0],
  ['a choice that changed nothing, long ago', false, 200],
])('after %s nothing fades', (_, reduced, later) => {
  const stage = createLookStage();
  isReduced = reduced;
  stage.fade();
  vi.advanceTimersByTime(later);
  stage.wear(VIOLET);
  expect(faded).toEqual([]);
  expect(root.dataset['accent']).toBe('#9C72FF');
});

test('a page with one theme keeps that, and says so', () => {
  const stage = createLookStage();
  const told = vi.fn();
  stage.subscribe(told);
  stage.setTheme('dark');
  stage.wear({ theme: 'Day only' });
  expect(root.dataset['theme']).toBe('light');
  expect(stage.onlyTheme()).toBe('light');
  expect(told).toHaveBeenCalledOnce();
  stage.setTheme('dark');
  expect(root.dataset['theme']).toBe('light');
  stage.wear({ theme: 'Day first' });
  expect(root.dataset['theme']).toBe('dark');
  expect(stage.onlyTheme()).toBeNull();
});
