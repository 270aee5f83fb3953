import type { ThemeName } from './theme.ts';

/** The name of a themed colour; its CSS variable is the same name in kebab case. */
export type ColorName = keyof typeof darkPalette;

type Palette = Readonly<Record<ColorName, string>>;

/** The dark theme (default). */
export const darkPalette = {
  background: '#0C0B0A',
  surface: '#151312',
  surfaceRaised: '#1F1C1A',
  surfaceSunken: '#070606',
  frame: '#1F1C1A',
  text: '#F5EFE6',
  textMuted: '#B8AFA5',
  textSubtle: '#958C82',
  border: '#2C2825',
  borderStrong: '#786F66',
  brand: '#FF5A33',
  brandHover: '#FF7A58',
  brandPressed: '#E8431C',
  onBrand: '#170703',
  brandText: '#FF8A69',
  accent: '#A9D3E8',
  onAccent: '#08161D',
  accentText: '#A9D3E8',
  positive: '#86D9AB',
  negative: '#FF8FA3',
  focus: '#A9D3E8',
  skeleton: '#1A1816',
  skeletonSheen: '#26221F',
  discTop: '#FFC296',
  glow: 'rgba(255,90,51,0.22)',
  glowStrong: 'rgba(255,90,51,0.62)',
  scrim: 'rgba(12,11,10,0.86)',
  barBackground: 'rgba(31,28,26,0.92)',
  hairline: 'rgba(245,239,230,0.16)',
  mark: '#FF5A33',
} as const satisfies Readonly<Record<string, string>>;

/** The light theme. */
export const lightPalette = {
  background: '#F3EEE5',
  surface: '#FBF8F2',
  surfaceRaised: '#FFFFFF',
  surfaceSunken: '#E8E1D5',
  frame: '#FFFFFF',
  text: '#16120F',
  textMuted: '#4F4740',
  textSubtle: '#675E55',
  border: '#D9D0C2',
  borderStrong: '#867B6E',
  brand: '#FF5A33',
  brandHover: '#FF7A58',
  brandPressed: '#E8431C',
  onBrand: '#170703',
  brandText: '#A5300D',
  accent: '#1D5878',
  onAccent: '#F4FAFD',
  accentText: '#1D5878',
  positive: '#1B6641',
  negative: '#A31A3A',
  focus: '#1D5878',
  skeleton: '#E6DED1',
  skeletonSheen: '#EFE9DF',
  discTop: '#FFD3B2',
  glow: 'rgba(255,90,51,0.20)',
  glowStrong: 'rgba(255,110,66,0.34)',
  scrim: 'rgba(243,238,229,0.90)',
  barBackground: 'rgba(255,255,255,0.94)',
  hairline: 'rgba(22,18,15,0.12)',
  mark: '#FF5A33',
} as const satisfies Palette;

/** Colours of the dark theme on what is dark in both; an owner's look has its own. */
export const night = {
  brand: 'var(--night-brand, #FF5A33)',
  onBrand: 'var(--night-on-brand, #170703)',
  glowStrong: 'var(--night-glow-strong, rgba(255,90,51,0.62))',
  focus: 'var(--night-focus, #A9D3E8)',
} as const satisfies Partial<Palette>;

/** For style files: `color.surfaceRaised` is `var(--surface-raised)`. */
export const color = {
  background: 'var(--background)',
  surface: 'var(--surface)',
  surfaceRaised: 'var(--surface-raised)',
  surfaceSunken: 'var(--surface-sunken)',
  frame: 'var(--frame)',
  text: 'var(--text)',
  textMuted: 'var(--text-muted)',
  textSubtle: 'var(--text-subtle)',
  border: 'var(--border)',
  borderStrong: 'var(--border-strong)',
  brand: 'var(--brand)',
  brandHover: 'var(--brand-hover)',
  brandPressed: 'var(--brand-pressed)',
  onBrand: 'var(--on-brand)',
  brandText: 'var(--brand-text)',
  accent: 'var(--accent)',
  onAccent: 'var(--on-accent)',
  accentText: 'var(--accent-text)',
  positive: 'var(--positive)',
  negative: 'var(--negative)',
  focus: 'var(--focus)',
  skeleton: 'var(--skeleton)',
  skeletonSheen: 'var(--skeleton-sheen)',
  discTop: 'var(--disc-top)',
  glow: 'var(--glow)',
  glowStrong: 'var(--glow-strong)',
  scrim: 'var(--scrim)',
  barBackground: 'var(--bar-background)',
  hairline: 'var(--hairline)',
  mark: 'var(--mark)',
} as const satisfies Palette;

/** The colours a case study may set, by the API ids of its fields. */
export type CaseStudyColorName = keyof (typeof caseStudyFallback)['dark'];

/** The colours of a case study that sets none, or whose pair falls below 4.5:1. */
export const caseStudyFallback = {
  dark: {
    background_color: '#0C0B0A',
    border_color: '#1F1C1A',
    brand_color: '#FF8A69',
    card_color: '#151312',
    negative_color: '#FF8FA3',
    positive_color: '#86D9AB',
    text_color: '#F5EFE6',
    text_color_inverted: '#0C0B0A',
  },
  light: {
    background_color: '#F3EEE5',
    border_color: '#FFFFFF',
    brand_color: '#A5300D',
    card_color: '#FBF8F2',
    negative_color: '#A31A3A',
    positive_color: '#1B6641',
    text_color: '#16120F',
    text_color_inverted: '#F3EEE5',
  },
} as const satisfies Readonly<Record<ThemeName, Readonly<Record<string, string>>>>;
