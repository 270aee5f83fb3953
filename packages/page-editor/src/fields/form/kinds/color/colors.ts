import { isList, isObject, type Json } from 'prismic-folder/edit';
import type { EditorField } from '../../../../model/EditorModels.ts';

const HEX = /^#?([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;
const RGB = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i;

/** Reads a typed colour: '#0A3F52', '0a3f52', '#abc', 'rgb(10, 63, 82)'. null: it is none. */
export function readColor(text: string): string | null {
  const typed = text.trim();
  const digits = HEX.exec(typed)?.[1];
  if (digits !== undefined) {
    const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
    return `#${full.toUpperCase()}`;
  }
  const parts = RGB.exec(typed)?.slice(1).map(Number);
  if (!parts?.every((part) => part <= 255)) return null;
  return `#${parts
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

export function colorFault(text: string): string {
  return `“${text.trim()}” is not a colour. Write it as #FF5A33.`;
}

/** Colours in a value, the most used first. */
export function colorsIn(value: Json | undefined, most = 12): readonly string[] {
  const counts = new Map<string, number>();
  const count = (part: Json | undefined): void => {
    if (typeof part === 'string' && part.startsWith('#')) {
      const color = readColor(part);
      if (color !== null) counts.set(color, (counts.get(color) ?? 0) + 1);
    } else if (isList(part)) for (const entry of part) count(entry);
    else if (isObject(part)) for (const entry of Object.values(part)) count(entry);
  };
  count(value);
  const used = [...counts].sort(([, one], [, other]) => other - one);
  return used.slice(0, most).map(([color]) => color);
}

/** Which colour another has to contrast with: text with its background, and the other way round. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = [
  [/invert/, /^brand/],
  [/^card/, /^text(?!.*invert)/],
  [/background|^bg/, /^text(?!.*invert)|^body/],
  [/text|title|body|brand|positive|negative|link/, /background|^bg/],
];

/** The field beside a colour that it is measured against; null if there is none. */
export function pairOf(id: string, fields: readonly EditorField[]): EditorField | null {
  const colors = fields.filter((field) => field.model.type === 'Color' && field.id !== id);
  const [, partner] = PAIRS.find(([own]) => own.test(id)) ?? [];
  return (partner && colors.find((field) => partner.test(field.id))) ?? null;
}

/** Minimum contrast of running text: WCAG 2.2, 1.4.3 (AA). */
const minContrast = 4.5;

/** Minimum contrast of text from 24 px: WCAG 2.2, 1.4.3. */
const minLargeContrast = 3;

type Rgb = readonly [red: number, green: number, blue: number];

/** The channels, 0 to 255, of `#rgb` or `#rrggbb`; else null. */
function channels(color: string): Rgb | null {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color.slice(1) : null;
  if (digits === null) return null;
  const size = digits.length / 3;
  const channel = (index: number) =>
    Number.parseInt(digits.slice(index * size, (index + 1) * size).repeat(3 - size), 16);
  return [channel(0), channel(1), channel(2)];
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number]; // Cast: map keeps the length, its type does not say so.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21; 1 for a colour that cannot be measured. */
function contrastRatio(a: string, b: string): number {
  const first = channels(a);
  const second = channels(b);
  if (first === null || second === null) return 1;
  const [low, high] = [luminance(first), luminance(second)].sort((x, y) => x - y) as [
    number,
    number,
  ]; // Cast: two go in, two come out.
  return (high + 0.05) / (low + 0.05);
}

/** The ratio that a colour needs: callouts and the titles of a spread are large text. */
export const leastContrast = (id: string): number =>
  /invert|^title/.test(id) ? minLargeContrast : minContrast;

/** The measured contrast of two colours in words; null if it cannot be measured. */
export function contrastWords(
  color: string,
  other: string,
  name: string,
  least = minContrast,
): string | null {
  const [one, two] = [opaque(color), opaque(other)];
  if (one === null || two === null) return null;
  // Rounded down: what is called 4.5 must be 4.5.
  const ratio = Math.floor(contrastRatio(one, two) * 10) / 10;
  const measured = `${ratio} to 1 on ${name}`;
  if (ratio >= least) return `${measured}, good`;
  return `${measured}. Too faint: the site will use its own text colour`;
}

function opaque(color: string): string | null {
  const hex = readColor(color);
  return hex?.length === 7 ? hex : null;
}
