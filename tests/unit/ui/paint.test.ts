import { expect, test } from 'vitest';
import * as light from '#ui/light/paint.styles.ts';

type Rgb = readonly number[];

/** The stops of a gradient: colour, and place in percent of its radius. */
const stopsOf = (gradient: string): [Rgb, number][] =>
  [...gradient.matchAll(/rgb\((\d+) (\d+) (\d+)\) ([\d.]+)%/g)].map(([, r, g, b, place]) => [
    [Number(r), Number(g), Number(b)],
    Number(place),
  ]);

test('the light falls off steadily: no stop is lighter than the one before', () => {
  const [hidden, ...reds] = stopsOf(light.glow).map(([[red = 0]]) => red);
  // Behind the disc.
  expect(hidden).toBeLessThan(20);
  expect(reds.length).toBeGreaterThan(8);
  expect(reds).toEqual(reds.toSorted((one, other) => other - one));
});

test('nothing is downloaded: the light has no address', () => {
  expect(Object.values(light).filter((value) => value.includes('url('))).toEqual([]);
});
