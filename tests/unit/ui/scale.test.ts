import { expect, test } from 'vitest';
import {
  breakpoint,
  type Breakpoint,
  enlargement,
  scale,
  type Steps,
  typeAt,
  type TypeRole,
  typeScale,
  type TypeStepName,
} from '#ui/theme/tokens.ts';
import { largestSize, rem } from '#ui/theme/mixins.ts';

/** What browsers offer. */
const ZOOMS = [1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4, 5];

/** Px that 1 px of a title has more in a window; `--growth` of the theme. */
const growthIn = (width: number, height: number) =>
  Math.max(
    0,
    Math.min((width - scale.from) * scale.perWidth, scale.perHeight * height - 1, scale.most - 1),
  );

/** A font size of the styles in a window, in CSS px. */
function sizeIn(css: string, width: number, height: number): number {
  const growth = growthIn(width, height);
  const root = 16 + 8 * growth;
  const [, size, half, more] =
    /^calc\(([\d.]+)rem \+ min\(([\d.]+) \* var\(--growth\), (-?[\d.]+)px - \2 \* var\(--growth\)\)\)$/.exec(
      css,
    ) ?? [];
  if (size === undefined) return Number.parseFloat(css) * root;
  const ofTitle = Number(half) * growth;
  return Number(size) * root + Math.min(ofTitle, Number(more) - ofTitle);
}

const order = Object.keys(breakpoint) as Breakpoint[]; // Cast: the keys of a constant.

/** The size of a role's text in a window: the step of its width, the last of which grows. */
function sizeOf(role: TypeRole, width: number, height: number): number {
  const steps: Steps<TypeStepName> = typeAt[role];
  const named = order.filter((name) => steps[name] !== undefined);
  const at = named.findLast((name) => breakpoint[name] <= width);
  if (at === named.at(-1)) return sizeIn(largestSize(role), width, height);
  return sizeIn(rem(typeScale[(at && steps[at]) ?? steps.base].size), width, height);
}

/** How large a text can be made by zooming, in what it measures at 100%. */
const largest = (
  size: (width: number, height: number) => number,
  [w, h]: readonly [number, number],
) => Math.max(...ZOOMS.map((zoom) => (zoom * size(w / zoom, h / zoom)) / size(w, h)));

const ROLES = Object.keys(typeAt) as TypeRole[]; // Cast: the keys of a constant.

test.each([
  // Window, title, side gap, name, line, header.
  [1920, 1080, 92, 164, 20, 18, 14],
  [2560, 1440, 140, 261, 25.9, 23.3, 18.1],
])('a window of %i × %i has a title of %d px and a gap of %d px', (width, height, ...sizes) => {
  const [title, gap, name, line, header] = sizes;
  const near = (value: number, wanted: number) =>
    expect(Math.abs(value - wanted)).toBeLessThan(0.6);
  near(sizeOf('hero', width, height), title);
  near(164 * (1 + growthIn(width, height)), gap);
  near(sizeIn(rem(typeScale.lead20.size), width, height), name);
  near(sizeOf('longForm', width, height), line);
  near(sizeOf('meta', width, height), header);
});

test('zooming doubles every text in windows of any size', () => {
  const small: string[] = [];
  for (let width = 1440; width <= 5120; width += 160)
    for (let height = 600; height <= 2880; height += 240)
      for (const role of ROLES) {
        const times = largest((w, h) => sizeOf(role, w, h), [width, height]);
        if (times < enlargement.times - 1e-9)
          small.push(`${role} at ${width} × ${height}: ${times}`);
      }
  expect(small).toEqual([]);
});

test('text is the design’s up to 1920 px, and in low windows of any width', () => {
  for (const [width, height] of [
    [390, 844],
    [1920, 2000],
    [3840, 800],
  ] as const)
    expect(growthIn(width, height)).toBe(0);
});
