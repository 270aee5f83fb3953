// @vitest-environment happy-dom
import type { Content } from '@prismicio/client';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { duration } from '#ui/theme/tokens.ts';
import { MovingGallery } from '../../../slices/MovingGallery/index.tsx';
import { sampleSlices } from '../../support/slices.tsx';
import { click, dispatch, find, mount } from '../ui/mount.tsx';
import { stubIntersectionObserver } from '../ui/observer.ts';
import { serverRender } from '../ui/serverRender.tsx';

const samples = await sampleSlices();
// Cast: the mock data of this very slice.
const sample = samples.find(({ type }) => type === 'moving_gallery')
  ?.filled as Content.MovingGallerySlice;
const gallery = <MovingGallery slice={sample} index={0} />;
const first = 'Tide app with a height of 2.4 metres over an orange wave.';
const film = 'Layered orange waves beside a dark shore line.';

const play = vi.fn(async () => {});
const pause = vi.fn();

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a moving gallery on the server', () => {
  const html = serverRender(gallery);

  test('has two columns more than its field says, alternating in direction', () => {
    const directions = [...html.matchAll(/data-direction="(\w+)"/g)].map(([, one]) => one);
    expect(directions).toEqual(['up', 'down', 'up', 'down', 'up', 'down']);
  });

  test('names each item once and hides every copy', () => {
    const buttons = html.match(/<button[^>]*data-item[^>]*>/g) ?? [];
    const named = buttons.filter((button) => button.includes('aria-label='));
    expect(named).toHaveLength(5);
    expect(named.filter((button) => button.includes(first))).toHaveLength(1);
    for (const button of buttons.filter((one) => !named.includes(one))) {
      expect(button).toContain('aria-hidden="true"');
      expect(button).toContain('tabindex="-1"');
    }
  });

  test('has one button that pauses all of it', () => {
    expect(html.match(/<button[^>]*aria-label="Pause Gallery"/g)).toHaveLength(1);
  });

  test('requests images at 640 px at most', () => {
    const widths = [...html.matchAll(/[?;]w=(\d+)/g)].map(([, width]) => Number(width));
    expect(Math.max(...widths)).toBe(640);
    expect(html).toMatch(/ src="[^"]*w=640/);
  });

  test('renders nothing without items', () => {
    expect(serverRender(<MovingGallery slice={{ ...sample, items: [] }} index={0} />)).toBe('');
  });

  test('does not move at speed 0', () => {
    const still = { ...sample, primary: { ...sample.primary, speed: 0 } };
    expect(serverRender(<MovingGallery slice={still} index={0} />)).toContain('data-still');
  });
});

describe('an item of a moving gallery', () => {
  const item = (container: Element, name: string) =>
    find<HTMLButtonElement>(container, `button[aria-label="${name}"]`);
  const dialog = () => document.querySelector<HTMLElement>('dialog');
  const leave = () => act(() => new Promise((done) => setTimeout(done, duration.quick + 50)));

  beforeEach(() => void stubIntersectionObserver());

  test('opens over the whole page, named, with the page behind inert and paused', async () => {
    const { container } = await mount(gallery);
    await click(item(container, first));
    expect(dialog()?.getAttribute('aria-label')).toBe(first);
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
    expect(container.inert).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  test.each([
    ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
    ['a press on it', () => dialog()?.click()],
    ['its button', () => dialog()?.querySelector('button')?.click()],
  ])('closes by %s and returns the focus', async (_way, close) => {
    const { container } = await mount(gallery);
    await click(item(container, first));
    await act(async () => void close());
    await leave();
    expect(dialog()).toBeNull();
    expect(container.inert).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    expect(document.activeElement).toBe(item(container, first));
  });

  test('opens as a video where it has one', async () => {
    const { container } = await mount(gallery);
    await click(item(container, film));
    const video = dialog()?.querySelector('video');
    expect(video?.querySelector('source')?.getAttribute('src')).toBe('/media/loop-tide.webm');
    expect(video?.getAttribute('poster')).toContain('loop-tide.webp');
  });
});

test('a gallery out of view pauses, and its videos with it', async () => {
  const { show } = stubIntersectionObserver();
  const { container } = await mount(gallery);
  const section = find<HTMLElement>(container, 'section');
  expect(section.hasAttribute('data-away')).toBe(false);
  await show(false);
  expect(section.hasAttribute('data-away')).toBe(true);
  expect(play).not.toHaveBeenCalled();
  await show(true);
  expect(section.hasAttribute('data-away')).toBe(false);
  expect(play).toHaveBeenCalled();
  const video = find<HTMLVideoElement>(section, 'video');
  expect(video.hasAttribute('data-started')).toBe(false);
  await dispatch(video, 'playing');
  expect(video.hasAttribute('data-started')).toBe(true);
});
