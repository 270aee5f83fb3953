import { describe, expect, it } from 'vitest';
import { headerAt } from '#shell/header/headerAt.ts';
import { hasProjectFrame } from '#shell/pageKind.ts';

describe('the header at a scroll position', () => {
  it.each([
    // y, header, hello, hamburger, content under it
    [0, 1, true, false, false],
    [10, 1, true, false, false],
    [55, 0.5, true, false, true],
    [99, 0.011, true, false, true],
    [100, 0, false, false, true],
    [120, 0, false, false, true],
    [121, 0, false, true, true],
    [5000, 0, false, true, true],
  ])(
    'of %s px has opacity %s, hello %s, hamburger %s',
    (y, opacity, hello, hamburger, scrolled) => {
      const look = headerAt(y, 4);
      expect(look.opacity).toBeCloseTo(opacity, 2);
      expect(look.isHelloShown).toBe(hello);
      expect(look.isHamburgerShown).toBe(hamburger);
      expect(look.isScrolled).toBe(scrolled);
    },
  );

  it.each([
    [10, [1, 1, 1, 1]],
    [25, [0.5, 1, 1, 1]],
    [40, [0, 2 / 3, 1, 1]],
    [70, [0, 0, 1 / 3, 1]],
    [85, [0, 0, 0, 0.5]],
    [100, [0, 0, 0, 0]],
  ])('of %s px has quick links at %j, each 20 px after the one before', (y, opacities) => {
    const { links } = headerAt(y, 4);
    expect(links).toHaveLength(4);
    for (const [index, opacity] of opacities.entries()) {
      expect(links[index]?.opacity).toBeCloseTo(opacity);
      expect(links[index]?.rise).toBeCloseTo((1 - opacity) * 24);
    }
  });

  it.each([
    [0, 1],
    [99, 1],
    [100, 0],
  ])('of %s px is shown entirely or not at all where reduced motion is preferred', (y, opacity) => {
    const { links, ...look } = headerAt(y, 4, true);
    expect(look.opacity).toBe(opacity);
    expect(links).toEqual(Array.from({ length: 4 }, () => ({ opacity, rise: 0 })));
  });
});

describe('a framed page', () => {
  it.each([
    ['/project/kelp', true],
    ['/case-study/low-tide', true],
    ['/projects/public-services', false],
    ['/projects', false],
    ['/', false],
    ['/categories/product design', false],
  ])('%s is %s', (pathname, framed) => {
    expect(hasProjectFrame(pathname)).toBe(framed);
  });
});
