import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namedSounds, soundFaults } from '#effects/sound/soundFaults.ts';

const audio = { link_type: 'Media', url: '/media/a.ogg' };
const files = (count: number) => Array.from({ length: count }, () => ({ audio }));

test.each<[what: string, data: Record<string, unknown>]>([
  ['nothing', {}],
  ['empty values', { ambisonic_order: null, channel_map: '', impulse_responses: [] }],
  ['order 2 and its five responses', { ambisonic_order: 2, impulse_responses: files(5) }],
  ['eight responses', { impulse_responses: files(8) }],
  ['a map that turns the field', { channel_map: '3 2 1 0' }],
  ['a stem with a second file alone', { stems: [{ audio_fallback: audio, gain_db: -60, x: 100 }] }],
  [
    'values of other types',
    { ambisonic_order: '5', channel_map: 4, stems: 'x', impulse_responses: 1 },
  ],
])('%s is nothing to report', (_what, data) => {
  expect(soundFaults(data)).toEqual([]);
});

test.each<[data: Record<string, unknown>, path: (string | number)[], reason: string]>([
  [{ ambisonic_order: 5 }, ['ambisonic_order'], '5 is not an order: 2 or 3'],
  [{ ambisonic_order: 2.5 }, ['ambisonic_order'], '2.5 is not an order'],
  [{ channel_map: '0, 1, 2' }, ['channel_map'], '"0, 1, 2" is not a channel map'],
  [{ channel_map: '0, 1, 2, 2' }, ['channel_map'], 'once each'],
  [{ channel_map: '0, 1, 2, 4' }, ['channel_map'], '0, 1, 2, 3 is used'],
  [{ channel_map: 'left, right' }, ['channel_map'], '"left, right" is not a channel map'],
  [{ impulse_responses: files(5) }, ['impulse_responses'], 'order 3 takes 8 sound files, not 5'],
  [
    { ambisonic_order: 2, impulse_responses: files(8) },
    ['impulse_responses'],
    'order 2 takes 5 sound files, not 8',
  ],
  [{ stems: [{ name: 'pad' }] }, ['stems', 0], 'no sound file'],
  [{ stems: [{ audio, x: 101 }] }, ['stems', 0, 'x'], '101 is not within -100 and 100'],
  [{ stems: [{ audio, gain_db: 90 }] }, ['stems', 0, 'gain_db'], '90 is not within -60 and 24'],
  [
    {
      interface_sounds: [
        { use: 'hover', audio },
        { use: 'hover', audio },
      ],
    },
    ['interface_sounds', 1, 'use'],
    'a sound for "hover" already',
  ],
])('%j is reported with its path', (data, path, reason) => {
  expect(soundFaults(data)).toEqual([{ path, reason: expect.stringContaining(reason) }]);
});

test('every sound file of the demo is listed', () => {
  const { data } = JSON.parse(readFileSync('content/documents/settings/settings.json', 'utf8'));
  expect(soundFaults(data)).toEqual([]);
  expect(namedSounds(data).map(({ url }) => url)).toHaveLength(18);
});
