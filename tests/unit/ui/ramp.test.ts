import { describe, expect, test } from 'vitest';
import { contrast, channels, type Rgb } from '#ui/theme/contrast.ts';
import { darkPalette, lightPalette, type ThemeName } from '#ui/theme/tokens.ts';
import { accents, parseAccent } from '#ui/look/accents.ts';
import { toHex, toRgb, type Oklch } from '#ui/look/oklch.ts';
import { isFull } from '../../support/full.ts';
import { randomOf, wordsOf } from '../../support/random.ts';
import { ramp, type AccentColor, type ThemeRamp } from '#ui/look/ramp.ts';

const rgb = (hex: string): Rgb => channels(hex) ?? expect.fail(`${hex} is no colour`);

const accent = (text: string): Oklch => parseAccent(text) ?? expect.fail(`${text} is no accent`);

/** Grounds of each theme. */
const grounds: Readonly<Record<ThemeName, readonly string[]>> = {
  dark: ['#0C0B0A', '#151312', '#1F1C1A', '#070606'],
  light: ['#F3EEE5', '#FBF8F2', '#FFFFFF', '#E8E1D5'],
};

const least = (color: string, others: readonly string[]) =>
  Math.min(...others.map((other) => contrast(rgb(color), rgb(other))));

/** The least contrast of each pair of colours that an accent makes. */
function pairs({ colors }: ThemeRamp, theme: ThemeName) {
  const on = (name: AccentColor) => least(colors[name], grounds[theme]);
  return {
    'words on a button': least(colors.onBrand, [colors.brand]),
    'words on a button that is hovered': least(colors.onBrand, [colors.brandHover]),
    'words on a button that is pressed': least(colors.onBrand, [colors.brandPressed]),
    'words in the accent': on('brandText'),
    'words in the moon': on('accentText'),
    'words on the moon': least(colors.onAccent, [colors.accent]),
    'lines and marks': on('mark'),
    'the focus ring': on('focus'),
  };
}

/** A pair that is no text. */
const isLine = (name: string) => name === 'lines and marks' || name === 'the focus ring';

const SAMPLES = isFull ? 10_000 : 300;

function randomAccents(): Oklch[] {
  const next = randomOf(38);
  return Array.from({ length: SAMPLES }, () => ({
    lightness: next(),
    chroma: 0.3 * next(),
    hue: 360 * next(),
  }));
}

const ends = wordsOf('#FFFFFF #000000 #777777 #808080 #F3EEE5 #0C0B0A #0000FF #FFFF00');

test('every pair of colours that any accent makes can be read, in both themes', () => {
  const faint = [...ends.map(accent), ...randomAccents()].flatMap((one) => {
    const made = ramp(one);
    return (['dark', 'light'] as const).flatMap((theme) =>
      Object.entries(pairs(made[theme], theme))
        .filter(([name, ratio]) => ratio < (isLine(name) ? 3 : 4.5))
        .map(([name, ratio]) => `${made.hex} ${theme} ${name} ${ratio}`),
    );
  });
  expect(faint).toEqual([]);
});

test('what is changed to be read is said, and what is said was changed', () => {
  // So dark that a lighter one is the same colour on a screen.
  const nearBlack = { lightness: 0.11386, chroma: 0.2, hue: 111.47 };
  const unsaid = [nearBlack, ...randomAccents()].flatMap((one) => {
    const made = ramp(one);
    return (['dark', 'light'] as const).flatMap((theme) => {
      const { colors, corrections, figures } = made[theme];
      const said = corrections.map(({ kind }) => kind);
      const isMarkMoved = colors.mark !== colors.brand;
      const isButtonMoved = toHex(toRgb(one)) !== colors.brand;
      const isWrong =
        said.includes('mark') !== isMarkMoved ||
        (said.includes('button') && !isButtonMoved) ||
        figures.mark < 3 ||
        figures.button < 4.5;
      return isWrong ? [`${made.hex} ${theme} ${said.join()}`] : [];
    });
  });
  expect(unsaid).toEqual([]);
});

test('ember gives the colours of the design, and turns nothing', () => {
  const made = ramp(accent(accents.ember));
  expect(made.dark.colors).toBe(darkPalette);
  expect(made.light.colors).toBe(lightPalette);
  expect([made.dark.corrections, made.light.corrections, made.turn]).toEqual([[], [], null]);
});

/** The design's own, of which the proposals are the nearest that a screen shows. */
const brass = 'oklch(0.8 0.15 84)';
const coldViolet = 'oklch(0.66 0.205 294)';

/** The design's figures, rounded down as they are shown. */
test.each([
  [brass, 'dark', { button: 8.7, text: 8.8, mark: 8.9 }, '#EBB432', []],
  [brass, 'light', { button: 8.7, text: 4.9, mark: 3 }, '#EBB432', ['mark']],
  [coldViolet, 'dark', { button: 4.7, text: 7.2, mark: 5 }, '#9C72FF', []],
  [coldViolet, 'light', { button: 4.7, text: 5.3, mark: 3 }, '#9C72FF', ['mark']],
  ['#FFFFFF', 'dark', { button: 14.9, text: 9.7, mark: 15.1 }, '#F2F2F2', ['button']],
  ['#000000', 'light', { button: 19.4, text: 4.9, mark: 15.5 }, '#060606', ['button']],
] as const)('%s in the %s theme', (hex, theme, figures, brand, corrected) => {
  const { colors, corrections, figures: own } = ramp(accent(hex))[theme];
  const shown = Object.entries(own).map(([name, value]) => [name, Math.floor(value * 10) / 10]);
  expect(Object.fromEntries(shown)).toMatchObject(figures);
  expect(colors.brand).toBe(brand);
  expect(corrections.map(({ kind }) => kind)).toEqual(corrected);
});

test('a button that paper would swallow has an edge, and no other', () => {
  expect(ramp(accent(accents.brass)).light.hasEdge).toBe(true);
  expect(ramp(accent(accents.coldViolet)).light.hasEdge).toBe(false);
  expect(ramp(accent(accents.brass)).dark.hasEdge).toBe(false);
});

test('the light turns as the design has it', () => {
  const turned = (hex: string, colors: readonly string[]) =>
    colors.map((color) => {
      const { turn } = ramp(accent(hex));
      return turn ? toHex(turn(rgb(color))) : color;
    });
  const night = ['#FFD09E', '#FFA469', '#FF6A3F', '#F53C10', '#E02C04'];
  expect(turned(coldViolet, night)).toEqual([
    '#DEC8FF',
    '#C3A5FF',
    '#A47FFF',
    '#9360FE',
    '#8453EA',
  ]);
});

describe('parseAccent', () => {
  test.each([
    ['#FF5A33', '#FF5A33'],
    [' #F53 ', '#FF5533'],
    ['rgb(255, 90, 51)', '#FF5A33'],
    ['rgb(100% 20% 0%)', '#FF3300'],
    ['oklch(0.66 0.205 294)', '#9C72FF'],
    ['oklch(66% 0.205 -66deg)', '#9C72FF'],
  ])('reads %s', (text, hex) => {
    expect(toHex(toRgb(accent(text)))).toBe(hex);
  });

  test.each([
    '',
    '#9C72',
    '#GGGGGG',
    'violet',
    'rgb(256 0 0)',
    'rgb(1.5.2 0 0)',
    'oklch(2 0 0)',
    'oklch(NaN 0 0)',
    'url(#a)',
    null,
    undefined,
    {},
    ['#FF5A33'],
  ])('refuses %j', (text) => {
    expect(parseAccent(text)).toBeNull();
  });
});
