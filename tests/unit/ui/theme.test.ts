import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { type ColorName, darkPalette, lightPalette } from '#ui/theme/tokens.ts';

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
