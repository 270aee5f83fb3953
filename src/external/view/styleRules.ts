import type { CSSProperties } from 'react';
import { recordOf } from './values.ts';
import { withFallbacks } from '#ui/fonts/fallbacks.ts';
import { cssColor } from './cssColor.ts';

/** A safe CSS value; else null. */
type CssValue = (value: unknown) => string | null;

const lengthForm = /^(-?\d{1,4}(?:\.\d{1,4})?)(px|em|rem|%)?$/;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** Each unit in px beside text of 16 px: one range checks all of them. */
const pixels: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16, '%': 0.16 };

/** A length within a range of px; a number without a unit is px. */
const length =
  ({ min, max }: Range): CssValue =>
  (value) => {
    const [, digits, unit = 'px'] = lengthForm.exec(String(value).trim()) ?? [];
    if (digits === undefined) return null;
    const size = Number(digits) * (pixels[unit] ?? 1);
    return size >= min && size <= max ? `${Number(digits)}${unit}` : null;
  };

/** A line height: a factor without a unit, else a length. */
const lineHeight: CssValue = (value) => {
  const factor = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof factor === 'number' && !Number.isNaN(factor)) {
    return factor >= 0.8 && factor <= 4 ? String(factor) : null;
  }
  return length({ min: 8, max: 400 })(value);
};

/** One of a property's keywords. */
const word =
  (...words: readonly string[]): CssValue =>
  (value) => {
    const text = String(value).trim().toLowerCase();
    return words.includes(text) ? text : null;
  };

/** Font names, quoted or not: nothing that could end the declaration or call a function. */
const fontList: CssValue = (value) =>
  typeof value === 'string' && /^[\p{L}\p{N} ,'"_-]{1,200}$/u.test(value)
    ? withFallbacks(value.trim())
    : null;

const color: CssValue = cssColor;

const margin = length({ min: 0, max: 400 });

/** The properties a project may set, with their checks. */
const properties = {
  color,
  fontFamily: fontList,
  fontSize: length({ min: 8, max: 200 }),
  fontStyle: word('normal', 'italic', 'oblique'),
  fontWeight: word('normal', 'bold', ...Array.from({ length: 9 }, (_, index) => `${index + 1}00`)),
  letterSpacing: length({ min: -20, max: 40 }),
  lineHeight,
  marginBottom: margin,
  marginTop: margin,
  textAlign: word('left', 'center', 'right', 'justify'),
  textDecoration: word('none', 'underline', 'line-through', 'overline'),
  textTransform: word('none', 'uppercase', 'lowercase', 'capitalize'),
} as const satisfies Readonly<Record<string, CssValue>>;

type StyleProperty = keyof typeof properties;

/** Declarations with checked names and values. */
export type StyleRules = Readonly<Pick<CSSProperties, StyleProperty>>;

const renamed: ReadonlyMap<string, string> = new Map([
  ['top_margin', 'marginTop'],
  ['bottom_margin', 'marginBottom'],
]);

/** A style's key as in the style object: snake_case becomes camelCase, margins change order. */
export function styleKey(key: string): string {
  const camelCase = () => key.replaceAll(/_+([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return renamed.get(key) ?? camelCase();
}

const isProperty = (key: string): key is StyleProperty => Object.hasOwn(properties, key);

/** The service's styles as declarations, without unknown properties and values. */
export function styleRules(styles: unknown): StyleRules {
  const rules: Partial<Record<StyleProperty, string>> = {};
  for (const [key, value] of Object.entries(recordOf(styles) ?? {})) {
    const property = styleKey(key);
    if (!isProperty(property)) continue;
    const checked = properties[property](value);
    if (checked !== null) rules[property] = checked;
  }
  // Cast: the checks admit only what each property takes.
  return rules as StyleRules;
}
