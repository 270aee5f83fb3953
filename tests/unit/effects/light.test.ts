import { describe, expect, it } from 'vitest';
import { discStops, wallStops } from '#effects/light/measures.ts';
import { RAMP_LENGTH, ramps, rampTable, valueAt } from '#effects/light/ramps.ts';
import {
  ALIVE,
  createSlowCount,
  ease,
  easeLight,
  hasReason,
  isSeen,
  isSlow,
  loudnessOf,
  MOST_SLOW,
  pointerShare,
} from '#effects/light/rules.ts';
import { fragmentShader } from '#effects/light/shader.ts';
import { isSoftware, mayLive, type Circumstances } from '#effects/light/startLight.ts';

const GOOD: Circumstances = {
  theme: 'dark',
  gate: undefined,
  isSaving: false,
  isReduced: false,
  isForced: false,
  wasSlow: false,
};

describe('the light comes to life', () => {
  it.each<[string, Partial<Circumstances>, boolean]>([
    ['in the dark theme', {}, true],
    ['not in the light theme', { theme: 'light' }, false],
    ['not before a theme is known', { theme: undefined }, false],
    ['not behind the gate', { gate: 'open' }, false],
    ['not while the gate leaves', { gate: 'leaving' }, false],
    ['not where data are saved', { isSaving: true }, false],
    ['not with reduced motion', { isReduced: true }, false],
    ['not in forced colours', { isForced: true }, false],
    ['not after slow frames', { wasSlow: true }, false],
  ])('%s', (_, change, may) => {
    expect(mayLive({ ...GOOD, ...change })).toBe(may);
  });
});

describe('a reason to move', () => {
  const still = { sincePointer: Number.POSITIVE_INFINITY, isSounding: false, loudness: 0 };
  it.each([
    ['is a pointer that has just moved', { sincePointer: 0 }, true],
    ['is one that moved within four seconds', { sincePointer: ALIVE - 1 }, true],
    ['is none that moved before', { sincePointer: ALIVE }, false],
    ['is a sound', { isSounding: true }, true],
    ['is what is still seen of a sound', { loudness: 0.1 }, true],
    ['is nothing that nobody sees', { loudness: 0.001 }, false],
    ['is not there at rest', {}, false],
  ])('%s', (_, change, expected) => {
    expect(hasReason({ ...still, ...change })).toBe(expected);
  });
});

describe('the light is seen', () => {
  it.each([
    ['in view', { isInView: true, isHidden: false, isCovered: false }, true],
    ['not beyond the window', { isInView: false, isHidden: false, isCovered: false }, false],
    ['not in a hidden tab', { isInView: true, isHidden: true, isCovered: false }, false],
    ['not below the menu', { isInView: true, isHidden: false, isCovered: true }, false],
  ])('%s', (_, sight, expected) => {
    expect(isSeen(sight)).toBe(expected);
  });
});

describe('a frame', () => {
  it.each([
    ['in the budget', { hasClock: true, gpu: 3.9, spacing: 33 }, false],
    ['over the budget', { hasClock: true, gpu: 4.1, spacing: 33 }, true],
    ['in the budget, though late', { hasClock: true, gpu: 1, spacing: 90 }, false],
    ['that is not timed yet', { hasClock: true, gpu: null, spacing: 33 }, null],
    ['late, without a clock', { hasClock: false, gpu: null, spacing: 51 }, true],
    ['in time, without a clock', { hasClock: false, gpu: null, spacing: 34 }, false],
    ['after a pause, without a clock', { hasClock: false, gpu: null, spacing: null }, null],
  ])('%s', (_, cost, expected) => {
    expect(isSlow(cost)).toBe(expected);
  });

  const slow = (count: number) => Array.from({ length: count }, () => true);
  it.each<[string, (boolean | null)[], boolean]>([
    ['nine slow ones', slow(MOST_SLOW), true],
    ['eight', slow(MOST_SLOW - 1), false],
    ['nine with a quick one between', [...slow(8), false, true], false],
    ['nine with untimed ones between', [...slow(5), null, null, ...slow(4)], true],
    ['none', [], false],
  ])('ends it after %s in a row: %s', (_, frames, expected) => {
    const count = createSlowCount();
    let isOver = false;
    for (const frame of frames) isOver = count(frame);
    expect(isOver).toBe(expected);
  });
});

describe('the response', () => {
  it.each([
    [0, 1],
    [3000, 1],
    [3500, 0.5],
    [4000, 0],
    [9000, 0],
  ])('to a pointer %s ms ago is %s', (since, share) => {
    expect(pointerShare(since)).toBe(share);
  });

  it.each([
    ['silence', 0, 0],
    ['a level below what is shown', 0.001, 0],
    ['full scale', 1, 1],
    ['the middle of what is shown', 10 ** (-38 / 20), 0.5],
  ])('to %s', (_, amplitude, loudness) => {
    expect(loudnessOf(new Float32Array(64).fill(amplitude))).toBeCloseTo(loudness, 5);
  });

  it('rises faster than it falls, and is the same at every rate of frames', () => {
    expect(easeLight(0, 1, 16)).toBeGreaterThan(1 - easeLight(1, 0, 16));
    expect(ease(ease(0, 1, 10), 1, 10)).toBeCloseTo(ease(0, 1, 20), 10);
    expect(ease(0.5, -1, 16)).toBeCloseTo(0.5 - (ease(0.5, 2, 16) - 0.5), 10);
  });
});

describe('the table of gradients', () => {
  it.each([
    [-1, 10],
    [0, 10],
    [1, 20],
    [2, 30],
    [3, 0],
    [9, 0],
  ])('at %s is %s', (distance, value) => {
    const stops = [
      [0, 10],
      [2, 30],
      [3, 0],
    ] as const;
    expect(valueAt(stops, distance)).toBe(value);
  });

  it('begins and ends with the colours of the styles', () => {
    const table = rampTable();
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
});

it('the shader has no number that GLSL would read as an integer', () => {
  expect(fragmentShader).not.toMatch(/NaN|undefined|Infinity/);
  expect(fragmentShader).not.toMatch(/vec[234]\((?:[\d.]+,)*\d+[,)]/);
});

it.each([
  [
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (LLVM 10.0.0) (0x0000C0DE)), SwiftShader)',
    true,
  ],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)', true],
  ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
  ['Apple Software Renderer', true],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)', false],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL ES 3.2)', false],
  ['Adreno (TM) 640', false],
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
