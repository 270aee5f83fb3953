import { readFileSync } from 'node:fs';
import { expect, expectTypeOf, test } from 'vitest';
import type { SettingsDocument } from '../../../../prismicio-types.d.ts';
import { soundSettings, type SoundFields } from '#effects/sound/soundSettings.ts';

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

test('the fields are those of the settings document', () => {
  expectTypeOf<SettingsDocument['data']>().toExtend<SoundFields>();
});

test('a stem has its files in the order of the fields, its position and its gain', () => {
  expect(soundSettings({ stems: [row] }).stems).toEqual([
    {
      name: 'pad',
      sources: ['/media/pad.ogg', '/media/pad.m4a'],
      position: { x: 0, y: 0.4, z: -2.4 },
      gainDb: -3,
    },
  ]);
});

test.each<[what: string, change: Partial<typeof row>, expected: object | null]>([
  ['without a name gets one', { name: '' }, { name: 'stem 1' }],
  [
    'without a second file has one source',
    { audio_fallback: media() },
    { sources: ['/media/pad.ogg'] },
  ],
  ['without a first file uses the second', { audio: media() }, { sources: ['/media/pad.m4a'] }],
  ['without any file is left out', { audio: media(), audio_fallback: media() }, null],
])('a stem %s', (_what, change, expected) => {
  const [stem] = soundSettings({ stems: [{ ...row, ...change }] }).stems;
  if (expected) expect(stem).toMatchObject(expected);
  else expect(stem).toBeUndefined();
});

test('missing numbers are zero', () => {
  const empty = { ...row, x: null, y: null, z: null, gain_db: null };
  const [stem] = soundSettings({ stems: [empty] }).stems;
  expect(stem).toMatchObject({ position: { x: 0, y: 0, z: 0 }, gainDb: 0 });
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

test('an empty document gives no sounds and the default scene', () => {
  expect(soundSettings({})).toEqual({ stems: [], interfaceSounds: {}, rendering: 'ambisonic' });
});

test.each<[name: string, fields: Partial<SoundFields>, expected: object]>([
  ['bypass', { sound_rendering: 'bypass' }, { rendering: 'bypass' }],
  ['off', { sound_rendering: 'off' }, { rendering: 'off' }],
  // Cast: what a hosted repository may hold after its model changed.
  ['an unknown mode', { sound_rendering: 'loud' as 'off' }, { rendering: 'ambisonic' }],
  ['an empty mode', { sound_rendering: null }, { rendering: 'ambisonic' }],
  ['order 2', { ambisonic_order: 2 }, { ambisonicOrder: 2 }],
  ['order 5, which the room refuses', { ambisonic_order: 5 }, { ambisonicOrder: 5 }],
  ['a map', { channel_map: ' 1, 0,2  3 ' }, { channelMap: [1, 0, 2, 3] }],
  ['a map of three, which the room refuses', { channel_map: '1 0 2' }, { channelMap: [1, 0, 2] }],
  [
    'impulse responses',
    { impulse_responses: [{ audio: media('/media/a.wav') }, { audio: media() }] },
    { impulseResponses: ['/media/a.wav'] },
  ],
])('%s is passed to the engine', (_name, fields, expected) => {
  expect(soundSettings(fields)).toMatchObject(expected);
});

test('empty fields are left to the engine’s defaults', () => {
  const empty = {
    ambisonic_order: null,
    channel_map: ' ',
    impulse_responses: [{ audio: media() }],
  };
  const settings = soundSettings(empty);
  for (const key of ['ambisonicOrder', 'channelMap', 'impulseResponses']) {
    expect(settings).not.toHaveProperty(key);
  }
});

test('without a soundtrack no stem is loaded, and interface sounds still play', () => {
  const { stems, interfaceSounds } = soundSettings({
    sound_rendering: 'off',
    stems: [row],
    interface_sounds: [{ use: 'hover', audio: media('/media/a.ogg'), audio_fallback: media() }],
  });
  expect(stems).toEqual([]);
  expect(interfaceSounds).toEqual({ hover: ['/media/a.ogg'] });
});

test('a gain or a position out of bounds is clamped', () => {
  const [stem] = soundSettings({
    stems: [{ ...row, x: 1e9, y: -1e9, z: 100, gain_db: 1e9 }],
  }).stems;
  expect(stem).toMatchObject({ position: { x: 100, y: -100, z: 100 }, gainDb: 24 });
});

test('the demo document places four stems and gives every use a sound', () => {
  const file = readFileSync('content/documents/settings/settings.json', 'utf8');
  const { stems, interfaceSounds } = soundSettings(JSON.parse(file).data);
  expect(stems.map(({ name }) => name)).toEqual(['pad', 'bells', 'air', 'pulse']);
  expect(Object.keys(interfaceSounds)).toEqual(['hover', 'press', 'open', 'close', 'unlock']);
});
