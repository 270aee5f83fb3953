const RATE = 48_000;

/** A stereo or mono wave file, 16 bits, 48 kHz, of a function's value at each frame (-1 to 1). */
export function wave(channels: 1 | 2, seconds: number, sample: (frame: number) => number): Buffer {
  const frames = Math.round(seconds * RATE);
  const size = frames * channels * 2;
  const file = Buffer.alloc(44 + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * channels * 2, 28);
  file.writeUInt16LE(channels * 2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  for (let frame = 0; frame < frames; frame++) {
    const value = Math.round(sample(frame) * 32_767);
    for (let channel = 0; channel < channels; channel++) {
      file.writeInt16LE(value, 44 + (frame * channels + channel) * 2);
    }
  }
  return file;
}

/** White noise that is the same every time. */
export function noise(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 1_073_741_824 - 1;
  };
}
