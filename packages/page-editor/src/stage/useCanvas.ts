import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  type RefObject,
  useSyncExternalStore,
} from 'react';
import { CANVAS_READY, type CanvasApi } from '../canvas/CanvasApi.ts';
import type { CanvasSource, EditorHost, SimulatorLook } from '../model/EditorHost.ts';
import { CANVAS_PATH, EARLY_FRAME } from '../paths.ts';
import { useEditor } from '../session/EditorContext.ts';
import { transformOf, type PageFit } from './pageWidths.ts';
import type { SimulatorCanvas, SimulatorState } from '../canvas/simulator/createSimulatorCanvas.ts';

interface FramedCanvas {
  /** The page in the frame once it has started; null before. */
  readonly canvas: CanvasApi | null;
  /** Whether the page, or code that it needs, did not come. */
  readonly isLost: boolean;
  readonly onLost: () => void;
  /** Loads the page anew. */
  readonly reload: () => void;
  /** What shows the slices where it is not a page of the window's own origin. */
  readonly simulator: FramedSimulator | null;
}

/** null: it has not started, or the frame has another page, such as the browser's own of a failure. */
function canvasIn(frame: HTMLIFrameElement): CanvasApi | null {
  try {
    return frame.contentWindow?.slicefolioCanvas ?? null;
  } catch {
    return null;
  }
}

/** Its document is null where the browser shows a failure. */
const hasLoaded = ({ contentDocument: page }: HTMLIFrameElement) =>
  page === null || (page.readyState === 'complete' && page.URL !== 'about:blank');

export function useCanvas(frame: RefObject<HTMLIFrameElement | null>): FramedCanvas {
  const { host } = useEditor();
  const { canvas: source } = host;
  const simulator = useSimulator(frame, host);
  const [canvas, setCanvas] = useState<CanvasApi | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || source.kind !== 'page') return undefined;
    const look = () => {
      const found = canvasIn(element);
      setCanvas(found);
      // Its scripts have run by the time it has loaded.
      setLost(!found && hasLoaded(element));
    };
    look();
    const off = new AbortController();
    for (const event of [CANVAS_READY, 'load'])
      element.addEventListener(event, look, { signal: off.signal });
    return () => off.abort();
  }, [frame, source]);
  const onLost = useCallback(() => setLost(true), []);
  const reload = () => {
    setLost(false);
    if (frame.current) loadAnew(frame.current);
  };
  return {
    canvas: simulator ? (simulator.simulator?.canvas ?? null) : canvas,
    isLost,
    onLost,
    reload,
    simulator,
  };
}

/** Puts the frame of the page into an element, as its first child: the early one where browsers can move it as it is. */
export function putFrame(
  sheet: HTMLElement,
  look: string,
  source: CanvasSource,
): HTMLIFrameElement {
  const early = document.querySelector<HTMLIFrameElement>(`iframe[${EARLY_FRAME}]`);
  // Put elsewhere in any other way, a frame starts again.
  if (source.kind === 'page' && early && 'moveBefore' in sheet) {
    sheet.moveBefore(early, sheet.firstChild);
    early.className = look;
    early.removeAttribute(EARLY_FRAME);
    return early;
  }
  early?.remove();
  const frame = newFrame(look, source);
  frame.title = 'Page';
  sheet.prepend(frame);
  return frame;
}

/** A frame that loads the page, with a query of its own, as soon as it is in an element. */
export function newFrame(look: string, source: CanvasSource, query = ''): HTMLIFrameElement {
  // oxlint-disable-next-line react/iframe-missing-sandbox
  const frame = document.createElement('iframe');
  frame.className = look;
  if (source.kind === 'page') {
    // The site's own page, of the same origin: a sandbox would have to allow it everything.
    frame.src = `${CANVAS_PATH}${query}`;
  } else {
    // A page of another origin runs its scripts, and neither opens windows nor leads the editor's elsewhere.
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    // Nothing in it is reached by keys while it is edited.
    frame.tabIndex = -1;
  }
  return frame;
}

/** Keeps a frame as large as its page, scaled to the sheet. */
export function useFittedFrame(frame: RefObject<HTMLIFrameElement | null>, fit: PageFit): void {
  useLayoutEffect(() => {
    Object.assign(frame.current?.style ?? {}, {
      width: `${fit.width}px`,
      height: `${fit.height}px`,
      transform: transformOf(fit),
    });
  }, [frame, fit]);
}

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
function useSimulator(
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
    import('../canvas/simulator/createSimulatorCanvas.ts').then(
      ({ createSimulatorCanvas }) => {
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
      },
      (error: unknown) => {
        // Said where the page would be.
        setSimulator(() => {
          throw error;
        });
      },
    );
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

/** By its address once more: a frame in which the browser shows a failure cannot be told to reload. */
function loadAnew(frame: HTMLIFrameElement): void {
  frame.setAttribute('src', frame.getAttribute('src') ?? '');
}
