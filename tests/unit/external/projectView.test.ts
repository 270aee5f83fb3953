import { describe, expect, test } from 'vitest';
import { parseOnServer } from '#external/markup/parseOnServer.ts';
import { collectionItems } from '#external/view/collectionItems.ts';
import { frameSize, moduleViews } from '#external/view/moduleView.ts';
import { imageSizes, imageView } from '#external/view/imageView.ts';

const FRAME = '<iframe src="https://player.vimeo.com/video/1"></iframe>';

const only = (module: unknown) => moduleViews([module], parseOnServer)[0];

describe('an image', () => {
  test.each([
    [{ sizes: { max_1920: '/media/a?w=1920', max_3840: '/media/a?w=3840' } }, '/media/a?w=1920'],
    [{ sizes: { original: 'https://example.com/a.png' } }, 'https://example.com/a.png'],
    [{ sizes: { max_1920: 'javascript:alert(1)', max_1240: '/media/c' } }, '/media/c'],
    [{ sizes: { max_1920: 7 }, src: '/media/d' }, '/media/d'],
  ])('of %j is loaded from %s', (part, src) => {
    expect(imageView(part, imageSizes)?.src).toBe(src);
  });

  test.each([
    null,
    {},
    { src: 'data:image/svg+xml,x' },
    { src: `/${'a'.repeat(3000)}` },
    { sizes: { max_3840: '/media/too-large' } },
  ])('of %j is none', (part) => {
    expect(imageView(part, imageSizes)).toBeNull();
  });

  test.each([
    [{ width: '1600', height: '1000' }, [1600, 1000]],
    [{ width: 1600 }, [null, null]],
    [{ width: 1e9, height: 10 }, [null, null]],
  ])('of the size %j takes %j', (size, expected) => {
    const view = imageView({ src: '/media/a', ...size }, imageSizes);
    expect([view?.width, view?.height]).toEqual(expected);
  });

  const at = (size: string) => `https://images.example.com/${size}.png`;

  test.each([
    [
      { max_1400: at('b'), max_1920: at('c'), source: at('d') },
      `${at('b')} 1400w, ${at('c')} 1600w`,
    ],
    [{ disp: at('a'), hd: at('b') }, `${at('a')} 600w, ${at('b')} 1400w`],
    [{ max_1400: '/media/b', max_1920: '/media/c' }, undefined],
    [{ max_1400: at('b, c 9w'), max_1920: at('c'), hd: 'javascript:1' }, undefined],
  ])('in the sizes %j is offered as %s', (sizes, srcSet) => {
    const part = { sizes, src: at('a'), width: 1600, height: 1000 };
    expect(imageView(part, imageSizes)?.srcSet).toBe(srcSet);
  });

  test.each([
    ['x'.repeat(5000), 'x'.repeat(1000)],
    [5, ''],
  ])('described as %j has the alternative text %j', (alt_text, alt) => {
    expect(imageView({ src: '/media/a', alt_text }, imageSizes)?.alt).toBe(alt);
  });
});

describe('a collection', () => {
  const part = (fields: object) => ({ sizes: { hd: '/media/a?w=1400' }, ...fields });

  test('uses the hd size and shares its rows by flex width', () => {
    const items = collectionItems([
      part({ flex_width: 1.6, width: 1600, height: 1000 }),
      part({ flex_width: 0.8 }),
    ]);
    expect(items.map(({ share }) => share)).toEqual([1.3333, 0.6667]);
    expect(items[0]?.image.src).toBe('/media/a?w=1400');
  });

  test('falls back to the shape of the images, and to equal shares', () => {
    const shapes = collectionItems([part({ width: 300, height: 200 }), part({})]);
    expect(shapes.map(({ share }) => share)).toEqual([1.5, 1]);
    const mixed = collectionItems([part({ flex_width: 3 }), part({ flex_width: 'wide' })]);
    expect(mixed.map(({ share }) => share)).toEqual([1, 1]);
  });

  test('gives an image without dimensions those of its flex sizes', () => {
    const [item] = collectionItems([part({ flex_width: 1.6, flex_height: 1 })]);
    expect(item?.image).toMatchObject({ width: 1000, height: 625 });
  });

  test('bounds shares and numbers, and leaves out what has no address', () => {
    const items = collectionItems([
      part({ flex_width: 19_999 }),
      ...Array.from({ length: 50 }, () => part({ flex_width: 1 })),
    ]);
    expect(items[0]?.share).toBe(5);
    expect(items[1]?.share).toBe(0.2);
    expect(collectionItems(Array.from({ length: 5000 }, () => part({})))).toHaveLength(200);
    expect(collectionItems([null, 'x', {}, part({})])).toHaveLength(1);
  });
});

test.each([
  [{ width: 560, height: 315 }, 560 / 315, 560],
  [{ width: 16, height: 9, width_unit: '%' }, 16 / 9, null],
  [{ width_unit: '%', original_width: 400, original_height: 300 }, 4 / 3, null],
  [{ width: 10_000, height: 1 }, 16 / 9, 10_000],
])('a frame of %j has the ratio %d and the width %j', (module, ratio, width) => {
  expect(frameSize(module)).toEqual({ ratio, width });
});

describe('a module', () => {
  test.each([
    [{ type: 'text', text: '<div>a</div>' }, 'text'],
    [{ type: 'image', src: '/media/a' }, 'image'],
    [{ type: 'media_collection', components: [{ src: '/media/a' }] }, 'collection'],
    [{ type: 'video', embed: FRAME }, 'video'],
    [{ type: 'embed', embed: FRAME }, 'embed'],
  ])('%j is rendered as %s', (module, kind) => {
    expect(only(module)?.kind).toBe(kind);
  });

  test.each([
    { type: 'three_d', src: '/media/a' },
    { type: 'constructor' },
    { type: 'text', text: '  ' },
    { type: 'media_collection', components: [] },
    { type: 'video', embed: '' },
    { type: 'embed', embed: '<iframe>' },
    { type: 'text', text: '<script>1</script>' },
    null,
  ])('%j renders nothing', (module) => {
    expect(only(module)).toBeUndefined();
  });

  test.each([
    ['1', true],
    ['0', false],
    [undefined, false],
  ])('with full_bleed %j reaches the edges: %j', (full_bleed, expected) => {
    expect(only({ type: 'image', src: '/media/a', full_bleed })?.fullBleed).toBe(expected);
  });

  test('keeps its index among those that render nothing, as its key', () => {
    const modules = ['a', 'b'].map((text) => ({ type: 'text', text }));
    const views = moduleViews([modules[0], { type: 'three_d' }, modules[1]], parseOnServer);
    const texts = views.map((view) => view.kind === 'text' && view.blocks[0]?.children);
    expect(texts).toEqual([['a'], ['b']]);
    expect(new Set(views.map(({ key }) => key)).size).toBe(2);
  });

  test('is bounded in number and size', () => {
    const modules = Array.from({ length: 5000 }, () => ({ type: 'text', text: 'x' }));
    modules[0] = { type: 'text', text: 'x'.repeat(2_000_000) };
    const views = moduleViews(modules, parseOnServer);
    expect(views).toHaveLength(300);
    expect(views[0]).toMatchObject({ blocks: [{ children: ['x'.repeat(100_000)] }] });
  });
});
