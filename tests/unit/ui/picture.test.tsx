// @vitest-environment happy-dom
import type { ImageField } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { Picture } from '#ui/Picture.tsx';
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

describe('a picture', () => {
  test.each([
    ['keeps its room', () => <Picture field={image()} sizes="50vw" />, /width="1000" height="600"/],
    [
      'is offered at its own width at most',
      () => <Picture field={image()} sizes="50vw" />,
      /w=1000&amp;q=80 1000w"/,
    ],
    ['says how wide it is drawn', () => <Picture field={image()} sizes="50vw" />, /sizes="50vw"/],
    [
      'is asked of the site itself',
      () => <Picture field={image()} sizes="50vw" />,
      / src="\/media\/cover.webp\?/,
    ],
    ['waits until it is near', () => <Picture field={image()} sizes="50vw" />, /loading="lazy"/],
    ['is decoded aside', () => <Picture field={image()} sizes="50vw" />, /decoding="async"/],
    [
      'comes first when asked',
      () => <Picture field={image()} sizes="50vw" priority />,
      /loading="eager" fetchPriority="high"/,
    ],
    ['takes a named quality', () => <Picture field={image()} sizes="50vw" quality="low" />, /q=20/],
    [
      'shows a surface while it loads',
      () => <Picture field={image()} sizes="50vw" />,
      /data-waiting="true"/,
    ],
    [
      'shows none when it is transparent',
      () => <Picture field={image()} sizes="50vw" placeholder="none" />,
      /^(?!.*data-waiting)/,
    ],
    [
      'says nothing beside its words',
      () => <Picture field={image()} sizes="50vw" decorative />,
      /alt=""/,
    ],
    [
      'has an empty alternative when none is written',
      () => <Picture field={image({ alt: null })} sizes="50vw" />,
      /alt=""/,
    ],
    [
      'fills a box of another shape',
      () => <Picture field={image()} sizes="50vw" fit="cover" aspect="16 / 9" />,
      /aspect-ratio:16 \/ 9.*data-fit="cover"/,
    ],
    [
      'leaves a drawing as it is',
      () => <Picture field={image({ url: '/media/icon.svg' })} sizes="56px" />,
      /^(?!.*srcSet).*src="\/media\/icon.svg"/,
    ],
  ])('%s', (_what, node, markup) => {
    expect(serverRender(node())).toMatch(markup);
  });

  test.each([[null], [undefined], [{}]])('draws nothing for %j', (empty) => {
    expect(serverRender(<Picture field={empty as ImageField} sizes="1px" />)).toBe('');
  });

  test('loses its surface once it is there', async () => {
    const { container } = await mount(<Picture field={image()} sizes="50vw" />);
    await dispatch(find(container, 'img'), 'load');
    expect(find<HTMLElement>(container, 'img').dataset['waiting']).toBeUndefined();
  });

  test('shows its words when it is broken', async () => {
    const { container } = await mount(<Picture field={image()} sizes="50vw" />);
    await dispatch(find(container, 'img'), 'error');
    expect(container.querySelector('img')).toBeNull();
    expect(container.textContent).toBe('A tide');
    expect(find<HTMLElement>(container, 'span').style.aspectRatio).toBe('1000 / 600');
  });

  test('tries again with another address', async () => {
    const { container, update } = await mount(<Picture field={image()} sizes="50vw" />);
    await dispatch(find(container, 'img'), 'error');
    await update(<Picture field={image({ url: '/media/other.webp' })} sizes="50vw" />);
    expect(find<HTMLImageElement>(container, 'img').getAttribute('src')).toMatch(
      '/media/other.webp',
    );
  });
});
