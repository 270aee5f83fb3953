import { describe, expect, it } from 'vitest';
import { sound } from '#editing/sound.ts';
import { soundSettings } from '#effects/sound/soundSettings.ts';
import type { Heard } from '#page-editor/fields/form/sound/hear.ts';
import { loopFields, loopIn } from '#page-editor/fields/form/sound/stemValues.ts';
import { ownEntry, readStem } from '#page-editor/fields/form/sound/stemValues.ts';
import { readMediaLink } from '#page-editor/fields/media/value/mediaLink.ts';
import { faded, sine } from './signals.ts';

const url = '/media/night%20walk.mp3';
const audio = { link_type: 'Media', url };
const link = readMediaLink(audio)!;
const plain = { name: 'night walk', audio };

const hear = (mono: Float32Array, fits: boolean): Heard => ({
  // Cast: the rest of a buffer is not asked for.
  buffer: { sampleRate: 48_000, duration: mono.length / 48_000 } as AudioBuffer,
  mono,
  measured: { loudness: -9.2, peak: 0.9 },
  fits,
  remark: null,
});

/** What the site makes of an entry that the editor wrote; a repository answers with the fields that a file leaves out. */
const heardOnSite = (entry: object) =>
  // Cast: numbers that are left out count as none.
  soundSettings({
    stems: [{ audio_fallback: {}, ...entry }],
    sound_rendering: sound.plain,
  } as never);

describe('Own music', () => {
  it('is one loop of the site, at its gain and without its fades', () => {
    const entry = ownEntry(undefined, link, hear(faded(sine(220, 12), 2), false), sound);
    const { stems, rendering } = heardOnSite(entry);
    expect(rendering).toBe('bypass');
    expect(stems).toMatchObject([{ name: 'night walk', sources: [url], gainDb: -7.8 }]);
    expect(stems[0]?.loop?.start).toBeGreaterThan(1.5);
    expect(stems[0]?.loop?.end).toBeLessThan(10.5);
  });

  it('repeats as a whole where its ends meet, and where it could not be heard', () => {
    const heard = hear(sine(220, 10), true);
    expect(ownEntry(null, link, heard, sound)).toEqual({ ...plain, gain_db: -7.8 });
    expect(ownEntry(null, link, null, sound)).toEqual(plain);
  });

  it('takes the place of another file, whose other fields stay', () => {
    const kept = { x: 1, own: 2 };
    const gone = { name: 'pad', audio: null, audio_fallback: { url: '/x' }, gain_db: 3 };
    const before = { ...gone, loop_start: 2, loop_end: 3, ...kept };
    expect(ownEntry(before, link, null, sound)).toEqual({ ...plain, ...kept });
  });
});

describe('The loop of a stem', () => {
  it.each([
    [{}, null],
    [{ loop_start: 2 }, { start: 2, end: 10 }],
    [{ loop_start: -3, loop_end: 99 }, null],
    [{ loop_start: 8, loop_end: 2 }, null],
  ])('%j is %j of a file of 10 s', (fields, loop) => {
    expect(loopIn(readStem(fields, sound), 10)).toEqual(loop);
  });

  it('is written to a hundredth of a millisecond, and not where it is that of the file', () => {
    const fields = (loop: Parameters<typeof loopFields>[1]) =>
      Object.fromEntries(loopFields(sound, loop, 10));
    const none = { loop_start: undefined, loop_end: undefined };
    expect(fields({ start: 1.234_567_8, end: 10 })).toStrictEqual({
      ...none,
      loop_start: 1.234_57,
    });
    expect(fields(null)).toStrictEqual(none);
  });
});
