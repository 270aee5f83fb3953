import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { SimulatorCanvas, SimulatorState } from '../canvas/simulator/createSimulatorCanvas.ts';
import type { EditorHost, SimulatorLook } from '../model/EditorHost.ts';
import { loadAnew } from './loadAnew.ts';

export interface FramedSimulator {
  readonly url: string;
  /** null: its code is being loaded. */
  readonly simulator: SimulatorCanvas | null;
  readonly state: SimulatorState;
  /** What a server found at its address; null: it was not asked, or has not answered. */
  readonly look: SimulatorLook | null;
}

const WAITING: SimulatorState = { kind: 'waiting' };
const waiting = () => WAITING;
const never = () => () => {};

/** The project's slice simulator in a frame; null where the page is of the window's own origin. */
export function useSimulator(
  frame: RefObject<HTMLIFrameElement | null>,
  { canvas: source, addressOf }: EditorHost,
): FramedSimulator | null {
  const [simulator, setSimulator] = useState<SimulatorCanvas | null>(null);
  const [look, setLook] = useState<SimulatorLook | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || source.kind === 'page') return undefined;
    const { url } = source;
    let opened: SimulatorCanvas | null = null;
    let isCurrent = true;
    // Projects with a page of the window's own origin never load it.
    import('../canvas/simulator/createSimulatorCanvas.ts').then(({ createSimulatorCanvas }) => {
      if (!isCurrent) return;
      opened = createSimulatorCanvas({
        url,
        addressOf,
        frame: element,
        reload: () => loadAnew(element),
      });
      // The frame begins to load only where somebody listens.
      element.src = url;
      setSimulator(opened);
    }, console.error);
    return () => {
      isCurrent = false;
      opened?.close();
      setSimulator(null);
    };
  }, [frame, source, addressOf]);
  const state = useSyncExternalStore(simulator?.subscribe ?? never, simulator?.state ?? waiting);
  const isSilent = state.kind === 'lost' && state.trouble.kind === 'silent';
  const isWaiting = state.kind === 'waiting';
  const ask = source.kind === 'simulator' ? source.look : undefined;
  useEffect(() => {
    if (!ask || !(isSilent || isWaiting)) return undefined;
    let isCurrent = true;
    ask().then(
      (found) => {
        if (isCurrent) setLook(found);
      },
      // Without it the sentence says less.
      console.warn,
    );
    return () => {
      isCurrent = false;
      setLook(null);
    };
  }, [isSilent, isWaiting, ask]);
  return source.kind === 'simulator' ? { url: source.url, simulator, state, look } : null;
}
