import { expect, test } from 'vitest';
import { ambisonicOrder, channelMap, isPlain, responseCount } from '#effects/sound/ambisonics.ts';
import { fromDecibels } from '#effects/sound/gain.ts';
import { inPlayableOrder } from '#effects/sound/playable.ts';
import { isSoundOn } from '#effects/sound/useSound.ts';
import type { SoundState } from '#effects/sound/types.ts';

test.each<[order: unknown, used: 2 | 3]>([
  [2, 2],
  [3, 3],
  [1, 3],
  [4, 3],
  [0, 3],
  [2.5, 3],
  [Number.NaN, 3],
  ['2', 3],
  [undefined, 3],
])('an ambisonic order of %s is rendered as %i', (order, used) => {
  expect(ambisonicOrder(order)).toBe(used);
});

test.each<[map: number[], accepted: boolean]>([
  [[0, 1, 2, 3], true],
  [[0, 3, 1, 2], true],
  [[0, 1, 2], false],
  [[0, 1, 2, 3, 4], false],
  [[], false],
  [[0, 0, 1, 2], false],
  [[1, 2, 3, 4], false],
  [[0, 1, 2, 2.5], false],
])('a channel map of %j is accepted: %s', (map, accepted) => {
  expect(channelMap(map)).toEqual(accepted ? map : null);
});

test('only the map that keeps every channel in place is the identity', () => {
  expect(isPlain([0, 1, 2, 3])).toBe(true);
  expect(isPlain([0, 3, 1, 2])).toBe(false);
});

test('the second order is heard through five stereo responses, the third through eight', () => {
  expect([responseCount(2), responseCount(3)]).toEqual([5, 8]);
});

test.each<[decibels: number, factor: number]>([
  [0, 1],
  [-6.0206, 0.5],
  [-20, 0.1],
  [20, 10],
])('%f dB is a factor of %f', (decibels, factor) => {
  expect(fromDecibels(decibels)).toBeCloseTo(factor, 4);
});

test.each<[state: SoundState, isOn: boolean]>([
  ['unavailable', false],
  ['idle', false],
  ['loading', true],
  ['running', true],
  ['suspended', false],
])('whether a toggle calls a sound that is %s on: %s', (state, isOn) => {
  expect(isSoundOn(state)).toBe(isOn);
});

const noOpus = (type: string) => (type.includes('opus') ? '' : 'probably');

test.each<[what: string, sources: string[], canPlay: (type: string) => string, order: string[]]>([
  ['everything playable', ['a.ogg', 'a.m4a'], () => 'maybe', ['a.ogg', 'a.m4a']],
  ['no Opus', ['a.ogg', 'a.m4a'], noOpus, ['a.m4a', 'a.ogg']],
  ['no Opus and a query', ['a.ogg?v=1', 'a.m4a'], noOpus, ['a.m4a', 'a.ogg?v=1']],
  ['an unknown ending', ['a.flac', 'a.OGG', 'b'], noOpus, ['a.flac', 'b', 'a.OGG']],
  ['nothing playable', ['a.ogg', 'a.m4a'], () => '', ['a.ogg', 'a.m4a']],
])('with %s the sources are tried in the right order', (_what, sources, canPlay, order) => {
  expect(inPlayableOrder(sources, canPlay)).toEqual(order);
});
