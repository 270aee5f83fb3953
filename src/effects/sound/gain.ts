/** Linear gain of everything. */
export const VOLUME = 0.3;

/** Length of every ramp in seconds: too short to notice, too long to click. */
export const RAMP_S = 0.06;

export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** Moves a gain to a value without a click. */
export function ramp(context: BaseAudioContext, gain: AudioParam, to: number, from = gain.value) {
  const now = context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(from, now);
  gain.linearRampToValueAtTime(to, now + RAMP_S);
}
