/** Most that a decoder adds to a file, in seconds: the last packet of Opus or Vorbis, and some room. */
const MAX_PADDING = 0.2;

/**
 * A buffer of the declared length. It is a copy only where the decoder added padding; a declaration
 * that does not fit what was decoded is ignored.
 */
export function trimBuffer(
  context: BaseAudioContext,
  buffer: AudioBuffer,
  duration: number | null,
): AudioBuffer {
  if (duration === null) return buffer;
  const { numberOfChannels, sampleRate, length } = buffer;
  const wanted = Math.round(duration * sampleRate);
  if (wanted < 1 || wanted >= length || length - wanted > MAX_PADDING * sampleRate) return buffer;
  const trimmed = context.createBuffer(numberOfChannels, wanted, sampleRate);
  for (let channel = 0; channel < numberOfChannels; channel += 1)
    trimmed.copyToChannel(buffer.getChannelData(channel).subarray(0, wanted), channel);
  return trimmed;
}
