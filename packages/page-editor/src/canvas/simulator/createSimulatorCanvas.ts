import type { Place } from '../../model/place.ts';
import type { CanvasApi, CanvasEvents } from '../CanvasApi.ts';
import { type ConnectionState, listenToMessages, RESTART } from './createConnection.ts';
import { createSimulatorPage } from './createSimulatorPage.ts';
import { createZoneDraft, type ZoneDraftPorts } from './createZoneDraft.ts';
import { createZoneMeasure } from './measureZone.ts';
import { watchPointer } from './watchPointer.ts';

/** What the window of the editor shows of the simulator, besides its page. */
export type SimulatorState =
  | ConnectionState
  /** The document has no zone, of which alone a simulator shows slices. */
  | { readonly kind: 'noZone' };

interface SimulatorPorts extends Pick<ZoneDraftPorts, 'addressOf'> {
  readonly url: string;
  readonly frame: HTMLIFrameElement;
  /** Loads the simulator's address again. */
  readonly reload: () => void;
}

export interface SimulatorCanvas {
  readonly canvas: CanvasApi;
  readonly state: () => SimulatorState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the simulator's page again. */
  readonly again: () => void;
  readonly close: () => void;
}

/** In ms, after a press: the page tells of the slice that the pointer has come to 16 ms later. */
const TOLD = 50;

/** In ms, after which a link that was pressed has led elsewhere. */
const AFTER_PRESS = 1000;

const NO_ZONE: SimulatorState = { kind: 'noZone' };

/**
 * The second side of the canvas: the project's slice simulator, in any framework and at any origin. It shows one zone,
 * and tells of the slice under the pointer and of the height of all. Nothing of the page can be touched: texts are edited
 * in the form, and neither keys nor scrolling in the frame are heard of.
 */
export function createSimulatorCanvas(ports: SimulatorPorts): SimulatorCanvas {
  const { frame } = ports;
  const listeners = new Set<CanvasEvents>();
  const watchers = new Set<() => void>();
  let connection: ConnectionState = { kind: 'waiting' };
  let isPlaying = false;
  let isOpen = false;
  let active: Place | null = null;
  let pressed: ReturnType<typeof setTimeout> | undefined;
  /** Whether a press selects what the page tells next: a finger is nowhere before. */
  let isAwaited = false;
  /** Whether the frame was brought back from another page, and has not stayed since: a page may always lead away. */
  let hasReturned = false;
  let stay: ReturnType<typeof setTimeout> | undefined;

  const tellState = () => {
    for (const watch of watchers) watch();
  };
  const again = () => {
    page.restart();
    ports.reload();
  };

  const draft = createZoneDraft({
    ...ports,
    mediaOrigin: window.location.origin,
    onChange: () => show(),
  });
  const page = createSimulatorPage({
    ...ports,
    measure: createZoneMeasure(frame, ports.url),
    target: () => frame.contentWindow,
    listen: listenToMessages,
    size: () => ({ width: frame.clientWidth, height: frame.clientHeight }),
    isPointed: () => pointer.isOver(),
    onState(state) {
      connection = state;
      active = null;
      clearTimeout(stay);
      // A link of the project was followed: nothing on another page can be edited.
      if (state.kind === 'lost' && state.trouble.kind === 'left' && !hasReturned) {
        hasReturned = true;
        again();
        return;
      }
      tellState();
      if (state.kind !== 'connected') return;
      stay = setTimeout(() => {
        hasReturned = false;
      }, RESTART);
      if (isOpen) void show();
    },
    onActive(place) {
      active = place;
      if (isAwaited && place) select(place);
      // The page tells of it after edits, too, wherever the pointer is.
      if (pointer.isOver()) for (const { hover } of listeners) hover(place, Number.NaN);
    },
    onLayout(isScroll) {
      for (const { layout } of listeners) layout(isScroll);
    },
  });

  const show = () => page.show(draft.slices());

  let check: ReturnType<typeof setTimeout> | undefined;
  const select = (place: Place) => {
    isAwaited = false;
    if (window.matchMedia('(hover: none)').matches) active = null;
    for (const { select: tell } of listeners) tell(place, null, { left: 0, top: 0 });
    // A router of the project leads to another page without loading one.
    clearTimeout(check);
    check = setTimeout(() => {
      void page.isThere().then((isThere) => {
        if (!isThere) again();
      });
    }, AFTER_PRESS);
  };

  const pointer = watchPointer(
    frame,
    () => !isPlaying,
    () => {
      clearTimeout(pressed);
      pressed = setTimeout(() => {
        if (active) select(active);
        else isAwaited = true;
      }, TOLD);
    },
    () => {
      isAwaited = false;
    },
  );
  frame.addEventListener('load', page.loaded);
  let width = frame.clientWidth;
  const resized = new ResizeObserver(() => {
    // A page that steps back is higher, and nothing on it is laid out anew.
    if (frame.clientWidth === width) return;
    width = frame.clientWidth;
    page.resized();
  });
  resized.observe(frame);

  const scrollTo = (place: Place) => {
    if (place.zone === undefined || place.index === undefined) return;
    if (draft.choose(place.zone)) void show();
    page.scrollTo({ zone: place.zone, index: place.index });
  };

  const canvas: CanvasApi = {
    async open(document) {
      isOpen = true;
      draft.open(document);
      tellState();
      if (draft.zone() === null) {
        void show();
        return;
      }
      await show();
      // The frame is scrolled to where the document before was.
      const [first] = draft.slices();
      if (first && page.scroll() !== 0) page.scrollTo(first);
    },
    show(json) {
      draft.show(json);
      void show();
    },
    listen(events) {
      listeners.add(events);
      return () => listeners.delete(events);
    },
    boxes: page.all,
    isThere: ({ zone }) => zone !== undefined,
    tellsHeight: false,
    sliceBox({ zone, index }) {
      const box = page.all().find((one) => one.zone === zone && one.index === index);
      if (!box || box.isGuess) return null;
      return new DOMRect(box.left, box.top - page.scroll(), box.width, box.height);
    },
    scrollTop: page.scroll,
    scrollTo,
    scrollBy(distance) {
      // By whole slices: the protocol knows no other way.
      const top = page.scroll() + distance;
      const away = (at: { readonly top: number }) => Math.abs(at.top - top);
      const [nearest] = page.all().toSorted((one, other) => away(one) - away(other));
      if (nearest && nearest.top !== page.scroll()) scrollTo(nearest);
    },
    groundOf: () => 'light',
    fieldBox: () => null,
    fieldElement: () => null,
    texts: () => [],
    hold: () => null,
    showField() {},
    showCaret: () => false,
    showPart() {},
    setTheme() {},
    setPlaying(playing) {
      isPlaying = playing;
      // Nothing in the page is reached by keys while it is edited.
      frame.tabIndex = playing ? 0 : -1;
    },
    lift() {},
    setFocused() {},
  };

  return {
    canvas,
    state: () =>
      isOpen && draft.zone() === null && connection.kind === 'connected' ? NO_ZONE : connection,
    subscribe(watch) {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
    again,
    close() {
      page.close();
      pointer.stop();
      clearTimeout(pressed);
      clearTimeout(stay);
      clearTimeout(check);
      resized.disconnect();
      frame.removeEventListener('load', page.loaded);
    },
  };
}
