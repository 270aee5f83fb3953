/** Runs in the audio worklet: passes on every block of samples it gets. */
const RECORDER = `registerProcessor('recorder', class extends AudioWorkletProcessor {
  process([channels]) {
    const [left, right = left] = channels;
    if (left) this.port.postMessage([currentFrame, left.slice(), right.slice()]);
    return true;
  }
});`;

/** One block of samples and the frame of the context it begins at. */
type Block = readonly [frame: number, left: Float32Array, right: Float32Array];

/** How loud both ears are, as the root of the mean square. */
export interface Level {
  readonly left: number;
  readonly right: number;
}

/** Samples of both ears, and the frame of the context they begin at. */
export interface Recording {
  readonly frame: number;
  readonly left: number[];
  readonly right: number[];
}

/** Measures the output of a node. */
export interface Meter {
  /** Level over about a second, from analyser nodes. */
  readonly level: () => Level;
  /** Samples of the next so many seconds the context renders, both ears. */
  readonly record: (seconds: number) => Promise<Recording>;
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

  async function record(seconds: number): Promise<Recording> {
    const module = URL.createObjectURL(new Blob([RECORDER], { type: 'text/javascript' }));
    await context.audioWorklet.addModule(module);
    const recorder = new AudioWorkletNode(context, 'recorder', { numberOfOutputs: 0 });
    stereo.connect(recorder);
    const blocks: Block[] = [];
    await new Promise<void>((resolve) => {
      recorder.port.addEventListener('message', ({ data }: MessageEvent<Block>) => {
        blocks.push(data);
        if (blocks.length * 128 >= seconds * context.sampleRate) resolve();
      });
      recorder.port.start();
    });
    stereo.disconnect(recorder);
    const all = (ear: 1 | 2) => blocks.flatMap((block) => [...block[ear]]);
    return { frame: blocks[0]?.[0] ?? 0, left: all(1), right: all(2) };
  }

  return { level: () => ({ left: ears[0]?.() ?? 0, right: ears[1]?.() ?? 0 }), record };
}
