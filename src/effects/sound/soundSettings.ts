import {
  interfaceUses,
  type InterfaceUse,
  type RenderingMode,
  type SoundOptions,
} from './types.ts';

interface MediaField {
  readonly link_type?: unknown;
  readonly url?: string;
}

interface Sources {
  readonly audio: MediaField;
  readonly audio_fallback: MediaField;
}

/** The fields of the settings document that say what sounds; nothing else of it is read. */
export interface SoundFields {
  readonly stems: readonly (Sources & {
    readonly name: string | null;
    readonly x: number | null;
    readonly y: number | null;
    readonly z: number | null;
    readonly gain_db: number | null;
  })[];
  readonly sound_rendering: RenderingMode | null;
  readonly ambisonic_order: number | null;
  readonly channel_map: string | null;
  readonly impulse_responses: readonly Pick<Sources, 'audio'>[];
  readonly interface_sounds: readonly (Sources & { readonly use: InterfaceUse | null })[];
}

/** What a stem's gain may be, in decibels: more than the maximum would only distort. */
export const GAIN_DB = { min: -60, max: 24 } as const;

/** How far from the listener a stem may be in each direction, in metres. */
export const MAX_DISTANCE = 100;

const clamp = (value: number | null, min: number, max: number) =>
  Math.min(Math.max(value ?? 0, min), max);

const metres = (value: number | null) => clamp(value, -MAX_DISTANCE, MAX_DISTANCE);

/** `1, 0, 2, 3` as numbers; what is not a number becomes `NaN`, which the engine refuses. */
export const channelNumbers = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,;]+/)
    .map(Number);

function sourcesOf({ audio, audio_fallback }: Sources): string[] {
  return [audio, audio_fallback].flatMap(({ url }) => (url ? [url] : []));
}

/**
 * What the settings document says of the sound, ready for the engine. Rows without a file are left
 * out; of two sounds for the same use the first counts. Missing numbers are 0, numbers out of bounds
 * the nearest within. Without a soundtrack to render no stem is loaded.
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
  const responses = (settings.impulse_responses ?? []).flatMap(({ audio: { url } }) =>
    url ? [url] : [],
  );
  return {
    stems: (sound_rendering === 'off' ? [] : (stems ?? [])).flatMap((row, index) => {
      const sources = sourcesOf(row);
      if (sources.length === 0) return [];
      const position = { x: metres(row.x), y: metres(row.y), z: metres(row.z) };
      const gainDb = clamp(row.gain_db, GAIN_DB.min, GAIN_DB.max);
      return [{ name: row.name || `stem ${index + 1}`, sources, position, gainDb }];
    }),
    interfaceSounds,
    // A hosted repository may hold an option its model no longer has.
    rendering:
      sound_rendering === 'bypass' || sound_rendering === 'off' ? sound_rendering : 'ambisonic',
    ...(settings.ambisonic_order != null && { ambisonicOrder: settings.ambisonic_order }),
    ...(channel_map?.trim() && { channelMap: channelNumbers(channel_map) }),
    ...(responses.length > 0 && { impulseResponses: responses }),
  };
}
