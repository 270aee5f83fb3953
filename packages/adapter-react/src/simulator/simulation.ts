import {
  getDefaultMessage,
  getDefaultSlices,
  SimulatorManager,
  StateEventType,
  type SliceSimulatorState,
} from '@prismicio/simulator/kit';

/** What the page around the simulator wants shown. */
export interface Simulation {
  readonly slices: SliceSimulatorState['slices'];
  /** Whether nobody embeds the page, so that nothing will ever be asked of it. */
  readonly isAlone: boolean;
}

/** Before the embedding page has said anything, and on a server. */
const nothing: Simulation = { slices: getDefaultSlices(), isAlone: false };

const manager = new SimulatorManager();
const listeners = new Set<() => void>();
let current = nothing;
let started = false;

function become(change: Partial<Simulation>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** Begins to listen once a page shows the simulator: the protocol looks for its elements. */
function start(): void {
  manager.state.on(StateEventType.Slices, (slices) => become({ slices }));
  // The only message there is tells that nobody embeds the page.
  manager.state.on(StateEventType.Message, (message) =>
    become({ isAlone: message !== getDefaultMessage() }),
  );
  void manager.init();
}

/**
 * The one conversation a page has with Slice Machine or the Page Builder, as a store: it outlives
 * the component, so that a component mounted anew (StrictMode, hot reload) goes on with it.
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
