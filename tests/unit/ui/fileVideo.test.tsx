// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ImageField } from '@prismicio/client';
import { FileVideo } from '#ui/video/FileVideo.tsx';
import { click, dispatch, find, mount } from './mount.tsx';
import { stubIntersectionObserver } from './observer.ts';
import { serverRender } from './serverRender.tsx';

const play = vi.fn(async () => {});
const pause = vi.fn();

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
});

const poster: ImageField = {
  id: 'loop',
  url: '/media/loop.webp',
  alt: 'A tide',
  copyright: null,
  dimensions: { width: 1000, height: 600 },
  edit: { x: 0, y: 0, zoom: 1, background: '#fff' },
};

const loop = (
  <FileVideo
    sources={['/media/loop.mp4']}
    poster={poster}
    sizes="50vw"
    label="the tide"
    autoPlay
    muted
    loop
  />
);

function preferReducedMotion() {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        matches: true,
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
}

test('a video is sent with its files, its poster and its control', () => {
  const html = serverRender(loop);
  expect(html).toMatch(
    /<img sizes="50vw" srcSet="\/media\/loop.webp\?[^"]*w=640[^"]*" [^>]*alt=""/,
  );
  expect(html).toMatch(/ loading="lazy"/);
  expect(html).not.toMatch(/ poster=/);
  expect(html).toMatch(
    /<source src="\/media\/loop.webm" type="video\/webm"\/><source src="\/media\/loop.mp4"/,
  );
  expect(html).toMatch(/preload="none"/);
  expect(html).toMatch(/aria-label="Pause the tide"/);
});

test('a video without files renders nothing', () => {
  expect(serverRender(<FileVideo sources={[]} sizes="50vw" label="nothing" />)).toBe('');
});

test('it plays in view and pauses out of it', async () => {
  const { show } = stubIntersectionObserver();
  const { container } = await mount(loop);
  expect(play).not.toHaveBeenCalled();
  await show(true);
  expect(play).toHaveBeenCalledOnce();
  expect(find<HTMLVideoElement>(container, 'video').muted).toBe(true);
  pause.mockClear();
  await show(false);
  expect(pause).toHaveBeenCalledOnce();
});

test('a click pauses it and another plays it', async () => {
  const { show } = stubIntersectionObserver();
  const { container } = await mount(loop);
  await show(true);
  const control = find<HTMLButtonElement>(container, 'button');
  await click(control);
  expect(control.getAttribute('aria-label')).toBe('Play the tide');
  await click(control);
  expect(control.getAttribute('aria-label')).toBe('Pause the tide');
  expect(play).toHaveBeenCalledTimes(2);
});

test('with less motion it waits for the visitor, behind its poster and not loaded', async () => {
  preferReducedMotion();
  const { show } = stubIntersectionObserver();
  const { container } = await mount(loop);
  await show(true);
  expect(play).not.toHaveBeenCalled();
  const video = find<HTMLVideoElement>(container, 'video');
  expect(video.getAttribute('preload')).toBe('none');
  await click(find(container, 'button'));
  expect(play).toHaveBeenCalledOnce();
  expect(video.getAttribute('preload')).toBe('auto');
});

test('with less motion and without a poster it loads, so that its first frame is seen', async () => {
  preferReducedMotion();
  const { show } = stubIntersectionObserver();
  const { container } = await mount(
    <FileVideo sources={['/media/loop.mp4']} sizes="50vw" label="the tide" autoPlay muted loop />,
  );
  await show(true);
  expect(find(container, 'video').getAttribute('preload')).toBe('auto');
});

test('it shows that it loads until the first frame is there', async () => {
  const { show } = stubIntersectionObserver();
  const { container } = await mount(loop);
  await show(true);
  expect(container.querySelector('output')).not.toBeNull();
  await dispatch(find(container, 'video'), 'loadeddata');
  expect(container.querySelector('output')).toBeNull();
});

test('a refused start shows the play control', async () => {
  play.mockRejectedValue(new DOMException('gesture first', 'NotAllowedError'));
  const { show } = stubIntersectionObserver();
  const { container } = await mount(
    <FileVideo sources={['/a.mp4']} sizes="50vw" label="a talk" autoPlay />,
  );
  await show(true);
  expect(find(container, 'button').getAttribute('aria-label')).toBe('Play a talk');
});

test('an end without a loop shows the play control', async () => {
  const { show } = stubIntersectionObserver();
  const { container } = await mount(
    <FileVideo sources={['/a.mp4']} sizes="50vw" label="a talk" autoPlay muted />,
  );
  await show(true);
  await dispatch(find(container, 'video'), 'ended');
  expect(find(container, 'button').getAttribute('aria-label')).toBe('Play a talk');
});

test('a file that cannot play leaves its poster and a link to it', async () => {
  stubIntersectionObserver();
  const { container } = await mount(loop);
  await dispatch(find(container, 'source:last-of-type'), 'error');
  expect(container.querySelector('video')).toBeNull();
  expect(find(container, 'img').getAttribute('alt')).toBe('the tide');
  expect(find(container, 'a').getAttribute('href')).toBe('/media/loop.mp4');
});
