import { bindInterfaceSounds } from '#effects/sound/bindInterfaceSounds.ts';
import { createSoundEngine } from '#effects/sound/createSoundEngine.ts';
import { isSoundOn } from '#effects/sound/useSound.ts';
import type { SoundEngine, SoundOptions } from '#effects/sound/types.ts';
import { createMeter, type Meter } from './meter.ts';

/** What the page exposes to the tests. */
export interface Bench {
  readonly engine: SoundEngine;
  readonly lines: readonly string[];
  /** Null until the engine has made its context. */
  context: AudioContext | null;
  meter: Meter | null;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

// Cast: the tests write the address.
const { options } = Object.fromEntries(new URLSearchParams(location.search)) as { options: string };
const lines: string[] = [];
const engine = createSoundEngine({
  // Cast: as above.
  ...(JSON.parse(options) as SoundOptions),
  log: (line) => lines.push(line),
  tap: (context, master) => {
    window.bench.context = context;
    window.bench.meter = createMeter(context, master);
  },
});
window.bench = { engine, lines, context: null, meter: null };

const toggle = document.querySelector('#toggle');
const state = document.querySelector('#state');
const show = () => {
  if (toggle) toggle.textContent = isSoundOn(engine.getSnapshot()) ? 'Sound On' : 'Sound Off';
  if (state) state.textContent = engine.getSnapshot();
};
engine.subscribe(show);
show();
toggle?.addEventListener('click', engine.toggle);
bindInterfaceSounds(document, engine);
