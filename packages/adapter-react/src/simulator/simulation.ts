import {
  getDefaultMessage,
  getDefaultSlices,
  SimulatorManager,
  StateEventType,
  type SliceSimulatorState,
} from '@prismicio/simulator/kit';

/** What the embedding page wants to be shown. */
export interface Simulation {
  readonly slices: SliceSimulatorState['slices'];
  /** Whether no page embeds this one, so that no slices will come. */
  readonly isAlone: boolean;
}

/** Before the first message of the embedding page, and on a server. */
const nothing: Simulation = { slices: getDefaultSlices(), isAlone: false };

const manager = new SimulatorManager();
const listeners = new Set<() => void>();
let current = nothing;
let started = false;

function update(change: Partial<Simulation>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** Starts when a page first renders the simulator: the protocol looks for its elements. */
function start(): void {
  manager.state.on(StateEventType.Slices, (slices) => update({ slices }));
  // The only message there is means that no page embeds this one.
  manager.state.on(StateEventType.Message, (message) =>
    update({ isAlone: message !== getDefaultMessage() }),
  );
  void manager.init();
}

/**
 * The one conversation a page has with Slice Machine or the Page Builder, as a store: it outlives
 * the component, so that a remounted component (StrictMode, hot reload) continues with it.
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
  initial: (): Simulation => nothing,
};
