import type { LookControl, LookParts, Ramp } from '#page-editor';
import { accents, parseAccent } from '#ui/look/accents.ts';
import { toHex, toRgb } from '#ui/look/oklch.ts';
import { ramp as rampOf, type Ramp as SiteRamp } from '#ui/look/ramp.ts';
import { channels, type Rgb } from '#ui/theme/contrast.ts';
import { typeTiles } from './typeTiles.ts';
import { windowStyles } from './windowStyles.ts';
import { lookRemark } from './lookRemark.ts';

/** Hues in degrees below which a colour is called so. */
const HUES = [
  [20, 'Rose'],
  [48, 'Ember'],
  [72, 'Amber'],
  [105, 'Brass'],
  [135, 'Lime'],
  [160, 'Green'],
  [195, 'Verdigris'],
  [225, 'Ice'],
  [275, 'Blue'],
  [310, 'Violet'],
  [345, 'Plum'],
  [360, 'Rose'],
] as const;

const GREY = 0.02;

const nameOf = ({ chroma, hue }: SiteRamp['accent']): string =>
  chroma < GREY ? 'Moon' : (HUES.find(([below]) => hue < below)?.[1] ?? 'Rose');

const PROPOSALS = [
  { name: 'Ember', short: 'Ember', color: accents.ember },
  { name: 'Brass', short: 'Brass', color: accents.brass },
  { name: 'Verdigris', short: 'Verdigris', color: accents.verdigris },
  { name: 'Blue hour', short: 'Blue', color: accents.blueHour },
  { name: 'Cold violet', short: 'Violet', color: accents.coldViolet },
];

const rgb = (hex: string): Rgb => channels(hex) ?? [0, 0, 0];

/** Ember's sun, from its light to its edge. */
const SUN = ['#FFD09E', '#FFA469', '#FF6A3F', '#F53C10', '#E02C04'].map(rgb);
const DAY = ['#FFD3B2', '#FFA277', '#FF6B42', '#F4471C', '#D6350B', '#C4300C', '#E0603A'].map(rgb);

const turned = ({ turn }: SiteRamp, colors: readonly Rgb[]) =>
  colors.map((color) => toHex(turn ? turn(color) : color));

const stops = (colors: readonly string[], places: readonly number[]) =>
  colors.map((color, at) => `${color} ${places[at]}%`).join(', ');

/** In the light of an accent, as the value of `background`. */
const discs = (site: SiteRamp): Ramp['disc'] => ({
  dark: `radial-gradient(circle at 42% 12%, ${stops(turned(site, SUN), [0, 24, 55, 84, 100])})`,
  light: `radial-gradient(circle at 34% 18%, ${stops(turned(site, DAY), [0, 20, 44, 66, 82, 92, 100])})`,
});

const FIGURES = [
  { label: 'Words on buttons', kind: 'button', color: 'brand' },
  { label: 'Words in the accent', kind: 'text', color: 'brandText' },
  { label: 'Lines and marks', kind: 'mark', color: 'mark' },
] as const;

const made = new Map<string, Ramp>();

/** What the site makes of an accent; each is made once, as all that are shown ask for it. */
function shownRamp(hex: string): Ramp {
  const known = made.get(hex);
  if (known) return known;
  const accent = parseAccent(hex) ?? parseAccent(accents.ember);
  if (!accent) throw new Error('Ember is no colour');
  const site = rampOf(accent);
  const name = nameOf(accent);
  const called = PROPOSALS.find(({ color }) => color === hex)?.name ?? name;
  const shown: Ramp = {
    name,
    disc: discs(site),
    figures: FIGURES.map(({ label, kind, color }) => ({
      label,
      dark: { color: site.dark.colors[color], ratio: site.dark.figures[kind] },
      light: { color: site.light.colors[color], ratio: site.light.figures[kind] },
    })),
    remark: lookRemark(site, called),
  };
  // A drag makes hundreds.
  if (made.size > 50) made.clear();
  made.set(hex, shown);
  return shown;
}

const GLYPHS: Readonly<Record<string, string>> = {
  Square: 'M5 5h10v10H5z',
  Soft: 'M7.5 5h5A2.5 2.5 0 0 1 15 7.5v5a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 5 12.5v-5A2.5 2.5 0 0 1 7.5 5z',
  Round: 'M10 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
};

const CIRCLE = 'M10 4.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z';

const GRAIN: Readonly<Record<string, string>> = {
  None: CIRCLE,
  Fine: `${CIRCLE}M8 9h.01M11 8h.01M12 11h.01M9 12h.01`,
  Full: `${CIRCLE}M8.7 11h.01M9.5 7.5h.01M12 8h.01M11 10.2h.01M13 11h.01M7.5 9h.01M10.5 13h.01M7.3 12h.01`,
};

const MOTION: Readonly<Record<string, string>> = {
  Still: 'M10 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
  Calm: 'M12 6a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5 7.200a6 6 0 0 0 0 5.6',
  Full: 'M13.5 6.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM7.3 7a6 6 0 0 0 0 6M3.8 6a8 8 0 0 0 0 8',
};

const steps = (field: string, glyphs: Readonly<Record<string, string>>): LookControl => ({
  kind: 'steps',
  field,
  glyphOf: (option) => glyphs[option] ?? '',
});

/** The look of this site, as it is chosen. */
export const look: LookParts = {
  reset: 'Back to Ember',
  parts: [
    {
      label: 'Accent',
      controls: [
        {
          kind: 'accent',
          field: 'accent',
          proposals: PROPOSALS,
          maxChroma: 0.26,
          parse: parseAccent,
          toHex: (dials) => toHex(toRgb(dials)),
          ramp: shownRamp,
        },
      ],
    },
    { label: 'Type', controls: [typeTiles] },
    {
      label: 'Theme',
      controls: [
        {
          kind: 'pills',
          field: 'theme',
          menu: { label: 'One', options: ['Night only', 'Day only'] },
          themeOf: (option) => (option.startsWith('Day') ? 'light' : 'dark'),
        },
      ],
    },
    {
      label: 'Light',
      controls: [
        {
          kind: 'discs',
          field: 'light',
          picture: { option: 'Picture', field: 'light_picture' },
          discOf: (option, { disc, figures }, theme) => {
            if (option === 'Sun') return disc[theme];
            if (option === 'None') return null;
            const rim = figures[0]?.[theme].color ?? accents.ember;
            return option === 'Picture'
              ? `linear-gradient(160deg, ${rim}, transparent 70%)`
              : `radial-gradient(circle at 42% 50%, #0D0C0B 62%, ${rim} 66%)`;
          },
        },
      ],
    },
    { label: 'Gate', controls: [{ kind: 'pills', field: 'gate' }] },
    {
      label: 'Feel',
      controls: [steps('corners', GLYPHS), steps('grain', GRAIN), steps('motion', MOTION)],
    },
  ],
  windowStyles,
};
