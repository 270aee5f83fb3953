/** Whether something on the page stands on a dark or a light colour. */
export type Ground = 'dark' | 'light';

/** Luminance at which black and white are equally far away. */
const MIDDLE = 0.18;

/** Less opaque colours leave the decision to what is behind them. */
const OPAQUE = 0.5;

const linear = (share: number) =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;

/** The luminance, 0 to 1, of a computed colour; null for one that is seen through. */
export function luminanceOf(color: string): number | null {
  const [, space = '', values = ''] = /^(\w+)\((?:[a-z][\w-]* )?(.*)\)$/.exec(color) ?? [];
  const [first = 0, green = 0, blue = 0, alpha = 1] =
    values.match(/[\d.]+(?:e-\d+)?/g)?.map(Number) ?? [];
  if (space === '' || alpha < OPAQUE) return null;
  // As of a grey of this lightness (CSS Color 4, 9): other colours are not far from it.
  if (space.startsWith('ok')) return first ** 3;
  if (space.startsWith('l')) return ((first + 16) / 116) ** 3;
  const most = space === 'color' ? 1 : 255;
  const [r = 0, g = 0, b = 0] = [first, green, blue].map((one) => linear(one / most));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The ground an element stands on: its own colour, or the nearest one behind it. */
export function groundOf(element: Element): Ground {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const luminance = luminanceOf(getComputedStyle(at).backgroundColor);
    if (luminance !== null) return luminance > MIDDLE ? 'light' : 'dark';
  }
  return 'light';
}
