// @vitest-environment happy-dom
import type { EmbedField, ImageField } from '@prismicio/client';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Embed } from '#ui/embed/Embed.tsx';
import { ScriptAccessContext } from '#ui/embed/scriptAccess.ts';
import { fittedSizes } from '#ui/image/fittedSizes.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { FileVideo } from '#ui/video/FileVideo.tsx';
import { click, dispatch, find, mount } from './mount.tsx';
import { stubIntersectionObserver } from './observer.ts';
import { serverRender } from './serverRender.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function image(rest: object = {}): ImageField {
  return {
    id: 'a',
    url: '/media/cover.webp',
    alt: 'A tide',
    copyright: null,
    dimensions: { width: 1000, height: 600 },
    edit: { x: 0, y: 0, zoom: 1, background: '#fff' },
    ...rest,
  };
}

type Props = Partial<ComponentProps<typeof ContentImage>>;
const picture = (props: Props = {}) => <ContentImage field={image()} sizes="50vw" {...props} />;

test.each([
  ['cover', [1, 1], '50vw', 'calc(1.600 * (50vw))'],
  ['cover', [16, 9], '50vw', '50vw'],
  ['contain', [1, 1], '50vw', '50vw'],
  [
    'contain',
    [20, 10],
    'auto, (min-width: 1024px) min(76px, 5vw), calc(9px + clamp(1px,2vw,3px))',
    'auto, (min-width: 1024px) calc(0.800 * (min(76px, 5vw))), calc(0.800 * (calc(9px + clamp(1px,2vw,3px))))',
  ],
] as const)(
  'a picture of 16:10 that is to %s a box of %s is as wide as it is drawn',
  (fit, aspect, sizes, drawn) => {
    expect(
      fittedSizes(sizes, fit, image({ dimensions: { width: 1600, height: 1000 } }), aspect),
    ).toBe(drawn);
  },
);

describe('an image', () => {
  test.each<[what: string, props: Props, markup: RegExp]>([
    ['reserves its space', {}, /width="1000" height="600"/],
    ['is loaded eagerly on request', { priority: true }, /loading="eager" fetchPriority="high"/],
    ['shows a surface while it loads', {}, /data-waiting="true"/],
    ['is decorative beside its text', { decorative: true }, /alt=""/],
    ['has an empty alternative if none is written', { field: image({ alt: null }) }, /alt=""/],
    [
      'fills a box of another shape',
      { fit: 'cover', aspect: '16 / 9' },
      /aspect-ratio:16 \/ 9.*data-fit="cover"/,
    ],
    [
      'leaves a drawing as it is',
      { field: image({ url: '/media/icon.svg' }) },
      /^(?!.*srcSet).*src="\/media\/icon.svg"/,
    ],
  ])('%s', (_what, props, markup) => {
    expect(serverRender(picture(props))).toMatch(markup);
  });

  test.each([null, undefined, {}])('renders nothing for %j', (empty) => {
    expect(serverRender(picture({ field: empty as ImageField }))).toBe('');
  });

  test('loses its placeholder once it has loaded', async () => {
    const { container } = await mount(picture());
    await dispatch(find(container, 'img'), 'load');
    expect(find<HTMLElement>(container, 'img').dataset['waiting']).toBeUndefined();
  });

  test('shows its alternative text when it is broken, and tries again with another address', async () => {
    const { container, update } = await mount(picture());
    await dispatch(find(container, 'img'), 'error');
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('A tide');
    expect(find<HTMLElement>(container, 'span').style.aspectRatio).toBe('1000 / 600');
    await update(picture({ field: image({ url: '/media/other.webp' }) }));
    expect(find(container, 'img').getAttribute('src')).toMatch('/media/other.webp');
  });
});

describe('a video of a file', () => {
  const play = vi.fn(async () => {});
  const pause = vi.fn();
  const own = { sources: ['/media/loop.mp4'], sizes: '50vw', label: 'the tide' };
  const loop = <FileVideo {...own} poster={image()} autoPlay muted loop />;

  beforeEach(() => {
    play.mockReset().mockResolvedValue(undefined);
    pause.mockReset();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  });

  /** A video in view. */
  async function inView(node = loop) {
    const { show } = stubIntersectionObserver();
    const { container } = await mount(node);
    expect(play).not.toHaveBeenCalled();
    await show(true);
    return { container, show, video: find<HTMLVideoElement>(container, 'video') };
  }

  const label = (container: Element) => find(container, 'button').getAttribute('aria-label');

  function preferReducedMotion() {
    // Cast: of a MediaQueryList only these parts are used.
    const list = { matches: true, addEventListener() {}, removeEventListener() {} };
    vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  }

  test('is sent with its files, its poster and its control', () => {
    const html = serverRender(loop);
    expect(html).toMatch(
      /<img sizes="50vw" srcSet="\/media\/cover.webp\?[^"]*w=640[^"]*" [^>]*alt=""/,
    );
    expect(html).toMatch(/ loading="lazy"/);
    expect(html).not.toMatch(/ poster=/);
    expect(html).toMatch(
      /<source src="\/media\/loop.webm" type="video\/webm"\/><source src="\/media\/loop.mp4"/,
    );
    expect(html).toMatch(/preload="none"/);
    expect(html).toMatch(/aria-label="Pause the tide"/);
    expect(serverRender(<FileVideo {...own} sources={[]} />)).toBe('');
  });

  test('plays in view and pauses out of it', async () => {
    const { show, video } = await inView();
    expect(play).toHaveBeenCalledOnce();
    expect(video.muted).toBe(true);
    pause.mockClear();
    await show(false);
    expect(pause).toHaveBeenCalledOnce();
  });

  test('a click pauses it and another plays it', async () => {
    const { container } = await inView();
    await click(find(container, 'button'));
    expect(label(container)).toBe('Play the tide');
    await click(find(container, 'button'));
    expect(label(container)).toBe('Pause the tide');
    expect(play).toHaveBeenCalledTimes(2);
  });

  test('with less motion waits for the visitor, behind its poster and not loaded', async () => {
    preferReducedMotion();
    const { container, video } = await inView();
    expect(play).not.toHaveBeenCalled();
    expect(video.getAttribute('preload')).toBe('none');
    await click(find(container, 'button'));
    expect(play).toHaveBeenCalledOnce();
    expect(video.getAttribute('preload')).toBe('auto');
  });

  test('with less motion and without a poster loads, so that its first frame is seen', async () => {
    preferReducedMotion();
    const { video } = await inView(<FileVideo {...own} autoPlay muted loop />);
    expect(video.getAttribute('preload')).toBe('auto');
  });

  test('shows that it loads until the first frame is there', async () => {
    const { container, video } = await inView();
    expect(container.querySelector('output')).not.toBeNull();
    await dispatch(video, 'loadeddata');
    expect(container.querySelector('output')).toBeNull();
  });

  test('shows the play control after a refused start, and after an end without a loop', async () => {
    play.mockRejectedValueOnce(new DOMException('gesture first', 'NotAllowedError'));
    const refused = await inView(<FileVideo {...own} autoPlay />);
    expect(label(refused.container)).toBe('Play the tide');
    play.mockClear();
    const ended = await inView(<FileVideo {...own} autoPlay muted />);
    await dispatch(ended.video, 'ended');
    expect(label(ended.container)).toBe('Play the tide');
  });

  test('that cannot play leaves its poster and a link to it', async () => {
    const { container } = await inView();
    await dispatch(find(container, 'source:last-of-type'), 'error');
    expect(container.querySelector('video')).toBeNull();
    expect(find(container, 'img').getAttribute('alt')).toBe('the tide');
    expect(find(container, 'a').getAttribute('href')).toBe('/media/loop.mp4');
  });
});

describe('an embed', () => {
  const oembed = (embed_url: string, title: string): EmbedField => {
    return { type: 'link', version: '1.0', embed_url, title, html: null };
  };
  const scripts = () => [...document.head.querySelectorAll('script')];

  beforeEach(() => {
    // The scripts are not fetched here: tests decide whether they load.
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) {
        if (!(node instanceof Element)) continue;
        node.setAttribute('type', 'text/plain');
        document.head.insertBefore(node, null);
      }
    });
  });

  test('of a player is requested only when the visitor starts it', async () => {
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

  test('by script stays a link where the policy of the page lacks its script', async () => {
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

  test('by script is requested once, and only when near', async () => {
    const { show } = stubIntersectionObserver();
    const load = vi.fn();
    vi.stubGlobal('twttr', { widgets: { load } });
    const post = <Embed oembed={oembed('https://twitter.com/a/status/1', 'A post')} />;
    await mount([<p key="one">{post}</p>, <p key="two">{post}</p>]);
    expect(scripts()).toHaveLength(0);
    await show(true);
    expect(scripts().map(({ src }) => src)).toEqual(['https://platform.twitter.com/widgets.js']);
    await dispatch(find(document.head, 'script'), 'load');
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('leaves a link when its script is blocked', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { show } = stubIntersectionObserver();
    const address = 'https://www.instagram.com/p/1/';
    const { container } = await mount(<Embed oembed={oembed(address, 'A photo')} />);
    await show(true);
    await dispatch(find(document.head, 'script[src*="instagram"]'), 'error');
    expect(find(container, 'a').getAttribute('href')).toBe(address);
    expect(warned).toHaveBeenCalledOnce();
    expect(document.head.querySelector('script[src*="instagram"]')).toBeNull();
  });
});
