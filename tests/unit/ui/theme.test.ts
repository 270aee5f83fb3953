import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import {
  type ColorName,
  darkPalette,
  lightPalette,
  typeAt,
  type TypeRole,
  typeScale,
} from '#ui/theme/tokens.ts';
import { largestSize, stepped, steppedLarge, type } from '#ui/theme/mixins.ts';

const surfaces = ['background', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const texts = [
  'text',
  'textMuted',
  'textSubtle',
  'brandText',
  'accentText',
  'positive',
  'negative',
] as const;

describe.each([
  ['dark', darkPalette],
  ['light', lightPalette],
])('the %s theme', (_name, palette: Record<ColorName, string>) => {
  test.each([
    ...texts.flatMap((text) => surfaces.map((surface) => [text, surface, 4.5] as const)),
    ['onBrand', 'brand', 4.5],
    ['onBrand', 'brandHover', 4.5],
    ['onBrand', 'brandPressed', 4.5],
    ['onAccent', 'accent', 4.5],
    ['borderStrong', 'background', 3],
    ['focus', 'background', 3],
  ] as const)('sets %s on %s at %d to 1 or more', (text, fill, least) => {
    expect(contrastRatio(palette[text], palette[fill])).toBeGreaterThanOrEqual(least);
  });
});

describe('stepped', () => {
  test('writes the base and then each breakpoint in order', () => {
    expect(stepped('gap', { base: 16, lg: 48, md: 32 })).toBe(
      'gap: 1rem;\n@media (min-width: 768px) { gap: 2rem; }\n@media (min-width: 1024px) { gap: 3rem; }',
    );
  });

  test('lets the last grow with the window for a length that belongs to titles', () => {
    expect(steppedLarge('gap', { base: 1, md: 2 })).toBe(
      'gap: 1px;\n@media (min-width: 768px) { gap: calc(2 * var(--unit)); }',
    );
  });
});

// Keys of a constant object, which TypeScript widens to string.
test.each(Object.keys(typeAt) as TypeRole[])(
  'type sets %s at every breakpoint it names',
  (role) => {
    const steps = Object.values(typeAt[role]);
    const sizes = [...type(role).matchAll(/font-size: ([^;]+);/g)].map(([, size]) => size);
    const inRem = steps.map((step) => `${typeScale[step].size / 16}rem`);
    expect(sizes).toEqual([...inRem.slice(0, -1), largestSize(role)]);
  },
);
