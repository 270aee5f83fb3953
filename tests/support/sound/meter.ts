/** How loud both ears are, as the root of the mean square. */
export interface Level {
  readonly left: number;
  readonly right: number;
}

/** Measures the output of a node. */
export interface Meter {
  /** Level over about a second, from analyser nodes. */
  readonly level: () => Level;
}

/** Loudness of a stretch of samples. */
function rms(samples: ArrayLike<number>): number {
  return Math.sqrt(Array.from(samples).reduce((sum, x) => sum + x * x, 0) / samples.length);
}

export function createMeter(context: AudioContext, master: AudioNode): Meter {
  const splitter = context.createChannelSplitter(2);
  const ears = [0, 1].map((channel) => {
    const analyser = new AnalyserNode(context, { fftSize: 32_768 });
    splitter.connect(analyser, channel);
    return () => {
      const samples = new Float32Array(analyser.fftSize);
      analyser.getFloatTimeDomainData(samples);
      return rms(samples);
    };
  });
  // A mono signal counts for both ears.
  const stereo = new GainNode(context, { channelCount: 2, channelCountMode: 'explicit' });
  master.connect(stereo).connect(splitter);

  return { level: () => ({ left: ears[0]?.() ?? 0, right: ears[1]?.() ?? 0 }) };
}
