import { expect, test, vi } from 'vitest';
import { createRoom } from '#effects/sound/createRoom.ts';

vi.mock('resonance-audio', () => ({ default: {} }));

test('invalid settings of the room are logged with what is used in their place', async () => {
  const lines: string[] = [];
  const loading = {
    // Cast: nothing is built, as the sound is turned off meanwhile.
    context: {} as BaseAudioContext,
    log: (line: string) => lines.push(line),
    signal: AbortSignal.abort(new Error('turned off')),
  };
  const options = {
    stems: [],
    ambisonicOrder: 5,
    channelMap: [0, 1, 2],
    impulseResponses: ['/a.wav', '/b.wav', '/c.wav'],
  };
  await expect(createRoom(options, loading)).rejects.toThrow('turned off');
  expect(lines).toEqual([
    'The ambisonic order is 2 or 3, not 5: 3 is used',
    'A channel map has the channels 0 to 3 once each, not 0,1,2',
    'Order 3 takes 8 impulse responses, not 3',
  ]);
});
