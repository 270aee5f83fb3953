import type { Loop } from './types.ts';

/** Length in seconds of the blend at the seam of a loop: too short to be heard as a fade, too long to click. */
const BLEND_S = 0.03;

/**
 * The part of a buffer that repeats, without a click at its seam: its end is blended into what comes before its start,
 * or its start into what comes after its end. The whole buffer if that has no such part.
 */
export function cutLoop(
  context: BaseAudioContext,
  buffer: AudioBuffer,
  { start, end }: Loop,
): AudioBuffer {
  const { numberOfChannels, sampleRate, length } = buffer;
  const first = Math.round(start * sampleRate);
  const last = Math.min(Math.round(end * sampleRate), length);
  const count = last - first;
  if (count < 1 || count === length) return buffer;
  const blend = Math.min(Math.round(BLEND_S * sampleRate), count >> 1);
  // From where the file has no more the loop begins or ends with the file, and there is nothing to blend.
  const from = first >= blend ? -blend : 0;
  const steps = Math.min(blend, from === 0 ? length - last : blend);
  const loop = context.createBuffer(numberOfChannels, count, sampleRate);
  for (let channel = 0; channel < numberOfChannels; channel += 1) {
    const file = buffer.getChannelData(channel);
    const samples = file.slice(first, last);
    for (let step = 0; step < steps; step += 1) {
      const [ending, starting] = [file[last + from + step] ?? 0, file[first + from + step] ?? 0];
      samples[((count + from) % count) + step] = ending + ((starting - ending) * step) / steps;
    }
    loop.copyToChannel(samples, channel);
  }
  return loop;
}
