import {
  getDefaultMessage,
  getDefaultSlices,
  SimulatorManager,
  StateEventType,
  type SliceSimulatorState,
} from '@prismicio/simulator/kit';

/** State that the embedding page sends. */
export interface Simulation {
  readonly slices: SliceSimulatorState['slices'];
  /** Whether this page is not embedded, so that it will not receive slices. */
  readonly isAlone: boolean;
}

/** The state before the first message of the embedding page, and on a server. */
const initialState: Simulation = { slices: getDefaultSlices(), isAlone: false };

const manager = new SimulatorManager();
const listeners = new Set<() => void>();
let current = initialState;
let started = false;

function update(change: Partial<Simulation>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** Called when the simulator is first rendered, because the protocol looks for its elements. */
function start(): void {
  manager.state.on(StateEventType.Slices, (slices) => update({ slices }));
  // The kit's only message means that this page is not embedded.
  manager.state.on(StateEventType.Message, (message) =>
    update({ isAlone: message !== getDefaultMessage() }),
  );
  void manager.init();
}

/**
 * The page's connection to Slice Machine or the Page Builder, as a store. It outlives the
 * component, so that a remounted component (StrictMode, hot reload) continues with it.
 */
export const simulation = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!started) {
      started = true;
      start();
    }
    return () => listeners.delete(listener);
  },
  get: (): Simulation => current,
  initial: (): Simulation => initialState,
};
