import type { SoundParts } from '#page-editor';
import { cutLoop } from '#effects/sound/cutLoop.ts';
import { VOLUME } from '#effects/sound/gain.ts';
import { fetchBuffer } from '#effects/sound/loadBuffer.ts';
import { GAIN_DB } from '#effects/sound/soundSettings.ts';

/** What the fields of the tab Sound in Settings are, and how the site plays them. */
export const sound: SoundParts = {
  stems: 'stems',
  stem: {
    name: 'name',
    file: 'audio',
    secondFile: 'audio_fallback',
    gain: 'gain_db',
    start: 'loop_start',
    end: 'loop_end',
    right: 'x',
    up: 'y',
    back: 'z',
  },
  rendering: 'sound_rendering',
  renderings: [
    {
      id: 'ambisonic',
      words: 'Each loop is heard from its place. Best with headphones.',
    },
    { id: 'bypass', words: 'Files are played as they are mixed.' },
    { id: 'off', words: 'No music; only the sounds of the interface.' },
  ],
  plain: 'bypass',
  off: 'off',
  others: ['interface_sounds'],
  gain: GAIN_DB,
  // Measured: the four stems of the demo, mixed with their gains, have -17.1 LUFS.
  loudness: -17,
  volume: VOLUME,
  load: (url, context, signal) => fetchBuffer(url, { context, signal, log: () => {} }),
  cutLoop,
};
