import type { Content } from '@prismicio/client';
import {
  coloursOf,
  contrastRatio,
  isColor,
  minContrast as TEXT,
  minLargeContrast as LARGE,
  readable,
  softened,
} from '#ui/theme/contrast.ts';
import { caseStudyFallback } from '#ui/theme/tokens.ts';

type Colours = Pick<
  Content.CaseStudyDocument['data'],
  | 'background_color'
  | 'border_color'
  | 'brand_color'
  | 'card_color'
  | 'negative_color'
  | 'positive_color'
  | 'text_color'
  | 'text_color_inverted'
>;

/** Minimum contrast of meaningful graphics: WCAG 2.2, 1.4.11. */
const GRAPHIC = 3;

/** The fallback palette whose text stands out better on a background. */
function paletteFor(background: string) {
  const { dark, light } = caseStudyFallback;
  return contrastRatio(dark.text_color, background) >= contrastRatio(light.text_color, background)
    ? dark
    : light;
}

/**
 * The colours of a case study as CSS variables: the document's own, unless a pair falls below its
 * ratio. Without a background that is the visitor's theme, and those of brand, border and cards have to fit
 * both; no colour of text does.
 */
export function caseStudyVariables(data: Colours): Record<string, string> {
  const { background_color: background } = data;
  return isColor(background) ? onOwnBackground(data, background) : onThemes(data);
}

/** The colours of text on a ground of the brand: of callouts, whose text is large, and of buttons. */
function onBrand(brand: string, text: string, inverted: string, ends: readonly [string, string]) {
  const button = readable(inverted, brand, [text, ...ends], TEXT);
  return {
    '--cs-text-on-brand': readable(text, brand, [button, ...ends], LARGE),
    '--cs-text-inverted': readable(inverted, brand, [button, ...ends], LARGE),
    '--on-brand': button,
  };
}

function onThemes(data: Colours): Record<string, string> {
  // Its palettes are those of the themes.
  const { dark, light } = caseStudyFallback;
  const grounds = [dark.background_color, light.background_color];
  const fits = (color: string | null | undefined): color is string =>
    isColor(color) && grounds.every((ground) => contrastRatio(color, ground) >= GRAPHIC);
  const { border_color: border, brand_color: brand, card_color: card, text_color: text } = data;
  const ends = [dark.text_color, light.text_color] as const;
  return {
    ...(isColor(border) && { '--frame-color': border }),
    ...(isColor(card) && {
      '--cs-card-text': readable<string>(text, card, ends, TEXT),
      '--cs-card': card,
    }),
    ...(fits(brand) && {
      '--brand': brand,
      '--mark': brand,
      // No colour is 4.5 to 1 on both: text stays the theme's.
      '--brand-text': 'var(--text)',
      ...onBrand(
        brand,
        isColor(text) ? text : ends[0],
        isColor(data.text_color_inverted) ? data.text_color_inverted : ends[1],
        ends,
      ),
    }),
  };
}

function onOwnBackground(data: Colours, background: string): Record<string, string> {
  const palette = paletteFor(background);
  const inverse =
    palette === caseStudyFallback.dark ? caseStudyFallback.light : caseStudyFallback.dark;
  const own = (name: keyof Colours) => {
    const value = data[name];
    return isColor(value) ? value : palette[name];
  };
  const safe = (name: keyof Colours, on: string, min: number) =>
    readable(own(name), on, [palette[name], palette.text_color, inverse.text_color], min);
  const card = isColor(data.card_color) ? data.card_color : background;
  const text = safe('text_color', background, TEXT);
  const brand = safe('brand_color', background, GRAPHIC);
  const muted = [background, card].every(
    (ground) => contrastRatio(softened(text, background), ground) >= TEXT,
  )
    ? softened(text, background)
    : text;
  const ends = [palette.text_color, inverse.text_color] as const;
  return {
    ...onBrand(brand, text, own('text_color_inverted'), ends),
    '--cs-card': card,
    '--cs-card-text': readable<string>(text, card, ends, TEXT),
    '--negative': safe('negative_color', background, TEXT),
    '--positive': safe('positive_color', background, TEXT),
    ...coloursOf(text, background),
    '--surface': card,
    '--text-muted': muted,
    '--text-subtle': muted,
    '--hairline': `color-mix(in srgb, ${text} 18%, transparent)`,
    '--brand': brand,
    '--mark': brand,
    '--brand-text': readable(brand, background, [text], TEXT),
    '--accent-text': text,
    '--frame-color': own('border_color'),
    '--bar-background': `color-mix(in srgb, ${text} 92%, ${brand})`,
    '--bar-text': background,
    '--bar-action': background,
    '--bar-on-action': text,
  };
}
