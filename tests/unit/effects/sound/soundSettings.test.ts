import { expect, test } from 'vitest';
import { type SoundFields, soundSettings } from '#effects/sound/soundSettings.ts';
import { soundFaults } from '#effects/sound/soundFaults.ts';

const media = (url?: string) => (url ? { link_type: 'Media', url } : { link_type: 'Any' });

const row = {
  name: 'pad',
  audio: media('/media/pad.ogg'),
  audio_fallback: media('/media/pad.m4a'),
  x: 0,
  y: 0.4,
  z: -2.4,
  gain_db: -3,
};

const BEYOND = { x: 1e9, y: -1e9, z: 100, gain_db: 1e9 };
const FROM_ZERO = { loop: { start: 0, end: 9 } };
const NUMBERLESS = { x: null, y: null, z: null, gain_db: null };

const WHOLE = { sources: ['/media/pad.ogg', '/media/pad.m4a'], gainDb: -3 };

test.each<[what: string, change: Record<string, unknown>, expected: object[]]>([
  ['has its files in their order', {}, [{ ...WHOLE, position: { x: 0, y: 0.4, z: -2.4 } }]],
  ['without a name gets one', { name: '' }, [{ name: 'stem 1' }]],
  ['without a first file uses the second', { audio: media() }, [{ sources: ['/media/pad.m4a'] }]],
  [
    'of an older model has its one file',
    { audio_fallback: undefined },
    [{ sources: ['/media/pad.ogg'] }],
  ],
  ['without any file is left out', { audio: media(), audio_fallback: media() }, []],
  ['without numbers has zeros', NUMBERLESS, [{ position: { x: 0, y: 0, z: 0 }, gainDb: 0 }]],
  ['with a loop has a part', { loop_start: 2, loop_end: 9.5 }, [{ loop: { start: 2, end: 9.5 } }]],
  ['with a start loops to the end', { loop_start: 2 }, [{ loop: { start: 2, end: Infinity } }]],
  ['with a start before the file loops from it', { loop_start: -1, loop_end: 9 }, [FROM_ZERO]],
  ['beyond bounds is clamped', BEYOND, [{ position: { x: 100, y: -100, z: 100 }, gainDb: 24 }]],
])('a stem %s', (_what, change, expected) => {
  // Cast: what a hosted repository may hold.
  const stems = [{ ...row, ...change }] as (typeof row)[];
  expect(soundSettings({ stems }).stems).toMatchObject(expected);
});

test.each([
  ['ends before it starts', { loop_start: 9, loop_end: 2 }],
  ['ends where it starts', { loop_start: 2, loop_end: 2 }],
  ['is the whole file', { loop_start: 0, loop_end: null }],
])('a loop that %s is none', (_what, fields) => {
  expect(soundSettings({ stems: [{ ...row, ...fields }] }).stems[0]).not.toHaveProperty('loop');
});

test('interface sounds are keyed by use; the first with a file wins, unknown uses are ignored', () => {
  const sound = (use: string | null, url?: string) => ({
    // Cast: what a hosted repository may hold after its model changed.
    use: use as 'hover' | null,
    audio: media(url),
    audio_fallback: media(),
  });
  const { interfaceSounds } = soundSettings({
    interface_sounds: [
      sound('hover'),
      sound('hover', '/media/a.ogg'),
      sound('hover', '/media/b.ogg'),
      sound('press', '/media/c.ogg'),
      sound('sneeze', '/media/d.ogg'),
      sound(null, '/media/e.ogg'),
    ],
  });
  expect(interfaceSounds).toEqual({ hover: ['/media/a.ogg'], press: ['/media/c.ogg'] });
});

test.each<[name: string, fields: Partial<SoundFields>, expected: object]>([
  ['a plain mix', { sound_rendering: 'bypass' }, { rendering: 'bypass' }],
  // Cast: what a hosted repository may hold after its model changed.
  ['an unknown mode', { sound_rendering: 'loud' as 'off' }, { rendering: 'ambisonic' }],
  ['an order, whatever the room makes of it', { ambisonic_order: 5 }, { ambisonicOrder: 5 }],
  ['a map', { channel_map: ' 1, 0,2  3 ' }, { channelMap: [1, 0, 2, 3] }],
  [
    'impulse responses',
    { impulse_responses: [{ audio: media('/media/a.wav') }, { audio: media() }] },
    { impulseResponses: ['/media/a.wav'] },
  ],
])('%s is passed to the engine', (_name, fields, expected) => {
  expect(soundSettings(fields)).toMatchObject(expected);
});

test('empty fields give no sounds, and leave the scene to the engine’s defaults', () => {
  const silent = { stems: [], interfaceSounds: {}, rendering: 'ambisonic' };
  const none = [{ audio: media() }];
  expect(soundSettings({})).toEqual(silent);
  expect(
    soundSettings({ ambisonic_order: null, channel_map: ' ', impulse_responses: none }),
  ).toEqual(silent);
});

test('without a soundtrack no stem is loaded, and interface sounds still play', () => {
  const { interfaceSounds, ...rest } = soundSettings({
    sound_rendering: 'off',
    stems: [row],
    interface_sounds: [{ use: 'hover', audio: media('/media/a.ogg'), audio_fallback: media() }],
  });
  expect([rest.stems, interfaceSounds]).toEqual([[], { hover: ['/media/a.ogg'] }]);
});

const audio = { link_type: 'Media', url: '/media/a.ogg' };
const files = (count: number) => Array.from({ length: count }, () => ({ audio }));

test.each<[what: string, data: Record<string, unknown>]>([
  ['empty values', { ambisonic_order: null, channel_map: '', impulse_responses: [] }],
  ['order 2 and its five responses', { ambisonic_order: 2, impulse_responses: files(5) }],
  ['eight responses and a map', { impulse_responses: files(8), channel_map: '3 2 1 0' }],
  ['a stem with a second file alone', { stems: [{ audio_fallback: audio, gain_db: -60, x: 100 }] }],
  ['other types', { ambisonic_order: '5', channel_map: 4, stems: 'x', impulse_responses: 1 }],
])('%s is nothing to report', (_what, data) => {
  expect(soundFaults(data)).toEqual([]);
});

test.each<[data: Record<string, unknown>, path: (string | number)[], reason: string]>([
  [{ ambisonic_order: 2.5 }, ['ambisonic_order'], '2.5 is not an order: 2 or 3'],
  [{ channel_map: '0, 1, 2' }, ['channel_map'], '"0, 1, 2" is not a channel map'],
  [{ ambisonic_order: 4 }, ['ambisonic_order'], '4 is not an order: 2 or 3'],
  [{ channel_map: '0, 1, 2, 2' }, ['channel_map'], 'once each'],
  [{ impulse_responses: files(5) }, ['impulse_responses'], 'order 3 takes 8 sound files, not 5'],
  [{ stems: [{ name: 'pad' }] }, ['stems', 0], 'no sound file'],
  [{ stems: [{ audio, x: 101 }] }, ['stems', 0, 'x'], '101 is not within -100 and 100'],
  [{ stems: [{ audio, loop_start: -1 }] }, ['stems', 0, 'loop_start'], '-1 is not 0 or more'],
  [{ stems: [{ audio, loop_start: 4, loop_end: 4 }] }, ['stems', 0, 'loop_end'], '4 is not after'],
  [{ stems: [{ audio, gain_db: 90 }] }, ['stems', 0, 'gain_db'], '90 is not within -60 and 24'],
  [
    { interface_sounds: [1, 2].map(() => ({ use: 'hover', audio })) },
    ['interface_sounds', 1, 'use'],
    'a sound for "hover" already',
  ],
])('%j is reported with its path', (data, path, reason) => {
  expect(soundFaults(data)).toEqual([{ path, reason: expect.stringContaining(reason) }]);
});
