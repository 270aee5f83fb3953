import { describe, expect, it, test } from 'vitest';
import {
  bellAt,
  breath,
  BREATH_MOST,
  discStops,
  floorLight,
  ground,
  spill,
  wallStops,
} from '#ui/light/measures.ts';
import { RAMP_LENGTH, ramps, rampTable, valueAt } from '#effects/light/ramps.ts';
import {
  ALIVE,
  breathe,
  createSlowCount,
  ease,
  hasReason,
  isSlow,
  loudnessOf,
  MOST_SLOW,
  NO_BREATH,
  pointerShare,
  isSeen,
} from '#effects/light/rules.ts';
import { fragmentShader } from '#effects/light/shader.ts';
import { type Circumstances, isSoftware, mayLive } from '#effects/light/startLight.ts';
import { grainAlpha, grainOver, TILE, type Rgb } from '#ui/light/grain.ts';
import { createNoise, grainPixels } from '#effects/light/grain/noise.ts';
import { hoursOf } from '#effects/light/night.ts';
import { leanTowards, upright } from '#effects/motion/spring.ts';

const GOOD: Circumstances = {
  theme: 'dark',
  lamp: undefined,
  gate: undefined,
  isSaving: false,
  isReduced: false,
  isForced: false,
  wasSlow: false,
};

it.each<[string, Partial<Circumstances>, boolean]>([
  ['in the dark theme', {}, true],
  ['not before a theme is known', { theme: undefined }, false],
  ['not where an eclipse is in place of the sun', { lamp: 'eclipse' }, false],
  ['not behind the gate', { gate: 'open' }, false],
  ['not while the gate leaves', { gate: 'leaving' }, false],
  ['not where data are saved', { isSaving: true }, false],
  ['not with reduced motion', { isReduced: true }, false],
  ['not in forced colours', { isForced: true }, false],
  ['not after slow frames', { wasSlow: true }, false],
])('the light comes to life %s', (_, change, may) => {
  expect(mayLive({ ...GOOD, ...change })).toBe(may);
});

const still = { sincePointer: Number.POSITIVE_INFINITY, isSounding: false, loudness: 0 };
it.each([
  ['is one that moved within four seconds', { sincePointer: ALIVE - 1 }, true],
  ['is none that moved before', { sincePointer: ALIVE }, false],
  ['is what is still seen of a sound', { loudness: 0.1 }, true],
  ['is nothing that nobody sees', { loudness: 0.001 }, false],
  ['is not there at rest', {}, false],
])('a reason to move %s', (_, change, expected) => {
  expect(hasReason({ ...still, ...change })).toBe(expected);
});

describe('a frame', () => {
  it.each([
    [true, 3.9, 33, false],
    [true, 4.1, 33, true],
    [true, null, 33, null],
    [false, null, 51, true],
    [false, null, 34, false],
    [false, null, null, null],
  ])('with a clock %s, of %s ms, after %s ms is slow: %s', (hasClock, gpu, spacing, expected) => {
    expect(isSlow({ hasClock, gpu, spacing })).toBe(expected);
  });

  const slow = (count: number) => Array.from({ length: count }, () => true);
  it.each<[string, (boolean | null)[], boolean]>([
    ['eight', slow(MOST_SLOW - 1), false],
    ['nine with a quick one between', [...slow(8), false, true], false],
    ['nine with untimed ones between', [...slow(5), null, null, ...slow(4)], true],
  ])('ends it after %s in a row: %s', (_, frames, expected) => {
    const count = createSlowCount();
    let isOver = false;
    for (const frame of frames) isOver = count(frame);
    expect(isOver).toBe(expected);
  });
});

it('the response to a pointer ends after a while, that to a sound grows with its level, at every rate of frames', () => {
  expect([0, 3500, 4000].map(pointerShare)).toEqual([1, 0.5, 0]);
  for (const [amplitude, loudness] of [
    [0.001, 0],
    [10 ** (-38 / 20), 0.5],
    [1, 1],
  ] as const)
    expect(loudnessOf(new Float32Array(64).fill(amplitude))).toBeCloseTo(loudness, 5);
  expect(ease(ease(0, 1, 10), 1, 10)).toBeCloseTo(ease(0, 1, 20), 10);
});

describe('the light of a sound', () => {
  /** How far it swings, once a sound that comes and goes so often a second has gone on for a while. */
  const swing = (hertz: number, frames: number) => {
    let state = NO_BREATH;
    const seen: number[] = [];
    for (let frame = 0; frame < 10 * frames; frame += 1) {
      const isLoud = ((frame / frames) * hertz) % 1 < 0.5;
      state = breathe(state, isLoud ? 1 : 0, 1000 / frames);
      if (frame > 5 * frames) seen.push(state.light);
    }
    return Math.max(...seen) - Math.min(...seen);
  };
  it.each([30, 60, 120])('follows the music at %i frames a second, and no flicker', (frames) => {
    expect(swing(0.5, frames)).toBeGreaterThan(0.7);
    expect(swing(3, frames)).toBeLessThan(0.16);
    expect(swing(8, frames)).toBeLessThan(0.06);
  });

  const luminance = (channels: readonly number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const value = Math.min(1, (channels[index] ?? 0) / 255);
      return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    }, 0);
  const colour = (stops: typeof wallStops, distance: number) =>
    ([0, 1, 2] as const).map((index) =>
      valueAt(
        stops.map(([at, value]) => [at, value[index]]),
        distance,
      ),
    );
  const over = (under: readonly number[], alpha: number) =>
    floorLight.map((value, index) => value * alpha + (under[index] ?? 0) * (1 - alpha));
  const gains: readonly [string, (at: number) => number][] = [
    [
      'the wall',
      (at) =>
        luminance(
          colour(wallStops, 1 + at / (1 + breath.reach)).map((value) => value * (1 + breath.wall)),
        ) - luminance(colour(wallStops, 1 + at)),
    ],
    [
      'the disc',
      (at) =>
        luminance(colour(discStops, at).map((value) => value * (1 + breath.disc))) -
        luminance(colour(discStops, at)),
    ],
    [
      'the floor',
      (at) => {
        const alpha = bellAt(spill, at);
        return (
          luminance(over(ground, Math.min(1, alpha * (1 + breath.spill)))) -
          luminance(over(ground, alpha))
        );
      },
    ],
  ];
  it.each(gains)('adds to %s what the eye sees, and no more than is safe', (_, gain) => {
    const all = Array.from({ length: 120 }, (_unused, step) => gain(step / 20));
    expect(Math.max(...all)).toBeLessThan(BREATH_MOST);
    expect(Math.max(...all)).toBeGreaterThan(BREATH_MOST / 4);
    expect(Math.min(...all)).toBeGreaterThan(-0.001);
  });
});

const asDesigned = (rgb: Rgb) => rgb;

it('the table of gradients begins and ends with the colours of the styles', () => {
  const table = rampTable(asDesigned);
  const at = (row: number, step: number) =>
    Array.from(table.slice(4 * (row * RAMP_LENGTH + step)).slice(0, 3), (value) =>
      Math.round(value * 255),
    );
  expect(at(ramps.wall, 0)).toEqual(wallStops[0]?.[1]);
  expect(at(ramps.wall, RAMP_LENGTH - 1)).toEqual(wallStops.at(-1)?.[1]);
  expect(at(ramps.disc, RAMP_LENGTH - 1)).toEqual(discStops.at(-1)?.[1]);
  expect(at(ramps.alpha, RAMP_LENGTH - 1)).toEqual([0, 0, 0]);
  expect(table).toHaveLength(3 * 4 * RAMP_LENGTH);
});

it('the shader has no number that GLSL would read as an integer', () => {
  const shader = fragmentShader(asDesigned);
  expect(shader).not.toMatch(/NaN|undefined|Infinity/);
  expect(shader).not.toMatch(/vec[234]\((?:[\d.]+,)*\d+[,)]/);
});

it.each([
  [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (LLVM 10.0.0) (0x0000C0DE)), SwiftShader)',
    true,
  ],
  ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)', false],
  ['WebKit WebGL', false],
])('%s: draws in software %s', (renderer, is) => {
  const info = { UNMASKED_RENDERER_WEBGL: 0x92_46 };
  const asked = {
    getExtension: () => info,
    getParameter: (name: number) =>
      name === info.UNMASKED_RENDERER_WEBGL ? renderer : 'WebKit WebGL',
  };
  // Cast: what the function asks a context for.
  expect(isSoftware(asked as unknown as WebGL2RenderingContext)).toBe(is);
});

/** How alike values are to those `right` and `down` of them, on a tile that repeats: 1 for themselves. */
function likeness(ratio: number, right: number, down: number): number {
  const noise = createNoise(ratio);
  let [sum, own] = [0, 0];
  noise.forEach((value, at) => {
    const row = (Math.floor(at / TILE) + down) % TILE;
    const other = noise[row * TILE + ((at + right) % TILE)] ?? Number.NaN;
    sum += (value - 0.5) * (other - 0.5);
    own += (value - 0.5) ** 2;
  });
  return sum / own;
}

// Measured of Chromium's picture of the SVG filter that browsers without scripts have.
test.each([
  [1, 1, 0, 0],
  [1, 1, 1, -0.15],
  [1.5, 1, 0, 0.27],
  [2, 1, 0, 0.46],
  [2, 0, 1, 0.46],
  [2, 8, 0, 0],
])(
  'at %s px per CSS px, values %s right and %s down are alike by %s',
  (ratio, right, down, wanted) => {
    expect(Math.abs(likeness(ratio, right, down) - wanted)).toBeLessThan(0.06);
  },
);

test('the noise has one mean and deviation, and that of a pixel ratio of 2 on denser screens, each time the same', () => {
  const noise = createNoise(1.75);
  const mean = noise.reduce((sum, value) => sum + value, 0) / noise.length;
  expect(mean).toBeCloseTo(0.5, 2);
  const variance = noise.reduce((sum, value) => sum + (value - mean) ** 2, 0) / noise.length;
  expect(Math.sqrt(variance)).toBeCloseTo(0.119, 2);
  expect(createNoise(3)).toEqual(createNoise(2));
});

test('pixels have the colour, at the mean opacity of the styles’ first paint', () => {
  const pixels = grainPixels(createNoise(1), [218, 14, 0], grainAlpha.disc);
  expect([...pixels.subarray(0, 3)]).toEqual([218, 14, 0]);
  const alphas = pixels.filter((_, at) => at % 4 === 3);
  const mean = alphas.reduce((sum, alpha) => sum + alpha, 0) / alphas.length / 255;
  expect(mean).toBeCloseTo(grainOver.disc, 2);
});

it.each([
  ['in view', {}, true],
  ['not beyond the window', { isInView: false }, false],
  ['not in a hidden tab', { isHidden: true }, false],
  ['not below the menu', { isCovered: true }, false],
])('the light is seen %s', (_, sight, expected) => {
  expect(isSeen({ isInView: true, isHidden: false, isCovered: false, ...sight })).toBe(expected);
});

const WINDOW = { height: 900, end: 9100 };

test.each([
  ['waxes from the first section', [1350, 5450, 9450], [0, 0, 900, 0, 5000, 0.5, 9000, 1]],
  ['ends where the page does', [1350, 9900], [0, 0, 900, 0, 9100, 1]],
  ['has one hour for two in a row', [1350, 5450, 5450, 9450], [0, 0, 900, 0, 5000, 1 / 3, 9000, 1]],
  ['without sections stays dark', [], [0, 0, 900, 0]],
])('one night %s', (_name, tops, hours) => {
  expect(hoursOf(tops, WINDOW).flat()).toEqual(hours);
});

test.each([8, 33])(
  'the spring of the light follows in 0.3 s, overshoots by nothing that is seen, and rests, by frames of %i ms',
  (frame) => {
    const lean = upright();
    const goal = { x: 1, y: 0 };
    let most = 0;
    let reached = 0;
    let time = 0;
    for (; time < 3000 && leanTowards(lean, goal, frame); time += frame) {
      most = Math.max(most, lean.x.at);
      if (lean.x.at < 0.6) reached = time;
    }
    expect(reached).toBeGreaterThan(150);
    expect(reached).toBeLessThan(350);
    expect(most).toBeLessThan(1.02);
    expect(time).toBeLessThan(2000);
    expect(lean).toEqual({ x: { at: 1, speed: 0 }, y: { at: 0, speed: 0 } });
  },
);
