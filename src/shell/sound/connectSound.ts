import { gateChoice, gateEvent } from '#effects/boot/gate.ts';
import { memoryKeys, recall } from '#effects/boot/memory.ts';
import { bindInterfaceSounds } from '#effects/sound/bindInterfaceSounds.ts';
import type { SoundEngine } from '#effects/sound/types.ts';
import { uiStore } from '#effects/state/uiStore.ts';

/** Whether this visitor wants sound: chosen just now, or remembered once the gate lies behind. */
function isWanted(): boolean {
  if (!uiStore.get().isGatePassed) return false;
  return (gateChoice() ?? recall('localStorage', memoryKeys.sound)) === 'on';
}

/**
 * Ties the engine to the page: it starts by the gate, whether that was answered before or after the
 * bundle came, sounds for what is hovered, pressed, opened and closed, and writes into the
 * interface's state what the audio context does. Fetchers how to untie.
 */
export function connectSound(engine: SoundEngine): () => void {
  const start = () => {
    if (isWanted()) engine.on();
  };
  const tellState = () =>
    uiStore.set({ sound: engine.getSnapshot() === 'running' ? 'running' : 'suspended' });
  let wasOpen = uiStore.get().isMenuOpen;
  const soundMenu = () => {
    const { isMenuOpen } = uiStore.get();
    if (isMenuOpen === wasOpen) return;
    wasOpen = isMenuOpen;
    engine.play(isMenuOpen ? 'open' : 'close');
  };

  const ties = [
    engine.subscribe(tellState),
    uiStore.subscribe(soundMenu),
    bindInterfaceSounds(document, engine),
  ];
  // After the store, which hears of the gate first: it was made before this ran.
  document.addEventListener(gateEvent, start);
  start();
  return () => {
    document.removeEventListener(gateEvent, start);
    for (const untie of ties) untie();
  };
}
