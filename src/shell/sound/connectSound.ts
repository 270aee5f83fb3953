import { gateChoice, gateEvent } from '#effects/boot/gate.ts';
import { memoryKeys, recall } from '#effects/boot/memory.ts';
import { bindInterfaceSounds } from '#effects/sound/bindInterfaceSounds.ts';
import type { SoundEngine } from '#effects/sound/types.ts';
import { uiStore } from '#effects/state/uiStore.ts';

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
export function connectSound(engine: SoundEngine): () => void {
  const start = () => {
    if (isWanted()) engine.on();
  };
  const reportState = () =>
    uiStore.set({ sound: engine.getSnapshot() === 'running' ? 'running' : 'suspended' });
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
    bindInterfaceSounds(document, engine),
  ];
  // After the store's listener, which was added first.
  document.addEventListener(gateEvent, start);
  start();
  return () => {
    document.removeEventListener(gateEvent, start);
    for (const disconnect of disconnects) disconnect();
  };
}
