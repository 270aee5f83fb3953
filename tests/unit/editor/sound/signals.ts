/** Signals as decoded files have them: so many seconds at a rate in Hz. */

export const silence = (seconds: number, rate = 48_000): Float32Array =>
  new Float32Array(Math.round(seconds * rate));

/** A tone; `level` in dB of full scale. */
export const sine = (
  frequency: number,
  seconds: number,
  level = 0,
  rate = 48_000,
): Float32Array => {
  const top = 10 ** (level / 20);
  return silence(seconds, rate).map(
    (_, at) => top * Math.sin((2 * Math.PI * frequency * at) / rate),
  );
};

export function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The sound with a linear fade of so many seconds at both ends. */
export function faded(samples: Float32Array, seconds: number, rate = 48_000): Float32Array {
  const steps = seconds * rate;
  return samples.map(
    (sample, at) => sample * Math.min(1, at / steps, (samples.length - 1 - at) / steps),
  );
}

/** Beats of a decaying tone: `count` of them, one every `every` seconds. Each bar of four has its own tones. */
export function beats(count: number, every: number, rate = 48_000): Float32Array {
  const tones = [110, 165, 131, 196];
  const size = Math.round(every * rate);
  return silence(count * every, rate).map((_, at) => {
    const beat = Math.floor(at / size);
    const time = (at % size) / rate;
    const tone = tones[beat % tones.length] ?? 0;
    return 0.5 * Math.exp(-6 * time) * Math.sin(2 * Math.PI * tone * time);
  });
}
