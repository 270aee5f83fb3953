import { describe, expect, it } from 'vitest';
import {
  evenGain,
  loudnessOf,
  loudnessWords,
  peakOf,
} from '#page-editor/fields/form/sound/loudness.ts';
import { joined, silence, sine } from './signals.ts';

describe('The loudness', () => {
  const tone = sine(1000, 20, -23);
  const pause = sine(1000, 10, -36);
  // Values of EBU Tech 3341 and ITU-R BS.1770-4.
  it.each<[what: string, lufs: number, channels: readonly Float32Array[], rate?: number]>([
    ['of 997 Hz at full scale in one channel is -3.01', -3.01, [sine(997, 5), silence(5)]],
    ['of the same in both is 3 dB more', 0, [sine(997, 5), sine(997, 5)]],
    ['of 1 kHz at -23 dB in both is -23', -23, twice(tone)],
    ['of 1 kHz at -33 dB in both is -33', -33, twice(sine(1000, 20, -33))],
    ['is the same at 44.1 kHz', -3.01, [sine(997, 5, 0, 44_100)], 44_100],
    ['is the same at 96 kHz', -3.01, [sine(997, 5, 0, 96_000)], 96_000],
    // By the coefficients that BS.1770-4 lists.
    ['of bass is less', -16.98, [sine(20, 5)]],
    ['of treble is more', 0.34, [sine(8000, 5)]],
    ['leaves out pauses', -23, twice(joined(pause, sine(1000, 60, -23), pause))],
    ['leaves out silence', -23, twice(joined(tone, silence(20)))],
    ['counts what is 6 dB quieter', -25.04, twice(joined(tone, sine(1000, 20, -29)))],
  ])('%s', (_, lufs, channels, rate = 48_000) => {
    expect(Math.abs(loudnessOf(channels, rate) - lufs)).toBeLessThan(0.1);
  });

  it.each<[what: string, channels: readonly Float32Array[]]>([
    ['silence', [silence(5), silence(5)]],
    ['what is quieter than -70 LUFS', [sine(1000, 5, -75)]],
    ['less than a block', [sine(1000, 0.3)]],
    ['no channels', []],
  ])('of %s is none', (_, channels) => {
    expect(loudnessOf(channels, 48_000)).toBe(-Infinity);
  });

  it('has the highest sample of any channel beside it', () => {
    expect(peakOf([Float32Array.of(0, 0.25), Float32Array.of(-0.5, 0)])).toBe(0.5);
    expect(peakOf([])).toBe(0);
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
  ])('makes a sound even: %s', (_, loudness, peak, gain, words) => {
    const measured = { loudness, peak };
    expect(evenGain(measured, -17, limits)).toBe(gain);
    expect(loudnessWords(gain, measured, -17)).toBe(words);
  });

  it.each([
    [6, 'Louder by 6 dB. Loud parts distort'],
    [-12, 'Quieter by 12 dB, 4 dB quieter than the rest'],
    [-5, 'Quieter by 5 dB, 3 dB louder than the rest'],
  ])('of %s dB by hand is said', (gain, words) => {
    expect(loudnessWords(gain, { loudness: -9, peak: 1 }, -17)).toBe(words);
  });
});
