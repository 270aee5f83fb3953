import type { Content } from '@prismicio/client';
import {
  contrastRatio,
  isColor,
  minContrast,
  minLargeContrast,
  readable,
} from '#ui/theme/contrast.ts';
import { darkPalette, lightPalette, themeNames, type ThemeName } from '#ui/theme/tokens.ts';

type Wanted = Pick<Content.TextBlockSlice['primary'], 'text_color' | 'background_color'>;

/** Colours of a block; undefined ones are inherited. */
interface BlockColors {
  readonly background?: string | undefined;
  readonly text?: string | undefined;
  /** The theme in which the text would be unreadable; there the page's text colour stays. */
  readonly unreadableIn?: ThemeName | undefined;
}

/** The colours around a block. */
interface Ground {
  readonly text?: string | null | undefined;
  readonly inverse?: string | null | undefined;
  readonly background?: string | null | undefined;
  /** Whether the page has the visitor's theme where it sets no background. */
  readonly themed: boolean;
}

const themes = { dark: darkPalette.background, light: lightPalette.background } as const;

/**
 * The author's colours, unless a pair is under 4.5:1: then the page's text or its inverse. On a
 * page in the visitor's theme a text colour alone is checked against both backgrounds.
 */
export function blockColors(
  { text_color: text, background_color: background }: Wanted,
  ground: Ground,
): BlockColors {
  if (isColor(background)) {
    const [first = darkPalette.text, ...others] = [ground.text, ground.inverse].filter(isColor);
    const fallbacks = [first, ...others, darkPalette.text, lightPalette.text] as const;
    return { background, text: readable<string>(text, background, fallbacks) };
  }
  if (!isColor(text)) return {};
  if (isColor(ground.background)) {
    return contrastRatio(text, ground.background) >= minContrast ? { text } : {};
  }
  if (!ground.themed) return { text };
  const failing = themeNames.find((name) => contrastRatio(text, themes[name]) < minContrast);
  return failing === undefined ? { text } : { text, unreadableIn: failing };
}

/**
 * The colour of a spread's headings on a block: the spread's own if it stands out from the block's
 * background, else the block's text colour.
 */
export function titleColor(
  spread: Pick<Content.ProjectDocument['data'], 'title_color' | 'background_color'> | undefined,
  block: BlockColors,
): string | undefined {
  const wanted = spread?.title_color;
  const ground = block.background ?? spread?.background_color;
  if (!isColor(wanted) || !isColor(ground)) return block.text;
  return contrastRatio(wanted, ground) >= minLargeContrast ? wanted : block.text;
}
