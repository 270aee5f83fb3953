// @vitest-environment happy-dom
import { act, useRef, useState, type ReactNode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, NavigationType, Router, type Navigator } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useMotionToggle } from '#effects/state/useMotionToggle.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Field } from '#ui/controls/Field.tsx';
import { useEarlyText } from '#ui/hooks/useEarlyText.ts';
import { useInView, type InViewOptions } from '#ui/hooks/useInView.ts';
import { useReducedMotion } from '#ui/hooks/useMediaQuery.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { Parts } from '#ui/layout/Parts.tsx';
import { FileVideo } from '#ui/video/FileVideo.tsx';
import { click, find, mount } from './mount.tsx';
import { stubIntersectionObserver } from './observer.ts';
import { serverRender } from './serverRender.tsx';
import { ErrorBoundary } from '#ui/feedback/ErrorBoundary.tsx';
import { loadable } from '#ui/loadable.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('each refusal nudges a field again without losing the field', async () => {
  const { container, update } = await mount(<Field label="Enter Password" />);
  const input = find(container, 'input');
  const nudges: (string | undefined)[] = [];
  for (const refusals of [0, 1, 2, 3]) {
    await update(<Field label="Enter Password" refusals={refusals} error="Incorrect Password" />);
    nudges.push(input.parentElement?.dataset['nudge']);
  }
  expect(nudges).toEqual([undefined, 'odd', 'even', 'odd']);
  expect(find(container, 'input')).toBe(input);
});

test('what was typed before a page has its code stays in the field', async () => {
  function Entry() {
    const field = useRef<HTMLInputElement>(null);
    const [text, setText] = useState('');
    useEarlyText(field, setText);
    return <input ref={field} value={text} onChange={() => {}} />;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Entry />);
  const field = find<HTMLInputElement>(container, 'input');
  field.value = 'open sesame';
  const root = await act(async () => hydrateRoot(container, <Entry />));
  await act(async () => root.render(<Entry />));
  expect(field.value).toBe('open sesame');
});

test('reduced motion is followed, and motion assumed on the server', async () => {
  const Motion = () => (useReducedMotion() ? 'still' : 'moving');
  expect(serverRender(<Motion />)).toBe('moving');
  const list = Object.assign(new EventTarget(), { matches: true });
  // Cast: of a MediaQueryList only these parts are used.
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  const { container } = await mount(<Motion />);
  expect(container.textContent).toBe('still');
  list.matches = false;
  await act(async () => list.dispatchEvent(new Event('change')));
  expect(container.textContent).toBe('moving');
});

test.each([
  [undefined, 'moves', 'still'],
  ['calm', 'moves', 'still'],
  ['still', 'no choice', null],
])(
  'a visitor can still a page whose owner allows %s, and gets no more than that again',
  async (step, first, second) => {
    const { dataset } = document.documentElement;
    if (step) dataset['motion'] = step;
    function Choice() {
      const motion = useMotionToggle();
      const text = motion === null ? 'no choice' : motion.isOn ? 'moves' : 'still';
      return <button onClick={motion?.change}>{text}</button>;
    }
    const { container } = await mount(<Choice />);
    const button = find<HTMLButtonElement>(container, 'button');
    expect(button.textContent).toBe(first);
    if (second) {
      await click(button);
      expect([button.textContent, dataset['motion']]).toEqual([second, 'still']);
      await click(button);
      expect(button.textContent).toBe(first);
    }
    expect(dataset['motion']).toBe(step);
    await act(async () => void delete dataset['motion']);
  },
);

describe('an element in view', () => {
  function Seen(options: InViewOptions) {
    const [ref, inView] = useInView<HTMLParagraphElement>(options);
    return <p ref={ref}>{inView ? 'in view' : 'out of view'}</p>;
  }

  test('stays so with its option, and is not observed any more', async () => {
    const { observed, show } = stubIntersectionObserver();
    const { container } = await mount(<Seen once margin="600px 0px" />);
    expect([...observed].map(({ margin }) => margin)).toEqual(['600px 0px']);
    await show(true);
    expect(container.textContent).toBe('in view');
    expect(observed.size).toBe(0);
  });

  test('is so where the browser cannot observe', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    const { container } = await mount(<Seen />);
    expect(container.textContent).toBe('in view');
  });
});

const picture = {
  id: 'a',
  url: 'http://localhost:3000/media/a.webp',
  alt: 'A tide',
  copyright: null,
  dimensions: { width: 1000, height: 600 },
  edit: { x: 0, y: 0, zoom: 1, background: '#fff' },
};
const film = { sources: ['/media/a.mp4'], sizes: '50vw', label: 'a tide' };

test.each<[what: string, node: () => ReactNode]>([
  ['a button', () => <Button to="/project/a">View</Button>],
  ['a field', () => <Field label="Enter Password" error="Incorrect Password" />],
  ['an image', () => <ContentImage field={picture} sizes="50vw" />],
  ['a video', () => <FileVideo {...film} autoPlay muted loop />],
])('%s hydrates as it was sent', async (_what, node) => {
  const container = document.createElement('div');
  container.innerHTML = serverRender(node());
  const mismatch = vi.fn();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {});
  const root = await act(async () =>
    hydrateRoot(container, <MemoryRouter>{node()}</MemoryRouter>, { onRecoverableError: mismatch }),
  );
  expect(mismatch).not.toHaveBeenCalled();
  act(() => root.unmount());
});

describe('the parts of a page', () => {
  /** The next frame is drawn when a test says so. */
  let draw: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    draw = () => frames.splice(0).forEach((frame) => frame(0));
    return () => vi.useRealTimers();
  });

  // Cast: nothing navigates here.
  const navigator = {} as Navigator;

  const page = (type: NavigationType, hash = '', count = 5) => (
    <Router navigator={navigator} navigationType={type} location={{ pathname: '/', hash }}>
      <main>
        <Parts as="div">
          {Array.from({ length: count }, (_none, at) => (
            <p key={at}>{at + 1}</p>
          ))}
        </Parts>
      </main>
    </Router>
  );

  test.each([
    ['on the first page of a visit and one returned to', page(NavigationType.Pop), '12345'],
    ['on a page led to at an anchor', page(NavigationType.Push, '#contact'), '12345'],
    ['if they are few', page(NavigationType.Push, '', 3), '123'],
  ])('are there at once %s, with nothing beside them', async (_what, node, whole) => {
    const { container } = await mount(node);
    expect(container.textContent).toBe(whole);
    expect(container.querySelectorAll('main > div')).toHaveLength(0);
  });

  test('are all rendered by the server', () => {
    expect(renderToString(page(NavigationType.Pop))).toContain('<p>5</p>');
  });

  test.each([NavigationType.Push, NavigationType.Replace])(
    'on a page led to by %s have room for their rest until the first are painted',
    async (type) => {
      const { container } = await mount(page(type));
      expect(container.textContent).toBe('123');
      expect(container.querySelector<HTMLElement>('main > div')?.style.height).toBe('100vh');
      draw();
      // Painted after the frame's callbacks.
      expect(container.textContent).toBe('123');
      const [first] = container.querySelectorAll('p');
      await act(() => vi.runAllTimers());
      expect(container.textContent).toBe('12345');
      // The parts that were there stay what they were.
      expect(container.querySelector('p')).toBe(first);
      expect(container.querySelectorAll('main > div')).toHaveLength(0);
    },
  );
});

const Part = () => <p>The part</p>;

/** A bundle that comes when it is told to. */
function bundle() {
  let come = () => {};
  const code = new Promise<typeof Part>((resolve) => (come = () => resolve(Part)));
  return { come: () => come(), ...loadable(() => code) };
}

test('a part that was preloaded is there in the first render', async () => {
  const { Component, preload } = loadable(async () => Part);
  await preload();
  expect(renderToString(<Component />)).toBe('<p>The part</p>');
});

test('a part that loads is rendered with it, without the fallback of a Suspense', async () => {
  const { Component, come } = bundle();
  const { container } = await mount(
    <Suspense fallback="A fallback">
      <Component />
    </Suspense>,
  );
  expect(container.textContent).toBe('');
  await act(async () => come());
  expect(container.textContent).toBe('The part');
});

test('in hydration what the server sent stays until the part is there', async () => {
  const { Component, come } = bundle();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Suspense>{<Part />}</Suspense>);
  const sent = container.querySelector('p');
  const mismatches: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      container,
      <Suspense>
        <Component />
      </Suspense>,
      { onRecoverableError: (error) => mismatches.push(error) },
    );
  });
  expect(container.querySelector('p')).toBe(sent);
  await act(async () => come());
  expect(container.querySelector('p')).toBe(sent);
  expect(mismatches).toEqual([]);
});

test('a part that does not load fails where it is rendered; asked for again, it is loaded again', async () => {
  let isThere = false;
  const { Component, preload } = loadable(async () => {
    if (!isThere) throw new Error('It did not load');
    return Part;
  });
  const part = (
    <ErrorBoundary onError={() => {}} fallback={String}>
      <Component />
    </ErrorBoundary>
  );
  await expect(preload()).rejects.toThrow('It did not load');
  const { container } = await mount(part);
  expect(container.textContent).toBe('Error: It did not load');
  isThere = true;
  const later = await mount(part);
  expect(later.container.textContent).toBe('The part');
});
