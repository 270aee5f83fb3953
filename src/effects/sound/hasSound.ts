import type { SoundFields } from './soundSettings.ts';

type Rows = readonly Pick<SoundFields['stems'][number], 'audio' | 'audio_fallback'>[];

const hasFile = (rows: Rows = []) =>
  rows.some((row) => Boolean(row.audio?.url || row.audio_fallback?.url));

/** Whether settings have anything to hear. */
export const hasSound = (settings: Partial<SoundFields>): boolean =>
  (settings.sound_rendering !== 'off' && hasFile(settings.stems)) ||
  hasFile(settings.interface_sounds);
