import { linear, type Rgb } from '../theme/contrast.ts';

/** A colour as it is seen (https://bottosson.github.io/posts/oklab). */
export interface Oklch {
  /** 0, black, to 1, white. */
  readonly lightness: number;
  /** 0, grey, to about 0.3. */
  readonly chroma: number;
  /** In degrees, 0 to 360. */
  readonly hue: number;
}

type Three = readonly [number, number, number];

const fromLinear = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

const dot = ([a, b, c]: Three, [x, y, z]: Three) => a * x + b * y + c * z;

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Degrees of a circle, 0 to 360. */
export const circle = (degrees: number): number => ((degrees % 360) + 360) % 360;

export function toOklch([red, green, blue]: Rgb): Oklch {
  const rgb: Three = [linear(red), linear(green), linear(blue)];
  const cones: Three = [
    Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
    Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
    Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
  ];
  const a = dot([1.9779984951, -2.428592205, 0.4505937099], cones);
  const b = dot([0.0259040371, 0.7827717662, -0.808675766], cones);
  return {
    lightness: dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    chroma: Math.hypot(a, b),
    hue: circle((Math.atan2(b, a) * 180) / Math.PI),
  };
}

/** Linear channels; those outside of 0 to 1 no screen of sRGB shows. */
function linearRgb(lab: Three): Three {
  const cones: Three = [
    dot([1, 0.3963377774, 0.2158037573], lab) ** 3,
    dot([1, -0.1055613458, -0.0638541728], lab) ** 3,
    dot([1, -0.0894841775, -1.291485548], lab) ** 3,
  ];
  return [
    dot([4.0767416621, -3.3077115913, 0.2309699292], cones),
    dot([-1.2684380046, 2.6097574011, -0.3413193965], cones),
    dot([-0.0041960863, -0.7034186147, 1.707614701], cones),
  ];
}

const TOLERANCE = 0.0005;

const isShown = (channels: Three) =>
  channels.every((value) => value >= -TOLERANCE && value <= 1 + TOLERANCE);

/** Steps of the search for the most chroma: half of the way each. */
const HALVINGS = 18;

const byte = (value: number) => Math.round(255 * fromLinear(Math.min(1, Math.max(0, value))));

/** The colour on a screen: one too strong for it keeps lightness and hue, and gives up chroma. */
export function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const inside = Math.min(1, Math.max(0, lightness));
  const [across, up] = [Math.cos(radians(hue)), Math.sin(radians(hue))];
  const at = (strength: number) => linearRgb([inside, strength * across, strength * up]);
  let channels = at(chroma);
  if (!isShown(channels)) {
    let [least, most] = [0, chroma];
    for (let step = 0; step < HALVINGS; step += 1) {
      const middle = (least + most) / 2;
      if (isShown(at(middle))) least = middle;
      else most = middle;
    }
    channels = at(least);
  }
  const [red, green, blue] = channels;
  return [byte(red), byte(green), byte(blue)];
}

/** `#RRGGBB`. */
export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
