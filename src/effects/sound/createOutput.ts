import { RAMP_S, ramp, VOLUME } from './gain.ts';
import type { SoundLog } from './types.ts';

/** The context and its master gain, which fades whenever the sound starts or stops. */
export interface Output {
  readonly context: AudioContext;
  readonly master: GainNode;
  /** 'starting' from a resume until the context runs; otherwise the context's state. */
  readonly state: () => 'starting' | 'running' | 'suspended';
  readonly resume: () => void;
  readonly suspend: () => void;
  readonly close: () => void;
}

/** How long a context that does not start counts as starting. */
const START_TIMEOUT_MS = 1000;

/**
 * Opens the output, silently; throws where the browser has none. `changed` is called whenever `state`
 * may have changed.
 */
export function createOutput(changed: () => void, log: SoundLog): Output {
  // 48 kHz is the rate of Opus: without resampling the seam of a loop stays exact.
  const context = new AudioContext({ latencyHint: 'balanced', sampleRate: 48_000 });
  const master = context.createGain();
  master.gain.value = 0;
  master.connect(context.destination);
  context.addEventListener('statechange', changed);

  let isStarting = false;
  let isStopping = false;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const stopTimers = () => {
    clearTimeout(ending);
    clearTimeout(giveUp);
    ending = giveUp = undefined;
  };
  const refused = (cause: unknown) => log('The sound could not be switched', cause);

  function started() {
    clearTimeout(giveUp);
    isStarting = false;
    changed();
  }
  function suspendNow() {
    ending = undefined;
    const suspended = () => {
      if (ending === undefined) isStopping = false;
      changed();
    };
    void context.suspend().catch(refused).finally(suspended);
  }

  return {
    context,
    master,
    state() {
      if (isStopping) return 'suspended';
      if (context.state === 'running') return 'running';
      return isStarting && context.state === 'suspended' ? 'starting' : 'suspended';
    },
    resume() {
      stopTimers();
      ramp(context, master.gain, VOLUME, context.state === 'running' ? master.gain.value : 0);
      isStarting = true;
      isStopping = false;
      void context.resume().catch(refused).finally(started);
      // A browser that does not allow it yet may leave the promise open.
      giveUp = setTimeout(started, START_TIMEOUT_MS);
      changed();
    },
    suspend() {
      if (isStopping) return;
      stopTimers();
      isStarting = false;
      isStopping = true;
      if (context.state === 'running') {
        ramp(context, master.gain, 0);
        // Half a ramp more, until the buffers are silent.
        ending = setTimeout(suspendNow, RAMP_S * 1500);
      } else suspendNow();
      changed();
    },
    close() {
      stopTimers();
      context.removeEventListener('statechange', changed);
      void context.close().catch(refused);
    },
  };
}
