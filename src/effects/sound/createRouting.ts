import { RAMP_S, ramp } from './gain.ts';

/** Lets one of several mixes through at a time, crossfading between them. */
interface Routing {
  /** An input that stays closed, at no cost, until it is opened. */
  readonly gate: () => GainNode;
  /** Opens this input, or none, and closes the one before. */
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
        // A disconnected graph is not computed.
        setTimeout(() => shut !== opened && shut.disconnect(), RAMP_S * 1500);
      }
      gate?.connect(master);
      if (gate) ramp(context, gate.gain, 1);
    },
  };
}
