import { describe, expect, it } from 'vitest';
import { endsFit, findLoop, isSilent } from '#page-editor/fields/form/sound/findLoop.ts';
import { beats, faded, joined, silence, sine } from './signals.ts';

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
    ['a moment within silence', joined(silence(2), sine(220, 0.5), silence(2))],
    ['an empty file', silence(0)],
  ])('is not found in %s', (_, samples) => {
    expect(findLoop(samples, RATE)).toBeNull();
  });
});

describe('A file loops as it is', () => {
  it.each([
    ['with whole periods', sine(220, 10), true],
    ['with whole bars', beats(16, 0.5), true],
    ['not where its end clicks', sine(220, 10.0013), false],
    ['not where it fades', faded(sine(220, 10), 2), false],
    ['not where beats fade', faded(beats(48, 0.5), 3), false],
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
