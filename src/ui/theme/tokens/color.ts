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

const ofNight = <Name extends ColorName>(name: Name) =>
  `var(--night-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}, ${darkPalette[name]})`;

/** Colours of the dark theme on what is dark in both; an owner's look has its own. */
export const night = {
  brand: ofNight('brand'),
  onBrand: ofNight('onBrand'),
  glowStrong: ofNight('glowStrong'),
  focus: ofNight('focus'),
};

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
