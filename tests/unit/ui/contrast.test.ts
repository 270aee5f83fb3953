import { describe, expect, test } from 'vitest';
import { darkPalette, lightPalette, type ColorName } from '#ui/theme/tokens.ts';

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
  test.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'sets %s on %s at 4.5 to 1 or more',
    (text, surface) => {
      expect(contrast(palette[text], palette[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['onBrand', 'brand'],
    ['onBrand', 'brandHover'],
    ['onBrand', 'brandPressed'],
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
  ] as const)('sets %s on %s at 4.5 to 1 or more', (text, fill) => {
    expect(contrast(palette[text], palette[fill])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['borderStrong', 'focus'] as const)('renders %s at 3 to 1 or more', (line) => {
    expect(contrast(palette[line], palette.background)).toBeGreaterThanOrEqual(3);
  });
});
