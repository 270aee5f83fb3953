import type { ThemeName } from './theme.ts';

/** The lit discs and their light. */
export const gradient = {
  discDay:
    'radial-gradient(circle at 34% 18%, #FFD3B2 0%, #FFA277 20%, #FF6B42 44%, #F4471C 66%, #D6350B 82%, #C4300C 92%, #E0603A 100%)',
  eclipse: 'radial-gradient(circle at 12% 40%, #2A1710 0%, #15100E 34%, #0D0C0B 64%)',
  corona:
    'radial-gradient(closest-side, rgba(255,90,51,0.62) 30%, rgba(255,90,51,0.34) 44%, rgba(255,90,51,0.13) 62%, rgba(255,90,51,0.04) 82%, transparent)',
  /** Past the edge of a covered disc. */
  firstLight: 'conic-gradient(from 8deg, #ffcfb3, #ffcfb3 48deg, #ff8a5c 80deg, #ffcfb3)',
  /** Around a disc of 200 px, 1000 px across. */
  orb: 'radial-gradient(closest-side, rgba(255, 90, 51, 0.3) 21%, rgba(255, 90, 51, 0.2) 27%, rgba(255, 90, 51, 0.14) 33%, rgba(255, 90, 51, 0.1) 40%, rgba(255, 90, 51, 0.065) 54%, rgba(255, 90, 51, 0.035) 75%, transparent)',
  cursorGlow: 'radial-gradient(closest-side, var(--glow), transparent)',
  skeleton:
    'linear-gradient(100deg, var(--skeleton) 24%, var(--skeleton-sheen) 48%, var(--skeleton) 72%)',
} as const satisfies Readonly<Record<string, string>>;

/** The limb of a moon before the disc, which its light catches. */
export const limb =
  'inset 1px 0 1px -0.5px rgb(255 194 150 / 0.75), inset 0 0 0 1px rgb(255 138 92 / 0.2), inset 6px 0 40px -14px rgb(255 90 51 / 0.5)';

/** Film grain over lit scenes, under text; `tile` in px, where there are no scripts. */
export const grain = { tile: 300, opacity: 0.17, blend: 'overlay' } as const satisfies Readonly<
  Record<string, number | string>
>;

type Shadows = Readonly<Record<'bar' | 'device' | 'raised', string>>;

/** Shadows of each theme; style files use `shadow`. */
export const shadows = {
  dark: {
    bar: '0 0 0 1px rgba(245,239,230,0.16), 0 4px 12px rgba(0,0,0,0.14), 0 20px 40px -16px rgba(0,0,0,0.45)',
    device: '0 0 0 1.5px #3A3634, 0 40px 80px rgba(30,6,0,0.45), 0 8px 20px rgba(30,6,0,0.30)',
    raised: '0 2px 4px rgba(0,0,0,0.40), 0 24px 64px rgba(0,0,0,0.50)',
  },
  light: {
    bar: '0 0 0 1px rgba(22,18,15,0.12), 0 4px 12px rgba(84,56,28,0.08), 0 20px 40px -16px rgba(84,56,28,0.28)',
    device: '0 0 0 1.5px #3A3634, 0 40px 80px rgba(84,56,28,0.30), 0 8px 20px rgba(84,56,28,0.20)',
    raised: '0 1px 2px rgba(60,40,20,0.08), 0 24px 56px rgba(84,56,28,0.16)',
  },
} as const satisfies Readonly<Record<ThemeName, Shadows>>;

/** For style files. */
export const shadow = {
  bar: 'var(--shadow-bar)',
  device: 'var(--shadow-device)',
  raised: 'var(--shadow-raised)',
} as const satisfies Shadows;
