/** The name of a themed colour; its CSS variable is the same name in kebab case. */
export type ColorName = keyof typeof darkPalette;

type Palette = Readonly<Record<ColorName, string>>;

/** The dark theme (default). */
export const darkPalette = {
  background: '#0C0B0A',
  surface: '#151312',
  surfaceRaised: '#1F1C1A',
  surfaceSunken: '#070606',
  text: '#F5EFE6',
  textMuted: '#B8AFA5',
  textSubtle: '#958C82',
  border: '#2C2825',
  borderStrong: '#786F66',
  brand: '#FF5A33',
  brandHover: '#FF7A58',
  brandPressed: '#E8431C',
  onBrand: '#170703',
  accent: '#A9D3E8',
  onAccent: '#08161D',
  accentText: '#A9D3E8',
  positive: '#86D9AB',
  negative: '#FF8FA3',
  focus: '#A9D3E8',
  skeleton: '#1A1816',
  discTop: '#FFC296',
  glowStrong: 'rgba(255,90,51,0.62)',
  scrim: 'rgba(12,11,10,0.86)',
  barBackground: 'rgba(31,28,26,0.92)',
  hairline: 'rgba(245,239,230,0.16)',
  mark: '#FF5A33',
  brandEdge: 'transparent',
} as const satisfies Readonly<Record<string, string>>;

/** The light theme. */
export const lightPalette = {
  background: '#F3EEE5',
  surface: '#FBF8F2',
  surfaceRaised: '#FFFFFF',
  surfaceSunken: '#E8E1D5',
  text: '#16120F',
  textMuted: '#4F4740',
  textSubtle: '#675E55',
  border: '#D9D0C2',
  borderStrong: '#867B6E',
  brand: '#FF5A33',
  brandHover: '#FF7A58',
  brandPressed: '#E8431C',
  onBrand: '#170703',
  accent: '#1D5878',
  onAccent: '#F4FAFD',
  accentText: '#1D5878',
  positive: '#1B6641',
  negative: '#A31A3A',
  focus: '#1D5878',
  skeleton: '#E6DED1',
  discTop: '#FFD3B2',
  glowStrong: 'rgba(255,110,66,0.34)',
  scrim: 'rgba(243,238,229,0.90)',
  barBackground: 'rgba(255,255,255,0.94)',
  hairline: 'rgba(22,18,15,0.12)',
  mark: '#FF5A33',
  brandEdge: 'transparent',
} as const satisfies Palette;

/** The CSS variable of a colour: `surfaceRaised` → `--surface-raised`. */
export const variableOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const colors = (): Palette =>
  // Cast: all names of a palette.
  Object.fromEntries(
    Object.keys(darkPalette).map((name) => [name, `var(${variableOf(name)})`]),
  ) as Palette;

/** For style files: `color.surfaceRaised` is `var(--surface-raised)`. */
export const color = /* @__PURE__ */ colors();

/** Widths in px from which a layout changes. */
export const breakpoint = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

/** Corner radii in px. */
export const radius = { xs: 4, sm: 8, md: 12, lg: 16, page: 24, full: 999 } as const;

/** The focus ring, in px; `insetOffset` is for rows that touch. */
export const focus = { width: 3, offset: 4, insetOffset: -3 } as const;

/** In ms. */
export const duration = { instant: 80, quick: 200, base: 320, pageFade: 1000 } as const;

export const easing = {
  out: 'cubic-bezier(0.16, 1, 0.3, 1)',
  inOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
  soft: 'cubic-bezier(0.33, 0, 0.2, 1)',
  linear: 'linear',
} as const;

/** Shadows of each theme; style files use `shadow`. */
export const shadows = {
  dark: {
    bar: '0 0 0 1px rgba(245,239,230,0.16), 0 4px 12px rgba(0,0,0,0.14), 0 20px 40px -16px rgba(0,0,0,0.45)',
    raised: '0 2px 4px rgba(0,0,0,0.40), 0 24px 64px rgba(0,0,0,0.50)',
  },
  light: {
    bar: '0 0 0 1px rgba(22,18,15,0.12), 0 4px 12px rgba(84,56,28,0.08), 0 20px 40px -16px rgba(84,56,28,0.28)',
    raised: '0 1px 2px rgba(60,40,20,0.08), 0 24px 56px rgba(84,56,28,0.16)',
  },
} as const;

/** For style files. */
export const shadow = { bar: 'var(--shadow-bar)', raised: 'var(--shadow-raised)' } as const;

export const weight = { thin: 200, light: 300, regular: 400, medium: 500, bold: 600 } as const;

/** Size in px, line height as a factor, tracking in em. */
export const typeScale = {
  display44: { size: 44, lineHeight: 1.12, tracking: '-0.03em', weight: 500 },
  title30: { size: 30, lineHeight: 1.27, tracking: '-0.02em', weight: 500 },
  title24: { size: 24, lineHeight: 1.35, tracking: '-0.015em', weight: 500 },
  lead20: { size: 20, lineHeight: 1.55, tracking: '-0.008em', weight: 400 },
  body18: { size: 18, lineHeight: 1.65, tracking: '0em', weight: 400 },
  body16: { size: 16, lineHeight: 1.65, tracking: '0em', weight: 400 },
  small14: { size: 14, lineHeight: 1.55, tracking: '0em', weight: 400 },
  caption12: { size: 12, lineHeight: 1.5, tracking: '0.01em', weight: 500 },
} as const;
