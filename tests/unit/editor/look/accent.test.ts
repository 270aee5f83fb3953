import { expect, test } from 'vitest';
import { look } from '#editing/look.ts';
import { themeColors } from '#editing/themeColors.ts';
import { windowStyles } from '#editing/windowStyles.ts';

const accent = look.parts.flatMap(({ controls }) => controls).find(({ kind }) => kind === 'accent');
if (accent?.kind !== 'accent') throw new Error('The look has no accent');
const { parse, toHex, ramp, proposals } = accent;

const MOON = 'Without colour the light is a moon.';
const BLACK = 'A light cannot be black. Night uses the darkest that still shines.';

test.each([
  ['#FF5A33', 'Ember', null],
  [
    '#EBB432',
    'Brass',
    'On paper Brass reaches 1.4 to 1, too faint for words and lines. By day they use a deeper one.',
  ],
  ['#000000', 'Moon', BLACK],
  ['#050505', 'Moon', BLACK],
  ['#FFFFFF', 'Moon', MOON],
  ['#808080', 'Moon', MOON],
  // The ground of the night, and that of the day.
  ['#0C0B0A', 'Moon', BLACK],
  ['#F3EEE5', 'Moon', MOON],
  ['#5A1E9E', 'Violet', /^Too dark to read on\. Buttons at night use \d\d instead of 4\d\.$/],
])('%s is called %s, and what is corrected is said', (hex, name, remark) => {
  const made = ramp(hex);
  expect(made.name).toBe(name);
  if (remark instanceof RegExp) expect(made.remark).toMatch(remark);
  else expect(made.remark).toBe(remark);
});

test.each([
  ['#9C72FF', '#9C72FF'],
  ['9c72ff', '#9C72FF'],
  ['rgb(156, 114, 255)', '#9C72FF'],
  ['#fff', '#FFFFFF'],
  ['#000', '#000000'],
  ['#9C72', null],
  ['violet', null],
  ['rgb(300, 0, 0)', null],
  ['var(--brand)', null],
])('the code %s is the colour %s', (typed, hex) => {
  const dials = parse(typed);
  expect(dials && toHex(dials)).toBe(hex);
  // Black and white have a place on the ring and the sliders, too.
  expect(Object.values(dials ?? {}).every(Number.isFinite)).toBe(true);
});

test('every figure is of a colour, and readable in every proposal but for the lines of ember by day', () => {
  for (const { color, name } of proposals) {
    expect(toHex(parse(color) ?? { lightness: 0, chroma: 0, hue: 0 })).toBe(color);
    for (const { label, dark, light } of ramp(color).figures) {
      const least = label === 'Lines and marks' ? 3 : 4.5;
      expect(dark.color, name).toMatch(/^#[\dA-F]{6}$/);
      expect(dark.ratio, name).toBeGreaterThanOrEqual(least);
      if (name !== 'Ember' || least > 3) expect(light.ratio, name).toBeGreaterThanOrEqual(least);
    }
  }
});

test.each([
  [{}, ''],
  [{ accent: '#FF5A33' }, ''],
  [{ accent: '#9C72' }, ''],
  [{ accent: 7 }, ''],
  [null, ''],
])('the window keeps its own colours with %j', (data, styles) => {
  expect(windowStyles(data)).toBe(styles);
});

test('the window has the colours of an accent in both themes, and pills an edge where they need one', () => {
  const brass = windowStyles({ accent: '#EBB432' });
  expect(brass).toContain('--brand: #EBB432;');
  expect(brass.match(/--brand-edge/g)).toHaveLength(1);
  expect(windowStyles({ accent: 'oklch(0.66 0.2 294)' })).not.toContain('--brand-edge');
});

test('the colours that are offered are those of the look', () => {
  const named = (look: unknown) =>
    Object.fromEntries(themeColors(look).map(({ name, color }) => [name, color]));
  expect(named({})['brand, dark']).toBe('#FF5A33');
  const own = named({ accent: '#9C72FF' });
  expect(own['brand, dark']).toBe('#9C72FF');
  expect(own['text, dark']).toBe(named({})['text, dark']);
  expect(Object.values(own)).not.toContain('#FF5A33');
});
