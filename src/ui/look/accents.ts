import { channels } from '../theme/contrast.ts';
import { circle, toOklch, type Oklch } from './oklch.ts';

/** The accents that are proposed; a document without one has the first. */
export const accents = {
  ember: '#FF5A33',
  brass: '#EBB432',
  verdigris: '#36C4A8',
  blueHour: '#3F93F4',
  coldViolet: '#9C72FF',
} as const;

const SHORT_HEX = /^[\da-f]{3}(?:[\da-f]{3})?$/i;
const FUNCTION = /^(rgb|oklch)\(([^()]*)\)$/;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(%|deg)?$/;

/** The numbers of a function in CSS, a percentage as its share of what 100% is; null if there are others. */
function numbersIn(text: string, wholes: readonly number[]): number[] | null {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  if (parts.length !== wholes.length || !parts.every((part) => NUMBER.test(part))) return null;
  return parts.map((part, index) => {
    const value = Number.parseFloat(part);
    return part.endsWith('%') ? (value / 100) * (wholes[index] ?? 1) : value;
  });
}

/** Reads `#RRGGBB`, `#RGB` (both also without `#`), `rgb(…)` and `oklch(…)`; null for anything else. */
export function parseAccent(value: unknown): Oklch | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().toLowerCase();
  const rgb = channels(SHORT_HEX.test(text) ? `#${text}` : text);
  if (rgb) return toOklch(rgb);
  const [, name, inside = ''] = FUNCTION.exec(text) ?? [];
  if (name === 'rgb') {
    const [red = -1, green = -1, blue = -1] = numbersIn(inside, [255, 255, 255]) ?? [];
    const isInside = [red, green, blue].every((channel) => channel >= 0 && channel <= 255);
    return isInside ? toOklch([red, green, blue]) : null;
  }
  const [lightness = -1, chroma = -1, hue = 0] =
    name === 'oklch' ? (numbersIn(inside, [1, 0.4, 360]) ?? []) : [];
  const isInside = lightness >= 0 && lightness <= 1 && chroma >= 0 && chroma <= 0.5;
  return isInside ? { lightness, chroma, hue: circle(hue) } : null;
}
