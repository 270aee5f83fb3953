// @vitest-environment happy-dom
import type { EmbedField } from '@prismicio/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ScriptAccessContext } from '#ui/embed/scriptAccess.ts';
import { Embed } from '#ui/embed/Embed.tsx';
import { click, dispatch, find, mount } from './mount.tsx';
import { stubIntersectionObserver } from './observer.ts';

function oembed(embed_url: string, title: string): EmbedField {
  return { type: 'link', version: '1.0', embed_url, title, html: null };
}

function scripts() {
  return [...document.head.querySelectorAll('script')];
}

beforeEach(() => {
  // The scripts are not fetched here: tests decide whether they load.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      if (node instanceof Element) document.head.insertBefore(inert(node), null);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Keeps an element from loading what it names. */
function inert(node: Element) {
  node.setAttribute('type', 'text/plain');
  return node;
}

test('a player is requested only when the visitor starts it', async () => {
  const create = document.createElement.bind(document);
  // The test browser complains about every frame it is not allowed to load.
  vi.spyOn(document, 'createElement').mockImplementation((tag: string) =>
    create(tag === 'iframe' ? 'article' : tag),
  );
  const { container } = await mount(<Embed oembed={oembed('https://vimeo.com/1', 'A film')} />);
  expect(container.querySelector('[src]')).toBeNull();
  await click(find(container, 'button'));
  const frame = find(container, '[src]');
  expect(frame.getAttribute('src')).toBe('https://player.vimeo.com/video/1?autoplay=1');
  expect(frame.getAttribute('title')).toBe('A film');
});

describe('a provider that renders by script', () => {
  test('stays a link where the policy of the page lacks its script', async () => {
    const { show } = stubIntersectionObserver();
    const ask = vi.fn(() => 'refused' as const);
    const { container } = await mount(
      <ScriptAccessContext value={{ ask, reload: () => {} }}>
        <Embed oembed={oembed('https://x.com/a/status/1', 'A post')} />
      </ScriptAccessContext>,
    );
    await show(true);
    expect(ask).toHaveBeenCalledWith(['https://platform.twitter.com/']);
    expect(scripts()).toEqual([]);
    expect(find<HTMLAnchorElement>(container, 'a').href).toBe('https://x.com/a/status/1');
  });

  test('is requested once, and only when near', async () => {
    const { show } = stubIntersectionObserver();
    const load = vi.fn();
    vi.stubGlobal('twttr', { widgets: { load } });
    const post = oembed('https://twitter.com/a/status/1', 'A post');
    await mount(
      <>
        <Embed oembed={post} />
        <Embed oembed={post} />
      </>,
    );
    expect(scripts()).toHaveLength(0);
    await show(true);
    expect(scripts().map(({ src }) => src)).toEqual(['https://platform.twitter.com/widgets.js']);
    await dispatch(find(document.head, 'script'), 'load');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('leaves a link when its script is blocked', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { show } = stubIntersectionObserver();
    const { container } = await mount(
      <Embed oembed={oembed('https://www.instagram.com/p/1/', 'A photo')} />,
    );
    await show(true);
    await dispatch(find(document.head, 'script[src*="instagram"]'), 'error');
    expect(find(container, 'a').getAttribute('href')).toBe('https://www.instagram.com/p/1/');
    expect(warned).toHaveBeenCalledOnce();
    expect(document.head.querySelector('script[src*="instagram"]')).toBeNull();
  });
});
