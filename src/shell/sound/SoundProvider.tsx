import type { Content } from '@prismicio/client';
import { useEffect, useState } from 'react';
import type { Elements } from '#ui/Elements.ts';
import { createSoundEngine } from '#effects/sound/createSoundEngine.ts';
import { hasSound } from '#effects/sound/hasSound.ts';
import { outlet } from '#effects/sound/outlet.ts';
import { SoundContext } from '#effects/sound/useSound.ts';
import { connectSound } from './connectSound.ts';

interface SoundProviderProps {
  /** Undefined if the settings could not be read: the page is then silent, as without a sound. */
  readonly settings: Content.SettingsDocument['data'] | undefined;
  readonly children: Elements;
}

/** The page's sound engine, connected to the gate, the controls and the interface's state. */
export function SoundProvider({ settings, children }: SoundProviderProps) {
  const [engine] = useState(() =>
    settings && hasSound(settings)
      ? createSoundEngine({
          settings: async () => {
            const { soundSettings } = await import('#effects/sound/soundSettings.ts');
            return soundSettings(settings);
          },
          tap: (_, master) => {
            outlet.master = master;
          },
        })
      : null,
  );
  useEffect(() => (engine ? connectSound(engine) : undefined), [engine]);
  return <SoundContext value={engine}>{children}</SoundContext>;
}
