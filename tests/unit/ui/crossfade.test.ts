// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { crossfade } from '#effects/state/switchTheme.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(document, 'startViewTransition');
});

test.each([
  ['fades where the browser can', true, false, 1],
  ['changes at once where it cannot', false, false, 0],
  ['changes at once with less motion', true, true, 0],
])('a change of the page %s', (_how, able, reduced, transitions) => {
  const start = vi.fn((change: () => void) => change());
  if (able) Object.assign(document, { startViewTransition: start });
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reduced } as MediaQueryList);
  const change = vi.fn();
  crossfade(change);
  expect(change).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledTimes(transitions);
});
