import type { Content } from '@prismicio/client';
import { contrastRatio, isColor, readable, softened } from '#ui/theme/contrast.ts';
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

/** Minimum contrast of text and of meaningful graphics (WCAG 2.2: 1.4.3 and 1.4.11). */
const TEXT = 4.5;
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
 * ratio. Without a background the visitor's theme applies.
 */
export function caseStudyVariables(data: Colours): Record<string, string> {
  const background = data.background_color;
  if (!isColor(background)) return {};
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
  const onBrand = readable(
    own('text_color_inverted'),
    brand,
    [text, palette.text_color, inverse.text_color],
    TEXT,
  );
  const muted = [background, card].every(
    (ground) => contrastRatio(softened(text, background), ground) >= TEXT,
  )
    ? softened(text, background)
    : text;
  const variables = {
    '--cs-background': background,
    '--cs-border': own('border_color'),
    '--cs-brand': brand,
    '--cs-brand-text': readable(brand, background, [text], TEXT),
    '--cs-card': card,
    '--cs-card-text': readable(text, card, [palette.text_color, inverse.text_color], TEXT),
    '--cs-negative': safe('negative_color', background, TEXT),
    '--cs-positive': safe('positive_color', background, TEXT),
    '--cs-text': text,
    '--cs-text-inverted': onBrand,
    '--cs-text-on-brand': readable(
      text,
      brand,
      [onBrand, palette.text_color, inverse.text_color],
      TEXT,
    ),
    '--cs-on-brand': onBrand,
  };
  return {
    ...variables,
    '--background': background,
    '--surface': card,
    '--text': text,
    '--text-muted': muted,
    '--text-subtle': muted,
    '--border': `color-mix(in srgb, ${text} 18%, ${background})`,
    '--border-strong': `color-mix(in srgb, ${text} 55%, ${background})`,
    '--skeleton': `color-mix(in srgb, ${text} 8%, ${background})`,
    '--skeleton-sheen': `color-mix(in srgb, ${text} 4%, ${background})`,
    '--hairline': `color-mix(in srgb, ${text} 18%, transparent)`,
    '--brand': brand,
    '--on-brand': onBrand,
    '--brand-text': variables['--cs-brand-text'],
    '--accent-text': text,
    '--focus': text,
    '--frame-color': own('border_color'),
    '--bar-background': `color-mix(in srgb, ${text} 92%, ${brand})`,
    '--bar-text': background,
    '--bar-action': background,
    '--bar-on-action': text,
  };
}
