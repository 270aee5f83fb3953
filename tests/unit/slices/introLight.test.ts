import { expect, test } from 'vitest';
import * as light from '../../../slices/Intro/light.styles.ts';

type Rgb = readonly number[];

/** The stops of a gradient: colour, and place in percent of its radius. */
const stopsOf = (gradient: string): [Rgb, number][] =>
  [...gradient.matchAll(/rgb\((\d+) (\d+) (\d+)\) ([\d.]+)%/g)].map(([, r, g, b, place]) => [
    [Number(r), Number(g), Number(b)],
    Number(place),
  ]);

/** The colour of a tile of grain, and its mean opacity: linear in noise whose mean is one half. */
function grainIn(background: string): { colour: Rgb; opacity: number } {
  const [, tile = ''] = /url\('data:image\/svg\+xml,([^']+)'/.exec(background) ?? [];
  const [, values = ''] = /feColorMatrix values="([^"]+)"/.exec(decodeURIComponent(tile)) ?? [];
  const matrix = values.split(' ').map(Number);
  return {
    colour: [4, 9, 14].map((index) => matrix[index]! * 255),
    opacity: matrix[15]! / 2 + matrix[19]!,
  };
}

/** The largest difference of a channel. */
const difference = (one: Rgb, other: Rgb) =>
  Math.max(...one.map((value, index) => Math.abs(value - other[index]!)));

test('the light falls off steadily: no stop is lighter than the one before', () => {
  const reds = stopsOf(light.glow).map(([[red = 0]]) => red);
  expect(reds.length).toBeGreaterThan(15);
  expect(reds).toEqual(reds.toSorted((one, other) => other - one));
});

test.each([
  ['room', light.roomGrain, light.roomMean],
  ['disc', light.sunGrain, light.sunMean],
])('what the first paint of the %s has is the mean of its grain', (_, grain, mean) => {
  const [, r, g, b, alpha] = /rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(mean) ?? [];
  const { colour, opacity } = grainIn(grain);
  expect(difference([r, g, b].map(Number), colour)).toBeLessThan(0.5);
  expect(Number(alpha)).toBeCloseTo(opacity, 2);
});

test('nothing is downloaded: every address is data', () => {
  const addresses = Object.values(light).flatMap((value) => value.match(/url\('?[a-z]+:/g) ?? []);
  expect(addresses).toEqual(["url('data:", "url('data:"]);
});
