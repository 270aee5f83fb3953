// @vitest-environment happy-dom
import type { ImageField } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { dispatch, find, mount } from './mount.tsx';
import { serverRender } from './serverRender.tsx';

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

describe('an image', () => {
  test.each([
    [
      'reserves its space',
      () => <ContentImage field={image()} sizes="50vw" />,
      /width="1000" height="600"/,
    ],
    [
      'is offered at its own width at most',
      () => <ContentImage field={image()} sizes="50vw" />,
      /w=1000&amp;q=80 1000w"/,
    ],
    [
      'states its rendered width',
      () => <ContentImage field={image()} sizes="50vw" />,
      /sizes="50vw"/,
    ],
    [
      'is requested from the site itself',
      () => <ContentImage field={image()} sizes="50vw" />,
      / src="\/media\/cover.webp\?/,
    ],
    [
      'waits until it is near',
      () => <ContentImage field={image()} sizes="50vw" />,
      /loading="lazy"/,
    ],
    ['is decoded aside', () => <ContentImage field={image()} sizes="50vw" />, /decoding="async"/],
    [
      'is loaded eagerly when its prop says so',
      () => <ContentImage field={image()} sizes="50vw" priority />,
      /loading="eager" fetchPriority="high"/,
    ],
    [
      'takes a named quality',
      () => <ContentImage field={image()} sizes="50vw" quality="low" />,
      /q=20/,
    ],
    [
      'shows a surface while it loads',
      () => <ContentImage field={image()} sizes="50vw" />,
      /data-waiting="true"/,
    ],
    [
      'shows none when it is transparent',
      () => <ContentImage field={image()} sizes="50vw" placeholder="none" />,
      /^(?!.*data-waiting)/,
    ],
    [
      'is decorative beside its text',
      () => <ContentImage field={image()} sizes="50vw" decorative />,
      /alt=""/,
    ],
    [
      'has an empty alternative when none is written',
      () => <ContentImage field={image({ alt: null })} sizes="50vw" />,
      /alt=""/,
    ],
    [
      'fills a box of another shape',
      () => <ContentImage field={image()} sizes="50vw" fit="cover" aspect="16 / 9" />,
      /aspect-ratio:16 \/ 9.*data-fit="cover"/,
    ],
    [
      'leaves a drawing as it is',
      () => <ContentImage field={image({ url: '/media/icon.svg' })} sizes="56px" />,
      /^(?!.*srcSet).*src="\/media\/icon.svg"/,
    ],
  ])('%s', (_what, node, markup) => {
    expect(serverRender(node())).toMatch(markup);
  });

  test.each([[null], [undefined], [{}]])('renders nothing for %j', (empty) => {
    expect(serverRender(<ContentImage field={empty as ImageField} sizes="1px" />)).toBe('');
  });

  test('loses its placeholder once it has loaded', async () => {
    const { container } = await mount(<ContentImage field={image()} sizes="50vw" />);
    await dispatch(find(container, 'img'), 'load');
    expect(find<HTMLElement>(container, 'img').dataset['waiting']).toBeUndefined();
  });

  test('shows its alternative text when it is broken', async () => {
    const { container } = await mount(<ContentImage field={image()} sizes="50vw" />);
    await dispatch(find(container, 'img'), 'error');
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('A tide');
    expect(find<HTMLElement>(container, 'span').style.aspectRatio).toBe('1000 / 600');
  });

  test('tries again with another address', async () => {
    const { container, update } = await mount(<ContentImage field={image()} sizes="50vw" />);
    await dispatch(find(container, 'img'), 'error');
    await update(<ContentImage field={image({ url: '/media/other.webp' })} sizes="50vw" />);
    expect(find<HTMLImageElement>(container, 'img').getAttribute('src')).toMatch(
      '/media/other.webp',
    );
  });
});
