/** Minimum contrast of running text: WCAG 2.2, 1.4.3 (AA). */
export const minContrast = 4.5;

/** Minimum contrast of text from 24 px: WCAG 2.2, 1.4.3. */
export const minLargeContrast = 3;

/** What follows from a text's colour on a background, as the theme's variables. */
export const coloursOf = (text: string, background: string): Record<string, string> => ({
  '--background': background,
  '--text': text,
  '--border': `color-mix(in srgb, ${text} 18%, ${background})`,
  '--border-strong': `color-mix(in srgb, ${text} 55%, ${background})`,
  '--skeleton': `color-mix(in srgb, ${text} 8%, ${background})`,
  '--skeleton-sheen': `color-mix(in srgb, ${text} 4%, ${background})`,
  '--focus': text,
});

/** Share of the text colour in a softened one, from the design. */
const SOFT = 0.84;

export type Rgb = readonly [red: number, green: number, blue: number];

/** The channels, 0 to 255, of `#rgb` or `#rrggbb`; else null. */
export function channels(color: string): Rgb | null {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(color) ? color.slice(1) : null;
  if (digits === null) return null;
  const size = digits.length / 3;
  const channel = (index: number) =>
    Number.parseInt(digits.slice(index * size, (index + 1) * size).repeat(3 - size), 16);
  return [channel(0), channel(1), channel(2)];
}

/** Whether a text is a colour this module can measure. */
export function isColor(text: string | null | undefined): text is string {
  return typeof text === 'string' && channels(text) !== null;
}

/** The light of a channel, 0 to 255, from 0 to 1. */
export function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 to 1, as WCAG 2.2 defines it. */
const luminance = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of two colours, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Contrast of two colours, 1 to 21; 1 for a colour that cannot be measured. */
export function contrastRatio(a: string, b: string): number {
  const first = channels(a);
  const second = channels(b);
  return first === null || second === null ? 1 : contrast(first, second);
}

/**
 * The wanted text colour if it reaches `min` on the background, else the first fallback that does,
 * else the best of all.
 */
export function readable<Color extends string>(
  text: Color | null | undefined,
  background: string,
  fallbacks: readonly [Color, ...Color[]],
  min = minContrast,
): Color {
  const candidates: readonly Color[] = text ? [text, ...fallbacks] : fallbacks;
  const good = candidates.find((color) => contrastRatio(color, background) >= min);
  return (
    good ??
    candidates.reduce((best, color) =>
      contrastRatio(color, background) > contrastRatio(best, background) ? color : best,
    )
  );
}

/** A text colour mixed towards its background for secondary text, unless the mix could not be read. */
export function softened(text: string, background: string): string {
  const from = channels(text);
  const to = channels(background);
  if (from === null || to === null) return text;
  const digits = from.map((value, index) => {
    const mixed = Math.round(value * SOFT + (to[index] ?? value) * (1 - SOFT));
    return mixed.toString(16).padStart(2, '0');
  });
  const soft = `#${digits.join('')}`;
  return contrastRatio(soft, background) >= minContrast ? soft : text;
}
