import { outlet } from '../sound/outlet.ts';
import { loudnessOf } from './rules.ts';

/** Samples of a reading: about 43 ms, longer than from one frame to the next. */
const LENGTH = 2048;

/** How loud the page's sound is. */
export interface LoudnessMeter {
  /** Of this moment, 0 to 1. */
  readonly read: () => number;
  readonly close: () => void;
}

/** Listens to the page's sound while it runs; null if there is none. */
export function openLoudnessMeter(): LoudnessMeter | null {
  const { master } = outlet;
  if (!master) return null;
  const analyser = new AnalyserNode(master.context, { fftSize: LENGTH });
  master.connect(analyser);
  const samples = new Float32Array(LENGTH);
  return {
    read() {
      analyser.getFloatTimeDomainData(samples);
      return loudnessOf(samples);
    },
    close: () => master.disconnect(analyser),
  };
}
