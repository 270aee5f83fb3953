import {
  interfaceUses,
  type InterfaceUse,
  type Loop,
  type RenderingMode,
  type SoundOptions,
} from './types.ts';

interface MediaField {
  readonly link_type?: unknown;
  readonly url?: string;
}

/** A hosted repository whose models are older lacks fields. */
interface Sources {
  readonly audio?: MediaField;
  readonly audio_fallback?: MediaField;
}

/** The fields of the settings document that describe the sound. */
export interface SoundFields {
  readonly stems: readonly (Sources & {
    readonly name: string | null;
    readonly x: number | null;
    readonly y: number | null;
    readonly z: number | null;
    readonly gain_db: number | null;
    readonly loop_start?: number | null;
    readonly loop_end?: number | null;
  })[];
  readonly sound_rendering: RenderingMode | 'off' | null;
  readonly ambisonic_order: number | null;
  readonly channel_map: string | null;
  readonly impulse_responses: readonly Pick<Sources, 'audio'>[];
  readonly interface_sounds: readonly (Sources & { readonly use: InterfaceUse | null })[];
}

/** Limits of a stem's gain in decibels: more would only distort. */
export const GAIN_DB = { min: -60, max: 24 } as const;

/** Maximum distance of a stem in each direction, in metres. */
export const MAX_DISTANCE = 100;

const clamp = (value: number | null, min: number, max: number) =>
  Math.min(Math.max(value ?? 0, min), max);

const metres = (value: number | null) => clamp(value, -MAX_DISTANCE, MAX_DISTANCE);

/** The loop of a stem by its fields; null: the whole file, as where its end is not after its start. */
export function loopOf({
  loop_start,
  loop_end,
}: Pick<SoundFields['stems'][number], 'loop_start' | 'loop_end'>): Loop | null {
  const start = Math.max(loop_start ?? 0, 0);
  const end = loop_end ?? Infinity;
  return end > start && (start > 0 || end < Infinity) ? { start, end } : null;
}

/** `1, 0, 2, 3` as numbers; anything else becomes `NaN`, which the engine refuses. */
export const channelNumbers = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,;]+/)
    .map(Number);

function sourcesOf({ audio, audio_fallback }: Sources): string[] {
  return [audio, audio_fallback].flatMap((file) => (file?.url ? [file.url] : []));
}

/**
 * The settings document as engine options. Rows without a file are skipped; of two sounds for the
 * same use the first counts. Missing numbers are 0, others are clamped. With rendering off no stem
 * is loaded.
 */
export function soundSettings(
  settings: Partial<SoundFields>,
): SoundOptions & Required<Pick<SoundOptions, 'interfaceSounds'>> {
  const { stems, interface_sounds, sound_rendering, channel_map } = settings;
  const interfaceSounds: Partial<Record<InterfaceUse, string[]>> = {};
  for (const use of interfaceUses) {
    const sources = interface_sounds
      ?.filter((row) => row.use === use)
      .map(sourcesOf)
      .find(({ length }) => length > 0);
    if (sources) interfaceSounds[use] = sources;
  }
  const responses = (settings.impulse_responses ?? []).flatMap(sourcesOf);
  return {
    stems: (sound_rendering === 'off' ? [] : (stems ?? [])).flatMap((row, index) => {
      const sources = sourcesOf(row);
      if (sources.length === 0) return [];
      const position = { x: metres(row.x), y: metres(row.y), z: metres(row.z) };
      const gainDb = clamp(row.gain_db, GAIN_DB.min, GAIN_DB.max);
      const loop = loopOf(row);
      const name = row.name || `stem ${index + 1}`;
      return [{ name, sources, position, gainDb, ...(loop && { loop }) }];
    }),
    interfaceSounds,
    // A hosted repository may hold an option its model no longer has.
    rendering: sound_rendering === 'bypass' ? 'bypass' : 'ambisonic',
    ...(settings.ambisonic_order != null && { ambisonicOrder: settings.ambisonic_order }),
    ...(channel_map?.trim() && { channelMap: channelNumbers(channel_map) }),
    ...(responses.length > 0 && { impulseResponses: responses }),
  };
}
