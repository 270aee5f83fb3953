import { withFallbacks } from '#ui/fonts/fallbacks.ts';
import { cssColor } from './cssColor.ts';

/** A safe CSS value; else null. */
export type CssValue = (value: unknown) => string | null;

const lengthForm = /^(-?\d{1,4}(?:\.\d{1,4})?)(px|em|rem|%)?$/;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Each unit in px beside text of 16 px: one range checks all of them. */
const pixels: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16, '%': 0.16 };

/** A length within a range of px; a number without a unit is px. */
export const length =
  ({ min, max }: Range): CssValue =>
  (value) => {
    const [, digits, unit = 'px'] = lengthForm.exec(String(value).trim()) ?? [];
    if (digits === undefined) return null;
    const size = Number(digits) * (pixels[unit] ?? 1);
    return size >= min && size <= max ? `${Number(digits)}${unit}` : null;
  };

/** A line height: a factor without a unit, else a length. */
export const lineHeight: CssValue = (value) => {
  const factor = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof factor === 'number' && !Number.isNaN(factor)) {
    return factor >= 0.8 && factor <= 4 ? String(factor) : null;
  }
  return length({ min: 8, max: 400 })(value);
};

/** One of a property's keywords. */
export const word =
  (...words: readonly string[]): CssValue =>
  (value) => {
    const text = String(value).trim().toLowerCase();
    return words.includes(text) ? text : null;
  };

/** Font names, quoted or not: nothing that could end the declaration or call a function. */
export const fontList: CssValue = (value) =>
  typeof value === 'string' && /^[\p{L}\p{N} ,'"_-]{1,200}$/u.test(value)
    ? withFallbacks(value.trim())
    : null;

export const color: CssValue = cssColor;
