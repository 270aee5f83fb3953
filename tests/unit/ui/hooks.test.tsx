// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useInView, type InViewOptions } from '#ui/hooks/useInView.ts';
import { useReducedMotion } from '#ui/hooks/useMediaQuery.ts';
import { mount } from './mount.tsx';
import { stubIntersectionObserver } from './observer.ts';
import { serverRender } from './serverRender.tsx';

afterEach(() => vi.unstubAllGlobals());

function Motion() {
  return useReducedMotion() ? 'still' : 'moving';
}

function Seen(options: InViewOptions) {
  const [ref, inView] = useInView<HTMLParagraphElement>(options);
  return <p ref={ref}>{inView ? 'in view' : 'out of view'}</p>;
}

describe('useReducedMotion', () => {
  test('assumes motion on the server', () => {
    expect(serverRender(<Motion />)).toBe('moving');
  });

  test('follows the visitor', async () => {
    const listeners = new Set<() => void>();
    const list = {
      matches: true,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    };
    vi.spyOn(window, 'matchMedia').mockImplementation(() => list as unknown as MediaQueryList);
    const { container } = await mount(<Motion />);
    expect(container.textContent).toBe('still');
    list.matches = false;
    await act(async () => listeners.forEach((notify) => notify()));
    expect(container.textContent).toBe('moving');
  });
});

describe('useInView', () => {
  test('reports whether the element is in view', async () => {
    const { show } = stubIntersectionObserver();
    const { container } = await mount(<Seen />);
    expect(container.textContent).toBe('out of view');
    await show(true);
    expect(container.textContent).toBe('in view');
    await show(false);
    expect(container.textContent).toBe('out of view');
  });

  test('stays true after the first time with its option, and stops observing', async () => {
    const { observed, show } = stubIntersectionObserver();
    const { container } = await mount(<Seen once margin="600px 0px" />);
    expect([...observed].map(({ margin }) => margin)).toEqual(['600px 0px']);
    await show(true);
    expect(container.textContent).toBe('in view');
    expect(observed.size).toBe(0);
  });

  test('is true where the browser cannot observe', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { container } = await mount(<Seen />);
    expect(container.textContent).toBe('in view');
  });
});
