import { RAMP_S, ramp } from './gain.ts';

/** Lets one of several mixes through at a time, fading from one to the next. */
export interface Routing {
  /** A way in that stays shut, and costs nothing, until it is opened. */
  readonly gate: () => GainNode;
  /** Opens this gate, or none, and shuts the one before. */
  readonly open: (gate: GainNode | null) => void;
}

export function createRouting(context: BaseAudioContext, master: AudioNode): Routing {
  let opened: GainNode | null = null;
  return {
    gate() {
      const gate = context.createGain();
      gate.gain.value = 0;
      return gate;
    },
    open(gate) {
      if (gate === opened) return;
      const shut = opened;
      opened = gate;
      if (shut) {
        ramp(context, shut.gain, 0);
        // Cut off, the graph behind it is no longer computed.
        setTimeout(() => shut !== opened && shut.disconnect(), RAMP_S * 1500);
      }
      gate?.connect(master);
      if (gate) ramp(context, gate.gain, 1);
    },
  };
}
