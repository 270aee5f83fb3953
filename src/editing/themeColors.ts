import type { NamedColor } from '#page-editor';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';

const NAMES = [
  'background',
  'surface',
  'text',
  'brand',
  'brandText',
  'accent',
  'positive',
  'negative',
] as const;

/** The colours of the site's themes by their names, each once. */
export const themeColors: readonly NamedColor[] = (
  [
    ['dark', darkPalette],
    ['light', lightPalette],
  ] as const
)
  .flatMap(([theme, palette]) =>
    NAMES.map((name) => ({
      name: `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}, ${theme}`,
      color: palette[name].toUpperCase(),
    })),
  )
  .filter(({ color }, index, all) => all.findIndex((one) => one.color === color) === index);
