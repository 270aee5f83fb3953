import { channels, type Rgb } from '../theme/contrast.ts';
import { circle, radians, toOklch, toRgb, type Oklch } from './oklch.ts';

/** Turns a colour of the ember light into the same of another. */
export type Turn = (rgb: Rgb) => Rgb;

/** The accent of the design: #FF5A33. */
const ember = toOklch([255, 90, 51]);

export const isEmber = ({ lightness, chroma, hue }: Oklch) =>
  Math.abs(lightness - ember.lightness) < 0.002 &&
  Math.abs(chroma - ember.chroma) < 0.002 &&
  Math.abs(hue - ember.hue) < 0.5;

export const clamp = (value: number, from: number, to: number) =>
  Math.min(to, Math.max(from, value));

/** How far a colour of the light may be from ember's hue, in degrees. */
const SPREAD = 60;

/** The hue of sunlight, which highlights lean to. */
const SUNLIGHT = 100;

/**
 * The turn of ember's light to an accent's: highlights lean to the yellow side of their hue as ember's do, dark parts keep
 * their depth, light ones follow the accent. `weight` is how much a colour follows, by default by its lightness.
 */
export function turning({ lightness, chroma, hue }: Oklch) {
  const strength = Math.min(1.15, chroma / ember.chroma);
  const lean = Math.sin(radians(SUNLIGHT - hue)) / Math.sin(radians(SUNLIGHT - ember.hue));
  const lift = (0.6 * (clamp(lightness, 0.56, 0.88) - ember.lightness)) / ember.lightness;
  return (color: Oklch, weight = clamp((color.lightness - 0.3) / 0.4, 0, 1)): Oklch => {
    const from = circle(color.hue - ember.hue + 180) - 180;
    return {
      lightness: Math.min(0.96, color.lightness * (1 + lift * weight)),
      chroma: color.chroma * strength,
      hue: hue + clamp(from, -SPREAD, SPREAD) * lean,
    };
  };
}

/** Near black: the ground of the room, and shadows, have no colour of the light. */
const isDeep = ([red, green]: Rgb) => red < 16 && green < 16;

/** The turn to an accent; null for ember. */
export function turnTo(accent: Oklch): Turn | null {
  const turn = turning(accent);
  return isEmber(accent) ? null : (rgb) => (isDeep(rgb) ? rgb : toRgb(turn(toOklch(rgb))));
}

/** The same to `#RRGGBB`. */
export function turnToHex(hex: string): Turn | null {
  const rgb = channels(hex);
  return rgb && turnTo(toOklch(rgb));
}
