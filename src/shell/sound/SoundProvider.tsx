import type { Content } from '@prismicio/client';
import { useEffect, useState } from 'react';
import type { Elements } from '#ui/Elements.ts';
import { createSoundEngine } from '#effects/sound/createSoundEngine.ts';
import { hasSound } from '#effects/sound/hasSound.ts';
import { outlet } from '#effects/sound/outlet.ts';
import { SoundContext } from '#effects/sound/useSound.ts';
import { gateChoice, gateEvent } from '#effects/boot/gate.ts';
import { memoryKeys, recall } from '#effects/boot/memory.ts';
import type { SoundEngine } from '#effects/sound/types.ts';
import { uiStore } from '#effects/state/uiStore.ts';

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

/** Whether the visitor wants sound: chosen now, or stored once the gate is passed. */
function isWanted(): boolean {
  if (!uiStore.get().isGatePassed) return false;
  return (gateChoice() ?? recall('localStorage', memoryKeys.sound)) === 'on';
}

/**
 * Connects the engine to the page: starts it after the gate, whether that was answered before or
 * after the bundle loaded, plays sounds for hover, press, open and close, and writes the audio
 * context's state to the interface's. Returns a function that disconnects it.
 */
function connectSound(engine: SoundEngine): () => void {
  const start = () => {
    if (isWanted()) engine.on();
  };
  let sounds: Promise<() => void> | null = null;
  const reportState = () => {
    const isRunning = engine.getSnapshot() === 'running';
    uiStore.set({ sound: isRunning ? 'running' : 'suspended' });
    if (isRunning)
      sounds ??= import('#effects/sound/bindInterfaceSounds.ts').then(
        ({ bindInterfaceSounds }) => bindInterfaceSounds(document, engine),
        // The controls are silent.
        () => () => {},
      );
  };
  let wasOpen = uiStore.get().isMenuOpen;
  const soundMenu = () => {
    const { isMenuOpen } = uiStore.get();
    if (isMenuOpen === wasOpen) return;
    wasOpen = isMenuOpen;
    engine.play(isMenuOpen ? 'open' : 'close');
  };

  const disconnects = [
    engine.subscribe(reportState),
    uiStore.subscribe(soundMenu),
    () => void sounds?.then((unbind) => unbind()),
  ];
  // After the store's listener, which was added first.
  document.addEventListener(gateEvent, start);
  start();
  return () => {
    document.removeEventListener(gateEvent, start);
    for (const disconnect of disconnects) disconnect();
  };
}
