import type { NamedColor } from '#page-editor';
import { CANVAS_PATH } from '#page-editor/paths';
import { createContentClient } from '#content/client.ts';
import { readLookDocument } from '#content/lookDocument.ts';
import { readLook } from '#ui/look/look.ts';
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

/** The colours of the site's themes by their names, each once; `look`: the fields of its document. */
export function themeColors(look: unknown): readonly NamedColor[] {
  const { ramp } = readLook(look);
  return (
    [
      ['dark', { ...darkPalette, ...ramp?.dark.colors }],
      ['light', { ...lightPalette, ...ramp?.light.colors }],
    ] as const
  )
    .flatMap(([theme, palette]) =>
      NAMES.map((name) => ({
        name: `${name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}, ${theme}`,
        color: palette[name].toUpperCase(),
      })),
    )
    .filter(({ color }, index, all) => all.findIndex((one) => one.color === color) === index);
}

/** The same in the look as it is edited; in that of the design where it cannot be read. */
export async function readThemeColors(): Promise<readonly NamedColor[]> {
  const endpoint = `${window.location.origin}${CANVAS_PATH}/api/v2`;
  const look = await readLookDocument(createContentClient({ endpoint })).catch(() => null);
  return themeColors(look?.data);
}
