import { channels, contrast, type Rgb } from '../theme/contrast.ts';
import { darkPalette, lightPalette, type ColorName, type ThemeName } from '../theme/tokens.ts';
import { circle, toHex, toOklch, toRgb, type Oklch } from './oklch.ts';
import { clamp, isEmber, turning, turnTo, type Turn } from './turn.ts';

/** The colours of a theme that follow the accent. */
export type AccentColor = Exclude<
  ColorName,
  | 'background'
  | 'surface'
  | 'surfaceRaised'
  | 'surfaceSunken'
  | 'frame'
  | 'text'
  | 'textMuted'
  | 'textSubtle'
  | 'border'
  | 'borderStrong'
  | 'positive'
  | 'negative'
  | 'skeleton'
  | 'skeletonSheen'
  | 'scrim'
  | 'barBackground'
  | 'hairline'
>;

/** What was changed of an accent that cannot be read as it is. */
export type Correction =
  /** Buttons have another lightness, 0 to 1. */
  | { readonly kind: 'button'; readonly lightness: number }
  /** Text, or lines and marks, have a lighter colour by night or a deeper one by day: this is the accent's own contrast. */
  | { readonly kind: 'text' | 'mark'; readonly contrast: number };

export interface ThemeRamp {
  readonly colors: Readonly<Record<AccentColor, string>>;
  /** Whether a button needs a line in `mark` around it to be seen on the page. */
  readonly hasEdge: boolean;
  /** The least contrast of a use: on buttons of all their states, else on all four grounds. */
  readonly figures: Readonly<Record<'button' | 'text' | 'mark' | 'moon', number>>;
  readonly corrections: readonly Correction[];
}

export interface Ramp extends Readonly<Record<ThemeName, ThemeRamp>> {
  readonly accent: Oklch;
  /** As a screen shows it. */
  readonly hex: string;
  /** Of the light that is drawn; null for ember's own. */
  readonly turn: Turn | null;
}

const palettes: Readonly<Record<ThemeName, Readonly<Record<ColorName, string>>>> = {
  dark: darkPalette,
  light: lightPalette,
};

/** Of a constant, which is a colour. */
const rgbOf = (hex: string): Rgb => channels(hex) ?? [0, 0, 0];

const GROUNDS = ['background', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;

const grounds: Readonly<Record<ThemeName, readonly Rgb[]>> = {
  dark: GROUNDS.map((name) => rgbOf(darkPalette[name])),
  light: GROUNDS.map((name) => rgbOf(lightPalette[name])),
};

const least = (color: Rgb, others: readonly Rgb[]) =>
  Math.min(...others.map((other) => contrast(color, other)));

/** Minimum contrasts, a little above what WCAG 2.2 asks of text, and of lines. */
const TEXT = 4.6;
const LINE = 3.05;
/** Of the fill of a button on the dark grounds. */
const FILL = 3;
/** A fill with less on paper has an edge. */
const NO_EDGE = 2;

/** A step of lightness in the search for a readable colour. */
const STEP = 0.0025;

interface Found<Value> {
  readonly value: Value;
  readonly steps: number;
}

/**
 * The first lightness, on the way from one to another, at which something can be read, and how many steps it took; null if
 * that is not so at the end of the way.
 */
function firstReadable<Value>(
  from: number,
  to: number,
  read: (lightness: number) => Value | null,
): Found<Value> | null {
  const at = (steps: number) => read(from + Math.sign(to - from) * steps * STEP);
  let most = Math.floor(Math.abs(to - from) / STEP);
  const start = at(0);
  if (start !== null) return { value: start, steps: 0 };
  let value = at(most);
  if (value === null) return null;
  // What can be read further away from the ground can be read all the way on.
  for (let least = 1; least < most;) {
    const middle = Math.floor((least + most) / 2);
    const found = at(middle);
    if (found === null) least = middle + 1;
    else [most, value] = [middle, found];
  }
  return { value, steps: most };
}

/** A colour lighter by night or darker by day, as far as it needs for a contrast on all grounds. */
function raised(from: Rgb, theme: ThemeName, min: number): Rgb {
  if (least(from, grounds[theme]) >= min) return from;
  const color = toOklch(from);
  const end = theme === 'dark' ? 1 : 0;
  const found = firstReadable(color.lightness, end, (lightness) => {
    const rgb = toRgb({ ...color, lightness });
    return least(rgb, grounds[theme]) >= min ? rgb : null;
  });
  return found?.value ?? toRgb({ ...color, lightness: end });
}

interface Fill {
  readonly lightness: number;
  readonly ink: Rgb;
  readonly rest: Rgb;
  readonly hover: Rgb;
  readonly pressed: Rgb;
}

/** A fill under an ink, by what its lightness changes by when hovered and pressed; null if it cannot be read. */
function readableFill(
  { lightness, chroma, hue }: Oklch,
  theme: ThemeName,
  ink: Rgb,
  [hoverBy, pressedBy]: readonly [number, number],
): Fill | null {
  const isReadable = (rgb: Rgb) =>
    contrast(rgb, ink) >= TEXT && (theme === 'light' || least(rgb, grounds.dark) >= FILL);
  const state = (by: number, strength = 1) =>
    toRgb({ lightness: clamp(lightness + by, 0, 0.97), chroma: chroma * strength, hue });
  // Most lightnesses fail here, before the other states are computed.
  const rest = toRgb({ lightness, chroma, hue });
  if (!isReadable(rest)) return null;
  const hover = state(hoverBy, 0.86);
  const pressed = state(pressedBy);
  return isReadable(hover) && isReadable(pressed) ? { lightness, ink, rest, hover, pressed } : null;
}

/** Lightness of the darkest and of the lightest fill. */
const FILLS = [0.12, 0.96] as const;

/** The fill nearest to the accent that can be read: lighter under dark words, or by day darker under light ones. */
function fillOf(accent: Oklch, theme: ThemeName): Fill {
  const { chroma, hue } = accent;
  const [darkest, lightest] = FILLS;
  const start = clamp(accent.lightness, darkest, lightest);
  const fills = (to: number, ink: Rgb, states: readonly [number, number]) =>
    firstReadable(start, to, (lightness) =>
      readableFill({ lightness, chroma, hue }, theme, ink, states),
    );
  const dark = toRgb({ lightness: 0.14, chroma: Math.min(0.035, 0.17 * chroma), hue });
  const lighter = fills(lightest, dark, [0.055, -0.055]);
  if (theme === 'light' && lighter?.steps !== 0) {
    const light = toRgb({ lightness: 0.985, chroma: Math.min(0.008, 0.04 * chroma), hue });
    const darker = fills(darkest, light, [-0.055, -0.1]);
    if (darker && darker.steps < (lighter?.steps ?? Number.POSITIVE_INFINITY)) return darker.value;
  }
  if (!lighter) throw new Error(`No button of the hue ${hue} can be read`);
  return lighter.value;
}

/** Hues of the red of what went wrong, which focus and hover keep away from. */
function moonHue(hue: number): number {
  const opposite = circle(hue + 195);
  if (opposite >= 325 && opposite < 345) return 320;
  return opposite >= 345 || opposite < 65 ? 65 : opposite;
}

/** An accent with less has no colour to be seen. */
export const LEAST_CHROMA = 0.02;

/** The cool light opposite the accent, of focus and hover, and what is written on it. */
function moonOf({ chroma, hue }: Oklch, theme: ThemeName) {
  const isDark = theme === 'dark';
  const own = moonHue(hue);
  const color = {
    lightness: isDark ? 0.842 : 0.437,
    chroma: chroma < LEAST_CHROMA ? 0.012 : isDark ? 0.052 : 0.085,
    hue: own,
  };
  return {
    rgb: raised(toRgb(color), theme, TEXT),
    ink: toRgb(
      isDark
        ? { lightness: 0.18, chroma: 0.02, hue: own }
        : { lightness: 0.985, chroma: 0.006, hue: own },
    ),
  };
}

const withAlpha = (rgb: Rgb, alpha: number) => `rgba(${rgb.join()},${alpha})`;

/** Opacities of the glow, and of the strong one. */
const glows: Readonly<Record<ThemeName, readonly [number, number]>> = {
  dark: [0.22, 0.62],
  light: [0.2, 0.34],
};

const figuresOf = (colors: Readonly<Record<ColorName, string>>, theme: ThemeName) => {
  const on = (name: ColorName) => least(rgbOf(colors[name]), grounds[theme]);
  const states = [colors.brand, colors.brandHover, colors.brandPressed].map(rgbOf);
  return {
    button: least(rgbOf(colors.onBrand), states),
    text: on('brandText'),
    mark: on('mark'),
    moon: on('focus'),
  };
};

function themeRamp(accent: Oklch, theme: ThemeName): ThemeRamp {
  const palette = palettes[theme];
  const turn = turning(accent);
  const turned = (name: ColorName) => toHex(toRgb(turn(toOklch(rgbOf(palette[name])))));
  const fill = fillOf(accent, theme);
  const turnedText = toRgb(turn(toOklch(rgbOf(palette.brandText)), theme === 'dark' ? 0.5 : 0));
  const text = raised(turnedText, theme, TEXT);
  const mark = raised(fill.rest, theme, LINE);
  const moon = moonOf(accent, theme);
  const [glow, strong] = glows[theme];
  const colors = {
    brand: toHex(fill.rest),
    brandHover: toHex(fill.hover),
    brandPressed: toHex(fill.pressed),
    onBrand: toHex(fill.ink),
    brandText: toHex(text),
    mark: toHex(mark),
    accent: toHex(moon.rgb),
    onAccent: toHex(moon.ink),
    accentText: toHex(moon.rgb),
    focus: toHex(moon.rgb),
    discTop: turned('discTop'),
    glow: withAlpha(fill.rest, glow),
    glowStrong: withAlpha(fill.rest, strong),
  };
  const own = least(toRgb(accent), grounds[theme]);
  const corrections: Correction[] = [];
  // Next to black, screens show several lightnesses alike.
  const isMoved = Math.abs(fill.lightness - accent.lightness) > 0.004;
  if (isMoved && colors.brand !== toHex(toRgb(accent)))
    corrections.push({ kind: 'button', lightness: fill.lightness });
  if (text !== turnedText) corrections.push({ kind: 'text', contrast: own });
  if (mark !== fill.rest) corrections.push({ kind: 'mark', contrast: own });
  return {
    colors,
    hasEdge: theme === 'light' && least(fill.rest, grounds.light) < NO_EDGE,
    figures: figuresOf({ ...palette, ...colors }, theme),
    corrections,
  };
}

const designed = (theme: ThemeName): ThemeRamp => ({
  colors: palettes[theme],
  hasEdge: false,
  figures: figuresOf(palettes[theme], theme),
  corrections: [],
});

/**
 * All colours that follow from an accent, in both themes, each readable where it is used. Ember gives the design's own
 * colours, which the others are derived from.
 */
export function ramp(accent: Oklch): Ramp {
  const isOwn = isEmber(accent);
  return {
    accent,
    hex: toHex(toRgb(accent)),
    dark: isOwn ? designed('dark') : themeRamp(accent, 'dark'),
    light: isOwn ? designed('light') : themeRamp(accent, 'light'),
    turn: turnTo(accent),
  };
}
