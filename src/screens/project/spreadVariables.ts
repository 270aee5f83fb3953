import type { Content } from '@prismicio/client';
import { withFallbacks } from '#ui/fonts/fallbacks.ts';
import { contrastRatio, isColor, minContrast, readable, softened } from '#ui/theme/contrast.ts';
import { darkPalette, lightPalette } from '#ui/theme/tokens.ts';

type SpreadFields = Pick<
  Content.ProjectDocument['data'],
  | 'background_color'
  | 'module_spacing'
  | 'title_font'
  | 'title_size'
  | 'title_color'
  | 'body_font'
  | 'body_size'
  | 'body_color'
>;

/** Minimum contrast of large text (WCAG 2.2, 1.4.3). */
const LARGE_TEXT = 3;

/** A font list that is safe in a declaration. */
const fontList = (text: string) =>
  withFallbacks(text.replaceAll(/[^\p{L}\p{N}\s,'"-]/gu, '').trim());

/** The theme's text variables, so that captions and controls stand out on the spread too. */
function textVariables(data: SpreadFields): Record<string, string | null> {
  const background = data.background_color;
  if (!isColor(background)) return {};
  const text = readable<string>(data.body_color, background, [darkPalette.text, lightPalette.text]);
  return {
    '--background': background,
    '--text': text,
    '--text-muted': softened(text, background),
    '--text-subtle': softened(text, background),
    '--border': `color-mix(in srgb, ${text} 18%, ${background})`,
    '--border-strong': `color-mix(in srgb, ${text} 55%, ${background})`,
    '--skeleton': `color-mix(in srgb, ${text} 8%, ${background})`,
    '--skeleton-sheen': `color-mix(in srgb, ${text} 4%, ${background})`,
    '--focus': text,
  };
}

/** The spread's colours, fonts and spacing as CSS variables; for empty fields the theme applies. */
export function spreadVariables(data: SpreadFields): Record<string, string> {
  const px = (value: number | null) => (value === null ? null : `${value}px`);
  const background = data.background_color;
  const readableOn = (color: string | null, min: number) =>
    isColor(background) && isColor(color) && contrastRatio(color, background) < min ? null : color;
  const variables: Record<string, string | null> = {
    '--spread-background': background,
    '--spread-gap': px(data.module_spacing),
    '--spread-title-font': data.title_font && fontList(data.title_font),
    '--spread-title-size': px(data.title_size),
    '--spread-title-color': readableOn(data.title_color, LARGE_TEXT),
    '--spread-body-font': data.body_font && fontList(data.body_font),
    '--spread-body-size': px(data.body_size),
    '--spread-body-color': readableOn(data.body_color, minContrast),
    ...textVariables(data),
  };
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
