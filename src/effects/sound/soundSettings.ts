import { interfaceUses, type InterfaceSounds, type InterfaceUse, type Stem } from './types.ts';

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
  readonly interface_sounds: readonly (Sources & { readonly use: InterfaceUse | null })[];
}

function sourcesOf({ audio, audio_fallback }: Sources): string[] {
  return [audio, audio_fallback].flatMap(({ url }) => (url ? [url] : []));
}

/**
 * What the settings document says of the sound, ready for the engine. Rows without a file are left
 * out; of two sounds for the same use the first counts. Numbers nobody gave are 0.
 */
export function soundSettings({ stems, interface_sounds }: Partial<SoundFields>): {
  stems: Stem[];
  interfaceSounds: InterfaceSounds;
} {
  const interfaceSounds: Partial<Record<InterfaceUse, string[]>> = {};
  for (const use of interfaceUses) {
    const sources = interface_sounds
      ?.filter((row) => row.use === use)
      .map(sourcesOf)
      .find(({ length }) => length > 0);
    if (sources) interfaceSounds[use] = sources;
  }
  return {
    stems: (stems ?? []).flatMap((row, index) => {
      const sources = sourcesOf(row);
      if (sources.length === 0) return [];
      const position = { x: row.x ?? 0, y: row.y ?? 0, z: row.z ?? 0 };
      return [
        { name: row.name || `stem ${index + 1}`, sources, position, gainDb: row.gain_db ?? 0 },
      ];
    }),
    interfaceSounds,
  };
}
