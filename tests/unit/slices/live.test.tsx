// @vitest-environment happy-dom
import type { Content } from '@prismicio/client';
import { act, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { duration } from '#ui/theme/tokens.ts';
import type { PlayerProps } from '#ui/player/loadPlayer.ts';
import { ScriptAccessContext } from '#ui/embed/scriptAccess.ts';
import { EmbedPlayer } from '#ui/player/EmbedPlayer.tsx';
import { MovingGallery } from '../../../slices/MovingGallery/index.tsx';
import { sample as sampleOf } from '../../support/slices.tsx';
import { click, dispatch, find, mount } from '../ui/mount.tsx';
import { stubIntersectionObserver } from '../ui/observer.ts';
import { serverRender } from '../ui/serverRender.tsx';
import { VideoCover } from '../../../slices/VideoCover/index.tsx';
import { ImageSwitcher } from '../../../slices/ImageSwitcher/index.tsx';

const given = vi.hoisted(() => ({ loads: 0, fails: false, props: undefined as unknown }));

vi.mock('#ui/player/loadPlayer.ts', () => ({
  playerConfig: {},
  loadPlayer: async () => {
    given.loads++;
    if (given.fails) throw new Error('chunk');
    return (props: unknown) => {
      given.props = props;
      return createElement('iframe', { srcDoc: 'film', sandbox: '' });
    };
  },
}));

// Cast: the mock data of this very slice.
const sample = sampleOf('moving_gallery') as Content.MovingGallerySlice;
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

  test('does not move at speed 0, and is not there without items', () => {
    const still = { ...sample, primary: { ...sample.primary, speed: 0 } };
    expect(serverRender(<MovingGallery slice={still} index={0} />)).toContain('data-still');
    expect(serverRender(<MovingGallery slice={{ ...sample, items: [] }} index={0} />)).toBe('');
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

test('a cover plays by itself in view, silent and again and again, and can be paused', async () => {
  const { show } = stubIntersectionObserver();
  const cover = async (poster: object) => {
    // Cast: the mock data of this very slice.
    const slice = sampleOf('video_cover', poster) as Content.VideoCoverSlice;
    const { container } = await mount(<VideoCover slice={slice} index={0} />);
    return {
      video: find<HTMLVideoElement>(container, 'video'),
      control: find(container, 'button').getAttribute('aria-label'),
    };
  };
  const { video, control } = await cover({});
  await show(true);
  expect(play.mock.contexts).toContain(video);
  expect([video.muted, video.loop]).toEqual([true, true]);
  expect(control).toBe('Pause Thin metal rings turning around a small bright sphere.');
  expect((await cover({ poster: {} })).control).toBe('Pause a silent loop');
});

test('a cover shows the film that takes the place of another', async () => {
  stubIntersectionObserver();
  // Casts: the mock data of this very slice, and another file.
  const one = sampleOf('video_cover') as Content.VideoCoverSlice;
  const video_file = { ...one.primary.video_file, url: '/media/other.mp4' };
  const other = sampleOf('video_cover', { video_file }) as Content.VideoCoverSlice;
  const { container, update } = await mount(<VideoCover slice={one} index={0} />);
  const video = find(container, 'video');
  await update(<VideoCover slice={other} index={0} />);
  // Browsers keep the file of one whose sources change.
  expect(find(container, 'video')).not.toBe(video);
});

describe('an image switcher', () => {
  function switcher(fields: Record<string, unknown> = {}) {
    const image = { url: '/media/a.webp', dimensions: { width: 1800, height: 1125 } };
    const made = sampleOf('image_switcher', {
      starting_state: 'On',
      title_text: 'Night water',
      on_text: 'Night palette',
      off_text: 'Day palette',
      on_image: { ...image, alt: 'By night.' },
      off_image: { ...image, alt: 'By day.' },
      ...fields,
    });
    // Cast: the mock data of this very slice.
    return <ImageSwitcher slice={made as Content.ImageSwitcherSlice} index={0} />;
  }

  const hidden = (container: Element) =>
    [...container.querySelectorAll('[aria-hidden="true"] img')].map((image) =>
      image.getAttribute('alt'),
    );

  it('swaps image and label with its state, and exposes the state', async () => {
    const { container } = await mount(switcher());
    const control = find<HTMLButtonElement>(container, '[role="switch"]');
    expect(control.textContent).toContain('Night palette');
    expect(control.getAttribute('aria-checked')).toBe('true');
    // The name stays while the label swaps.
    expect(control.getAttribute('aria-label')).toBe('Night water: Night palette');
    await click(control);
    expect(control.textContent).toContain('Day palette');
    expect(control.getAttribute('aria-checked')).toBe('false');
    expect(hidden(container)).toEqual(['By night.']);
    expect(control.getAttribute('aria-label')).toBe('Night water: Night palette');
  });

  it('follows its starting state while that is edited, until somebody switches it', async () => {
    const { container, update } = await mount(switcher({ starting_state: 'Off' }));
    await update(switcher());
    expect(hidden(container)).toEqual(['By day.']);
    await click(find(container, '[role="switch"]'));
    await update(switcher({ starting_state: 'Off' }));
    await update(switcher());
    expect(hidden(container)).toEqual(['By night.']);
  });

  it('shows its starting state without JavaScript', () => {
    const html = renderToStaticMarkup(switcher({ starting_state: 'Off' }));
    expect(html).toMatch(/aria-hidden="false"><img[^>]*alt="By day\."/);
    expect(html).toMatch(/aria-hidden="true"><img[^>]*alt="By night\."/);
  });

  it.each([
    ['on', { off_image: {} }, 'By night.'],
    ['off', { on_image: {}, starting_state: 'On' }, 'By day.'],
  ])('shows the %s image without a switch where it has no other', (_, fields, alt) => {
    const html = renderToStaticMarkup(switcher(fields));
    expect(html).not.toContain('role="switch"');
    expect(html).toContain(alt);
    expect(html).not.toContain('aria-hidden="true"');
  });

  it('renders nothing without images', () => {
    expect(renderToStaticMarkup(switcher({ on_image: {}, off_image: {} }))).toBe('');
  });
});

describe('the player of an embed', () => {
  beforeEach(() => Object.assign(given, { loads: 0, fails: false, props: undefined }));

  afterEach(() => void vi.useRealTimers());

  const address = 'https://soundcloud.com/artist/track';
  const embed = (
    <EmbedPlayer address={address} title="A track" poster="https://i1.sndcdn.com/a.jpg" />
  );
  const near = async () => {
    const { show } = stubIntersectionObserver();
    const { container } = await mount(embed);
    await show(true);
    // Cast: what the stand-in above was given.
    const props = given.props as PlayerProps;
    return { container, props };
  };
  const leavesLink = (container: Element) => {
    expect(container.querySelector('iframe')).toBeNull();
    expect(find<HTMLAnchorElement>(container, 'a').href).toBe(address);
    expect(container.textContent).toContain('Open on SoundCloud');
    expect(find<HTMLImageElement>(container, 'img').alt).toBe('A track');
  };

  test('without JavaScript an embed is a link, and nothing of the other site is requested', () => {
    const html = serverRender(embed);
    expect(html).toMatch(
      /<noscript>.*href="https:\/\/soundcloud.com\/artist\/track".*<\/noscript>/,
    );
    expect(html).not.toContain('sndcdn');
    expect(html).not.toContain('loading...');
    const unknown = serverRender(<EmbedPlayer address="https://example.com/film" title="A film" />);
    expect(unknown).toMatch(/href="https:\/\/example.com\/film".*Open video/);
  });

  test('the player is requested only when it is near', async () => {
    const { show } = stubIntersectionObserver();
    const { container } = await mount(embed);
    expect(given.loads).toBe(0);
    await show(false);
    expect(given.loads).toBe(0);
    await show(true);
    expect(given.loads).toBe(1);
    expect(container.querySelector('iframe')).not.toBeNull();
  });

  test.each(['reloading', 'refused'] as const)(
    'while the policy makes its script %s the player is not requested',
    async (state) => {
      const { show } = stubIntersectionObserver();
      const reload = vi.fn();
      const ask = vi.fn(() => state);
      const { container } = await mount(
        <ScriptAccessContext value={{ ask, reload }}>{embed}</ScriptAccessContext>,
      );
      // The way to the page would be cut short.
      expect(reload).not.toHaveBeenCalled();
      await show(true);
      expect(ask).toHaveBeenCalledWith(['https://w.soundcloud.com/player/api.js']);
      expect(given.loads).toBe(0);
      expect(reload).toHaveBeenCalledTimes(state === 'reloading' ? 1 : 0);
      if (state === 'refused') leavesLink(container);
    },
  );

  test('a spinner shows until the player is ready, whose frame then has the title', async () => {
    const { container, props } = await near();
    expect(container.textContent).toContain('loading...');
    await act(async () => props.onReady());
    expect(container.textContent).not.toContain('loading...');
    expect(find<HTMLIFrameElement>(container, 'iframe').title).toBe('A track');
  });

  test('a stream that recovers keeps playing; a player that reports an error, or whose code does not load, leaves its poster and a link', async () => {
    const { container, props } = await near();
    await act(async () => props.onError('hlsError', { fatal: false }));
    expect(container.querySelector('iframe')).not.toBeNull();
    await act(async () => props.onError(150));
    leavesLink(container);
    given.fails = true;
    leavesLink((await near()).container);
  });

  test('a player that is not ready after 15 s counts as blocked', async () => {
    vi.useFakeTimers();
    const { container } = await near();
    await act(async () => vi.advanceTimersByTime(14_999));
    expect(container.querySelector('iframe')).not.toBeNull();
    await act(async () => vi.advanceTimersByTime(1));
    leavesLink(container);
  });

  test('a script blocked without an error event is noticed and not logged to the console', async () => {
    const { container } = await near();
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
      reason: new Error('Failed to load https://w.soundcloud.com/player/api.js'),
    });
    await act(async () => window.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    leavesLink(container);
  });
});
