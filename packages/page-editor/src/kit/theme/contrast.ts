/** Minimum contrast of running text: WCAG 2.2, 1.4.3 (AA). */
export const minContrast = 4.5;

/** Minimum contrast of text from 24 px: WCAG 2.2, 1.4.3. */
export const minLargeContrast = 3;

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
export function contrastRatio(a: string, b: string): number {
  const first = channels(a);
  const second = channels(b);
  if (first === null || second === null) return 1;
  const [low, high] = [luminance(first), luminance(second)].sort((x, y) => x - y) as [
    number,
    number,
  ]; // Cast: two go in, two come out.
  return (high + 0.05) / (low + 0.05);
}
