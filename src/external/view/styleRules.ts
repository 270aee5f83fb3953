import type { CSSProperties } from 'react';
import { color, fontList, length, lineHeight, word, type CssValue } from './cssValues.ts';
import { recordOf } from './values.ts';

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
