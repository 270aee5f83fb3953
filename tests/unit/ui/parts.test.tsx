// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { NavigationType, Router, type Navigator } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Parts } from '#ui/layout/Parts.tsx';
import { mount } from './mount.tsx';

/** The next frame is drawn when a test says so. */
let draw: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  draw = () => frames.splice(0).forEach((frame) => frame(0));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

// Cast: nothing navigates here.
const navigator = {} as Navigator;

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_none, at) => <p key={at}>{at + 1}</p>);

const page = (type: NavigationType, hash = '', count = 5) => (
  <Router navigator={navigator} navigationType={type} location={{ pathname: '/', hash }}>
    <main>
      <Parts as="div">{paragraphs(count)}</Parts>
    </main>
  </Router>
);

const FIRST = '123';
const WHOLE = '12345';

test.each([
  ['the first page of a visit and one returned to', page(NavigationType.Pop)],
  ['a page led to at an anchor', page(NavigationType.Push, '#contact')],
  ['a page led to that has few parts', page(NavigationType.Push, '', 3), FIRST],
])('%s is whole at once, with nothing beside it', async (_what, node, whole = WHOLE) => {
  const { container } = await mount(node);
  expect(container.textContent).toBe(whole);
  expect(container.querySelectorAll('main > div')).toHaveLength(0);
});

test('the server renders all of a page', () => {
  expect(renderToString(page(NavigationType.Pop))).toContain('<p>5</p>');
});

test.each([NavigationType.Push, NavigationType.Replace])(
  'a page led to by %s has room for its rest until its first parts are painted',
  async (type) => {
    const { container } = await mount(page(type));
    expect(container.textContent).toBe(FIRST);
    expect(container.querySelector<HTMLElement>('main > div')?.style.height).toBe('100vh');
    draw();
    // Painted after the frame's callbacks.
    expect(container.textContent).toBe(FIRST);
    const [first] = container.querySelectorAll('p');
    await act(() => vi.runAllTimers());
    expect(container.textContent).toBe(WHOLE);
    // The parts that were there stay what they were.
    expect(container.querySelector('p')).toBe(first);
    expect(container.querySelectorAll('main > div')).toHaveLength(0);
  },
);
