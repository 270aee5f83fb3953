import type { Mix } from './createMix.ts';
import { createOutput, type Output } from './createOutput.ts';
import type { EngineOptions, SoundEngine, SoundState } from './types.ts';

/** What exists between opening and disposing. */
interface Session {
  readonly output: Output;
  readonly abort: AbortController;
  mix: Mix | null;
  isLoading: boolean;
  hasFailed: boolean;
}

/** Creates the sound of a page. Nothing is created or loaded before `on`. Idle on the server. */
export function createSoundEngine(options: EngineOptions): SoundEngine {
  const log = options.log ?? ((message, cause) => console.warn(message, cause ?? ''));
  const listeners = new Set<() => void>();
  let session: Session | null = null;
  let isBroken = false;
  /** Whether a hidden tab has suspended the sound. */
  let isHeld = false;
  let stopWaiting = () => {};

  const changed = () => {
    if (session?.output.state() === 'running') stopWaiting();
    for (const listener of listeners) listener();
  };

  function getSnapshot(): SoundState {
    if (typeof window === 'undefined') return 'idle';
    if (isBroken || typeof AudioContext === 'undefined') return 'unavailable';
    if (!session) return 'idle';
    const state = session.output.state();
    if (session.mix) return state === 'running' ? 'running' : 'suspended';
    if (session.hasFailed) return 'failed';
    return state === 'suspended' || !session.isLoading ? 'suspended' : 'loading';
  }

  /** Suspends while the tab is hidden and resumes afterwards. */
  function followTab() {
    const state = getSnapshot();
    if (document.hidden) {
      if (state !== 'running' && state !== 'loading') return;
      isHeld = true;
      session?.output.suspend();
    } else if (isHeld) {
      isHeld = false;
      session?.output.resume();
    }
  }

  async function load(current: Session) {
    if (current.mix || current.isLoading) return;
    const { output, abort } = current;
    current.isLoading = true;
    current.hasFailed = false;
    try {
      const [{ createMix }, settings] = await Promise.all([
        import('./createMix.ts'),
        options.settings?.(),
      ]);
      const loading = { context: output.context, log, signal: abort.signal };
      current.mix = await createMix(output, { stems: [], ...options, ...settings }, loading);
    } catch (cause) {
      if (abort.signal.aborted) return;
      log('Failed to load the sound', cause);
      current.hasFailed = true;
      output.suspend();
    } finally {
      current.isLoading = false;
      changed();
    }
  }

  function open(): Session | null {
    try {
      const output = createOutput(changed, log);
      options.tap?.(output.context, output.master);
      const abort = new AbortController();
      document.addEventListener('visibilitychange', followTab, { signal: abort.signal });
      return { output, abort, mix: null, isLoading: false, hasFailed: false };
    } catch (cause) {
      isBroken = true;
      log('The browser has no audio output', cause);
      changed();
      return null;
    }
  }

  function on() {
    stopWaiting();
    const before = getSnapshot();
    if (before === 'unavailable' || before === 'running' || typeof window === 'undefined') return;
    // If the gesture is too old for the browser, the next one tries again.
    stopWaiting = atNextGesture(on);
    if (!hasGestured()) return;
    session ??= open();
    if (!session) return stopWaiting();
    isHeld = document.hidden;
    if (!isHeld) session.output.resume();
    void load(session);
  }

  function off() {
    stopWaiting();
    isHeld = false;
    session?.output.suspend();
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot,
    on,
    off,
    toggle() {
      const state = getSnapshot();
      if (state === 'running' || state === 'loading') off();
      else on();
    },
    play: (use) => {
      if (getSnapshot() === 'running') session?.mix?.play(use);
    },
    dispose() {
      off();
      session?.abort.abort();
      session?.output.close();
      session = null;
      changed();
    },
  };
}

/** Keys that press a control: the click they cause counts instead. */
const PRESSING = new Set(['Enter', ' ', 'Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta']);

/**
 * Calls back at the next click or key, when browsers allow sound. Listens on the window, after a
 * sound toggle has handled the event. Returns a function that stops it.
 */
function atNextGesture(callback: () => void): () => void {
  const waiting = new AbortController();
  const go = () => {
    waiting.abort();
    callback();
  };
  const { signal } = waiting;
  window.addEventListener('click', go, { signal });
  window.addEventListener('keydown', ({ key }) => !PRESSING.has(key) && go(), { signal });
  return () => waiting.abort();
}

/** Whether the visitor has touched the page; true where the browser cannot tell. */
function hasGestured(): boolean {
  // Older browsers lack it, whatever the types say.
  const activation: UserActivation | undefined = navigator.userActivation;
  return activation?.hasBeenActive ?? true;
}
