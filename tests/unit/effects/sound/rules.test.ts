import { describe, expect, test } from 'vitest';
import { inPlayableOrder } from '#effects/sound/loadBuffer.ts';
import { createSoundEngine } from '#effects/sound/createSoundEngine.ts';
import { cutLoop } from '#effects/sound/cutLoop.ts';
import { oggDuration, trimBuffer } from '#effects/sound/oggDuration.ts';

const noOpus = (type: string) => (type.includes('opus') ? '' : 'probably');

test.each<[what: string, sources: string[], canPlay: (type: string) => string, order: string[]]>([
  ['everything playable', ['a.ogg', 'a.m4a'], () => 'maybe', ['a.ogg', 'a.m4a']],
  ['no Opus and a query', ['a.ogg?v=1', 'a.m4a'], noOpus, ['a.m4a', 'a.ogg?v=1']],
  ['an unknown ending', ['a.flac', 'a.OGG', 'b'], noOpus, ['a.flac', 'b', 'a.OGG']],
  ['nothing playable', ['a.ogg', 'a.m4a'], () => '', ['a.ogg', 'a.m4a']],
])('with %s the sources are tried in the right order', (_what, sources, canPlay, order) => {
  expect(inPlayableOrder(sources, canPlay)).toEqual(order);
});

test('on a server the engine can be created, stays idle and starts nothing', () => {
  const engine = createSoundEngine({ stems: [] });
  engine.on();
  engine.toggle();
  engine.play('hover');
  engine.off();
  engine.dispose();
  expect(engine.getSnapshot()).toBe('idle');
});

const NO_PACKET = 0xffff_ffff_ffff_ffffn;

/** A page of an Ogg file with one packet. */
function page(
  granule: bigint,
  packet: Uint8Array<ArrayBuffer>,
  serial = 7,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(28 + packet.length);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('OggS'));
  view.setBigUint64(6, granule, true);
  view.setUint32(14, serial, true);
  bytes[26] = 1;
  bytes[27] = packet.length;
  bytes.set(packet, 28);
  return bytes;
}

function opusHead(preSkip: number) {
  const packet = new Uint8Array(19);
  packet.set(new TextEncoder().encode('OpusHead'));
  new DataView(packet.buffer).setUint16(10, preSkip, true);
  return packet;
}

function vorbisHead(rate: number) {
  const packet = new Uint8Array(30);
  packet.set(new TextEncoder().encode('\u0001vorbis'));
  new DataView(packet.buffer).setUint32(12, rate, true);
  return packet;
}

const audio = new Uint8Array(60).fill(9);

const HEAD = page(0n, opusHead(0));
const file = (...pages: Uint8Array<ArrayBuffer>[]) => new Blob(pages).arrayBuffer();

describe('the length an Ogg file declares', () => {
  test.each([
    ['Opus, less its pre-skip', [page(0n, opusHead(312)), page(96_312n, audio)], 2],
    [
      'the last of several pages',
      [page(0n, opusHead(0)), page(9n, audio), page(72_000n, audio)],
      1.5,
    ],
    ['a page without an end', [HEAD, page(48_000n, audio), page(NO_PACKET, audio)], 1],
    ['Vorbis, at its own rate', [page(0n, vorbisHead(44_100)), page(22_050n, audio)], 0.5],
    ['Vorbis without a rate', [page(0n, vorbisHead(0)), page(22_050n, audio)], null],
    ['another codec', [page(0n, audio), page(48_000n, audio)], null],
    ['a second stream after the first', [page(0n, opusHead(0)), page(9n, audio, 8)], null],
    ['nothing but the header', [page(0n, opusHead(0))], null],
    ['shorter than its pre-skip', [page(0n, opusHead(312)), page(100n, audio)], null],
    ['cut off within the header', [page(0n, opusHead(0)).slice(0, 40)], null],
    ['not an Ogg file', [audio], null],
    ['empty', [], null],
  ])('%s', async (_, pages, seconds) => {
    expect(oggDuration(await file(...pages))).toBe(seconds);
  });
});

/** As much of an audio buffer as trimming and cutting need, with one channel that counts its samples. */
function decoded(length: number, sampleRate = 100) {
  const samples = Float32Array.from({ length }, (_, index) => index);
  const buffer = {
    numberOfChannels: 1,
    sampleRate,
    length,
    getChannelData: () => samples,
    copyToChannel: (source: Float32Array) => samples.set(source),
  };
  // Cast: the rest of an AudioBuffer is not used.
  return buffer as unknown as AudioBuffer;
}

// Cast: as above.
const context = {
  createBuffer: (_: number, length: number, rate: number) => {
    const buffer = decoded(length, rate);
    buffer.getChannelData(0).fill(-1);
    return buffer;
  },
} as unknown as BaseAudioContext;

describe('a decoded buffer', () => {
  test('loses the padding after the declared length, and nothing else', () => {
    const trimmed = trimBuffer(context, decoded(1013), 10);
    expect([...trimmed.getChannelData(0)]).toEqual(Array.from({ length: 1000 }, (_, at) => at));
  });

  test.each([
    ['no length is declared', null],
    ['it has the declared length', 10.13],
    ['more is declared than was decoded', 11],
    ['far less is declared than was decoded', 5],
    ['the declared duration is 0', 0],
  ])('stays as it is where %s', (_, duration) => {
    const buffer = decoded(1013);
    expect(trimBuffer(context, buffer, duration)).toBe(buffer);
  });
});

describe('the part of a buffer that repeats', () => {
  // A ramp: the sample at a position is that position.
  const buffer = decoded(1000);
  const samplesOf = (start: number, end: number) => [
    ...cutLoop(context, buffer, { start, end }).getChannelData(0),
  ];

  test('has the length of the loop, and its end arrives at what comes before its start', () => {
    const samples = samplesOf(4, 8);
    expect(samples).toHaveLength(400);
    expect(samples.slice(0, 397)).toEqual(Array.from({ length: 397 }, (_, at) => 400 + at));
    // Three samples of blend at 100 Hz, from what was at the end (797 to 799) to 397 to 399.
    expect(samples.slice(-3)).toEqual([797, 798 - 400 / 3, 799 - 800 / 3].map(Math.fround));
  });

  test('from the first sample on, its start sets out from what comes after its end', () => {
    const samples = samplesOf(0, 8);
    expect(samples.slice(0, 4)).toEqual([800, 801 - 800 / 3, 802 - 1600 / 3, 3].map(Math.fround));
    expect(samples.slice(-3)).toEqual([797, 798, 799]);
  });

  test.each([
    ['is all of it', 0, Infinity],
    ['starts after it', 10, 12],
    ['is shorter than a sample', 2.001, 2.002],
  ])('is the whole buffer where it %s', (_, start, end) => {
    expect(cutLoop(context, buffer, { start, end })).toBe(buffer);
  });
});
