import { describe, expect, test } from 'vitest';
import {
  type ColorName,
  darkPalette,
  lightPalette,
  typeAt,
  type TypeRole,
  typeScale,
} from '#ui/theme/tokens.ts';
import { below, largestSize, stepped, steppedLarge, type, up } from '#ui/theme/mixins.ts';

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

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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
    expect(contrast(palette[text], palette[fill])).toBeGreaterThanOrEqual(least);
  });
});

test('media queries begin at a breakpoint, or end just below it', () => {
  expect(up('md')).toBe('@media (min-width: 768px)');
  expect(below('md')).toBe('@media (max-width: 767.98px)');
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
