import { describe, expect, it } from 'vitest';
import * as loud from '#page-editor/fields/form/sound/loudness.ts';
import * as words from '#page-editor/fields/form/sound/soundWords.ts';
import { beats, faded, joined, silence, sine } from './signals.ts';
import { endsFit, findLoop, isSilent } from '#page-editor/fields/form/sound/findLoop.ts';

describe('The loudness', () => {
  const tone = sine(1000, 20, -23);
  const pause = sine(1000, 10, -36);
  // Values of EBU Tech 3341 and ITU-R BS.1770-4.
  it.each<[what: string, lufs: number, channels: readonly Float32Array[], rate?: number]>([
    ['of 997 Hz at full scale in one channel is -3.01', -3.01, [sine(997, 5), silence(5)]],
    ['of 1 kHz at -23 dB in both is -23', -23, twice(tone)],
    ['is the same at 44.1 kHz', -3.01, [sine(997, 5, 0, 44_100)], 44_100],
    // By the coefficients that BS.1770-4 lists.
    ['of bass is less', -16.98, [sine(20, 5)]],
    ['of treble is more', 0.34, [sine(8000, 5)]],
    ['leaves out pauses', -23, twice(joined(pause, sine(1000, 60, -23), pause))],
    ['counts what is 6 dB quieter', -25.04, twice(joined(tone, sine(1000, 20, -29)))],
  ])('%s', (_, lufs, channels, rate = 48_000) => {
    expect(Math.abs(loud.loudnessOf(channels, rate) - lufs)).toBeLessThan(0.1);
  });

  it.each<[what: string, channels: readonly Float32Array[]]>([
    ['silence', [silence(5), silence(5)]],
    ['what is quieter than -70 LUFS', [sine(1000, 5, -75)]],
    ['less than a block', [sine(1000, 0.3)]],
  ])('of %s is none', (_, channels) => {
    expect(loud.loudnessOf(channels, 48_000)).toBe(-Infinity);
  });

  it('has the highest sample of any channel beside it', () => {
    expect(loud.peakOf([Float32Array.of(0, 0.25), Float32Array.of(-0.5, 0)])).toBe(0.5);
    expect(loud.peakOf([])).toBe(0);
  });
});

function twice(samples: Float32Array): Float32Array[] {
  return [samples, samples];
}

describe('The gain', () => {
  const limits = { min: -60, max: 24 };
  it.each([
    ['quieter', -9.04, 1, -8, 'Quieter by 8 dB, as loud as the rest'],
    ['louder', -20.5, 0.3, 3.5, 'Louder by 4 dB, as loud as the rest'],
    ['nothing', -17, 0.5, 0, 'As the file is, as loud as the rest'],
    ['less', -30, 0.5, 5, 'Louder by 5 dB. More would distort its loudest parts'],
    ['as much as there is', -62, 0.001, 24, 'Louder by 24 dB, 21 dB quieter than the rest'],
    ['nothing of silence', -Infinity, 0, 0, 'As the file is'],
  ])('makes a sound even: %s', (_, loudness, peak, gain, said) => {
    const measured = { loudness, peak };
    expect(loud.evenGain(measured, -17, limits)).toBe(gain);
    expect(loud.loudnessWords(gain, measured, -17)).toBe(said);
  });
});

it('The plan has all places, and room for those of a studio', () => {
  expect(words.reachOf([{ right: 3.5, back: -1 }])).toBe(3.5);
  expect(words.reachOf([{ right: 0, back: -4.2 }])).toBe(5);
  expect(words.reachOf([])).toBe(3.5);
});

it('A place moves by tenths of a metre, to the edge of the plan', () => {
  expect(words.moved({ right: 0.1, back: 0.2 }, 0.1, -0.34, 3.5)).toEqual({
    right: 0.2,
    back: -0.1,
  });
  expect(words.moved({ right: 3, back: -3 }, 9, -9, 3.5)).toEqual({ right: 3.5, back: -3.5 });
});

const RATE = 48_000;

/** How far a number is from a whole one. */
const fromWhole = (number: number) => Math.abs(number - Math.round(number));

describe('A loop', () => {
  it('of a tone is a number of whole periods, from zero to zero', () => {
    const tone = sine(220, 10.0013);
    const loop = findLoop(tone, RATE);
    const { start = 0, end = 0, fit } = loop ?? {};
    // A period is 218.18 samples.
    expect(fromWhole((end - start) * 220) * (RATE / 220)).toBeLessThan(1.01);
    expect(Math.abs(tone[Math.round(start * RATE)] ?? 1)).toBeLessThan(0.03);
    expect(fit).toBeGreaterThan(0.98);
    expect(end - start).toBeGreaterThan(8);
  });

  it('of a faded file is where it has its full level', () => {
    const loop = findLoop(faded(sine(220, 12), 2), RATE);
    expect(loop?.start).toBeGreaterThan(1.5);
    expect(loop?.end).toBeLessThan(10.5);
    expect((loop?.end ?? 0) - (loop?.start ?? 0)).toBeGreaterThan(6);
    expect(loop?.fit).toBeGreaterThan(0.95);
  });

  it('of beats is a number of whole bars', () => {
    // Cut off within a beat, after silence.
    const music = joined(silence(0.7), beats(38, 0.5)).subarray(0, 19 * RATE);
    const { start = 0, end = 0, fit } = findLoop(music, RATE) ?? {};
    expect(fromWhole((end - start) / 2)).toBeLessThan(0.002);
    expect(end - start).toBeGreaterThan(11);
    expect(start).toBeGreaterThan(0.69);
    expect(fit).toBeGreaterThan(0.95);
  });

  it('is found at other rates, too', () => {
    const { start = 0, end = 0 } = findLoop(sine(100, 5.003, 0, 8000), 8000) ?? {};
    expect(fromWhole((end - start) * 100)).toBeLessThan(0.02);
  });

  it.each([
    ['silence', silence(5)],
    ['a file shorter than a second', sine(220, 0.9)],
    ['an empty file', silence(0)],
  ])('is not found in %s', (_, samples) => {
    expect(findLoop(samples, RATE)).toBeNull();
  });
});

describe('A file loops as it is', () => {
  it.each([
    ['with whole bars', beats(16, 0.5), true],
    ['not where its end clicks', sine(220, 10.0013), false],
    ['not where it fades', faded(sine(220, 10), 2), false],
    ['not after silence', joined(silence(2), sine(220, 10)), false],
    ['not as silence', silence(5), false],
  ])('%s', (_, samples, fits) => {
    expect(endsFit(samples, RATE)).toBe(fits);
  });

  it('is silent only if nothing is heard', () => {
    expect(isSilent(silence(2), RATE)).toBe(true);
    expect(isSilent(joined(silence(2), sine(220, 0.2, -60)), RATE)).toBe(false);
  });
});
