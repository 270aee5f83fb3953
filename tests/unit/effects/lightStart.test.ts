// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { followRooms } from '#effects/light/startLight.ts';
import { waitFor } from '../../support/waitFor.ts';
import '../ui/mount.tsx';
import { stubIntersectionObserver } from '../ui/observer.ts';

const enliven = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#effects/light/livingLight.ts', () => ({ enliven }));
vi.mock('#effects/light/atPeace.ts', () => ({ atPeace: async () => {} }));
vi.mock('#effects/dom/whenIdle.ts', () => ({ whenIdle: async () => {} }));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const RENDERER = 7;
const context = (renderer: string) => ({
  RENDERER,
  getParameter: () => renderer,
  getExtension: () => null,
});

test.each<[what: string, gl: object | null, lives: boolean]>([
  ['a graphics processor', context('ANGLE (A maker of graphics)'), true],
  ['no WebGL 2', null, false],
  ['a renderer of the main processor', context('SwiftShader'), false],
])('with %s: the light moves, or stays as it is drawn', async (_, gl, lives) => {
  enliven.mockClear();
  sessionStorage.clear();
  const warn = vi.spyOn(console, 'warn');
  const { observed, show } = stubIntersectionObserver();
  const getContext = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    // Cast: of a context only what is asked of it.
    .mockReturnValue(gl as unknown as null);
  document.documentElement.dataset['theme'] = 'dark';
  document.body.innerHTML = '<main><div data-room></div></main>';
  followRooms(document.body);
  expect(observed.size).toBe(1);
  await show(true);
  await waitFor(() =>
    expect(getContext).toHaveBeenCalledWith('webgl2', expect.objectContaining({ alpha: false })),
  );
  // What would come to life has had its turn.
  await import('#effects/light/livingLight.ts');
  await waitFor(() => expect(enliven).toHaveBeenCalledTimes(lives ? 1 : 0));
  expect(warn).not.toHaveBeenCalled();
  expect(document.querySelector('canvas')).toBeNull();
});
