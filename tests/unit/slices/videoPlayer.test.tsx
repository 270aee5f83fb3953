// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerProps } from '#ui/player/loadPlayer.ts';
import { ScriptAccessContext } from '#ui/embed/scriptAccess.ts';
import { EmbedPlayer } from '#ui/player/EmbedPlayer.tsx';
import { find, mount } from '../ui/mount.tsx';
import { stubIntersectionObserver } from '../ui/observer.ts';
import { serverRender } from '../ui/serverRender.tsx';

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

beforeEach(() => Object.assign(given, { loads: 0, fails: false, props: undefined }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  expect(html).toMatch(/<noscript>.*href="https:\/\/soundcloud.com\/artist\/track".*<\/noscript>/);
  expect(html).not.toContain('sndcdn');
  expect(html).not.toContain('loading...');
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

test('a player that reports an error leaves its poster and a link', async () => {
  const { container, props } = await near();
  await act(async () => props.onError(150));
  leavesLink(container);
});

test('a stream that recovers keeps playing', async () => {
  const { container, props } = await near();
  await act(async () => props.onError('hlsError', { fatal: false }));
  expect(container.querySelector('iframe')).not.toBeNull();
});

test('a player whose code does not load leaves its poster and a link', async () => {
  given.fails = true;
  const { container } = await near();
  leavesLink(container);
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

test('an address no player knows is a link', () => {
  const html = serverRender(<EmbedPlayer address="https://example.com/film" title="A film" />);
  expect(html).toContain('href="https://example.com/film"');
  expect(html).toContain('Open video');
});
