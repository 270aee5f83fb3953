import type { Place } from '../../model/place.ts';
import {
  createConnection,
  SimulatorError,
  type ConnectionPorts,
  type ConnectionState,
} from './createConnection.ts';
import { createZoneBoxes, type ZoneBoxes } from './createZoneBoxes.ts';
import type { ServedSlice } from './createZoneDraft.ts';
import type { ZoneMeasure } from './measureZone.ts';
import { readActiveSlice, readZoneHeight, type SimulatorRequest } from './protocol.ts';

interface SimulatorPagePorts extends Pick<ConnectionPorts, 'url' | 'target' | 'listen'> {
  readonly measure: ZoneMeasure;
  /** Size in px of the frame's window. */
  readonly size: () => { readonly width: number; readonly height: number };
  /** Whether the pointer is over the frame. */
  readonly isPointed: () => boolean;
  readonly onState: (state: ConnectionState) => void;
  /** The slice under the pointer, which the page also tells after edits; null: there is none. */
  readonly onActive: (place: Place | null) => void;
  /** Something moved: scrolling, or sizes and slices. */
  readonly onLayout: (isScroll: boolean) => void;
}

/** The page of a simulator: what it was given, and what it tells of that. */
export interface SimulatorPage extends Pick<ZoneBoxes, 'all' | 'scroll'> {
  /** Shows slices; resolves when the page has them, or those that came after. */
  readonly show: (slices: readonly ServedSlice[]) => Promise<void>;
  /** Brings a slice into view once the page has it: into the middle, unless it is as high as the frame. */
  readonly scrollTo: (place: Place) => void;
  /** Whether a slice that is wholly in view is still there: the page is not another one. */
  readonly isThere: () => Promise<boolean>;
  /** The page has another width. */
  readonly resized: () => void;
  readonly loaded: () => void;
  readonly restart: () => void;
  readonly close: () => void;
}

/** In ms, for which the page may tell of slices that it no longer has: those before they came, went or moved. */
const STALE = 100;

/**
 * In ms, at most between two states of an edit: frameworks that render the page at their server, as Next.js does, answer
 * before they have, and a state that comes meanwhile begins the page anew, so that keys in a row would show nothing.
 */
const SLOWEST = 1000;

/**
 * What is between two states, of the time that one took to be seen. Servers are slower at times, and no page tells how
 * much while texts are typed: with twice that time, half the states of a busy server are never seen.
 */
const SPARE = 3;

/** In ms, at most between two states until another one than the first was seen: that one starts the page, too. */
const FIRST = 300;

/**
 * In ms: a page that takes longer renders at a server, where a state may come after the next one, and stay. Others are
 * given each state once they have the one before.
 */
const AT_SERVER = 60;

/** In ms, after the last sign of a change, the height of each slice is measured again. */
const QUIET = 600;

const payloadsOf = (slices: readonly ServedSlice[]) => slices.map(({ payload }) => payload);

const isAt = (slice: Place, { zone, index }: Place) => slice.zone === zone && slice.index === index;

export function createSimulatorPage(ports: SimulatorPagePorts): SimulatorPage {
  const { measure, size, isPointed, onState, onActive, onLayout } = ports;
  const boxes = createZoneBoxes(() => size().width);
  let isConnected = false;
  /** What is to be shown; null: no document is open. And what the page was given of it. */
  let slices: readonly ServedSlice[] | null = null;
  let given: readonly ServedSlice[] = [];
  let isSending = false;
  let staleUntil = 0;
  /** When the page said that it has its slices, until it has told another height. */
  let sentAt: number | null = null;
  let isFirst = true;
  /** In ms between two states. */
  let pace = 0;
  let nextAt = 0;
  /** Whether the page may still show a state from before the last one. */
  let isUnsure = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  let shown: (() => void)[] = [];
  /** To be brought into view once the page has it. */
  let wanted: Place | null = null;

  const took = (ms: number) => {
    const [most, spare] = isFirst ? [FIRST, 1] : [SLOWEST, SPARE];
    pace = ms < AT_SERVER ? 0 : Math.min(most, ms * spare);
  };

  let quiet: ReturnType<typeof setTimeout> | undefined;
  /** Once the page rests: each step of a measure costs the project's server as much as a key. */
  const measureSoon = () => {
    clearTimeout(quiet);
    quiet = setTimeout(() => {
      const of = given;
      const total = boxes.height();
      if (isUnsure) {
        isUnsure = false;
        // Without it, the next edit shows this one, too.
        client.request({ type: 'setSliceZone', data: payloadsOf(given) }).catch(() => {});
      }
      if (total === null) return;
      // A slice that came without a height of its own, as an empty one does: the page tells none.
      if (boxes.setHeight(total)) {
        onLayout(false);
        return;
      }
      measure.measure(payloadsOf(of), total).then(
        (measured) => {
          if (!measured || total !== boxes.height()) return;
          isFirst = false;
          took(measured.took);
          boxes.setEnds(new Map(of.map(({ id }, at) => [id, measured.ends[at] ?? total])));
          onLayout(false);
          if (wanted) scrollTo(wanted);
        },
        // Without it, only what the pointer was over is known.
        () => {},
      );
    }, QUIET);
  };

  const onRequest = ({ type, data }: SimulatorRequest): boolean => {
    if (type === 'setSliceZoneSize') {
      const height = readZoneHeight(data);
      if (height === undefined) return false;
      if (sentAt !== null) took(performance.now() - sentAt);
      sentAt = null;
      if (!boxes.setHeight(height)) measureSoon();
      onLayout(false);
      if (wanted) scrollTo(wanted);
      return true;
    }
    if (type !== 'setActiveSlice') return false;
    const active = readActiveSlice(data);
    if (active === undefined) return false;
    const slice = active && given[active.index];
    if (active && (slice?.type !== active.type || performance.now() < staleUntil)) return true;
    if (active) {
      const isScrolled = boxes.setActive(active);
      // The owner looks at something else.
      if (isScrolled && isPointed()) wanted = null;
      onLayout(isScrolled);
    }
    onActive(slice ? { zone: slice.zone, index: slice.index } : null);
    return true;
  };

  const client = createConnection({
    ...ports,
    tellsActive: true,
    onState(state) {
      isConnected = state.kind === 'connected';
      given = [];
      nextAt = 0;
      onState(state);
      if (isConnected) send();
    },
    onRequest,
  });

  /** One at a time, the newest next: a busy page is not given states that nobody sees. */
  const send = () => {
    const sent = slices;
    if (!isConnected || isSending || !sent) return;
    const now = performance.now();
    clearTimeout(later);
    if (now < nextAt) {
      later = setTimeout(send, nextAt - now);
      return;
    }
    isUnsure = pace > 0 && now < nextAt + SLOWEST;
    isFirst = given.length === 0;
    sentAt = null;
    nextAt = now + pace;
    const before = new Map(given.map((slice) => [slice.id, slice.payload]));
    const changed = sent.filter(({ id, payload }) => before.get(id) !== payload);
    const isSame = sent.length === given.length && sent.every(({ id }, at) => id === given[at]?.id);
    if (!isSame) staleUntil = now + STALE;
    measure.stop();
    measureSoon();
    given = sent;
    const waiting = shown.splice(0);
    boxes.setSlices(
      sent,
      changed.map(({ id }) => id),
    );
    isSending = true;
    client
      .request({ type: 'setSliceZone', data: payloadsOf(sent) })
      .then(
        () => {
          sentAt = performance.now();
          for (const resolve of waiting) resolve();
        },
        // The connection's state says what is wrong; what comes next is sent again.
        (error: unknown) => {
          shown.unshift(...waiting);
          if (!(error instanceof SimulatorError)) console.error(error);
        },
      )
      .finally(() => {
        isSending = false;
        if (slices !== sent || (isConnected && given !== sent)) send();
      });
    onLayout(false);
  };

  const scrollTo = (place: Place) => {
    wanted = place;
    const at = given.findIndex((slice) => isAt(slice, place));
    if (at < 0) return;
    // Its label covers nothing of it where there is room above.
    const { height = 0, isGuess = true } = boxes.all()[at] ?? {};
    const block = !isGuess && height < size().height ? 'center' : 'start';
    client
      .request({ type: 'scrollToSlice', data: { sliceIndex: at, behavior: 'auto', block } })
      .then(
        () => {
          // Until all heights are known, code and pictures that come late move it.
          if (wanted === place && !isGuess) wanted = null;
          boxes.scrolledTo(at, block, size().height);
          onLayout(false);
        },
        // The page has not rendered it: it is asked again when it tells its height.
        () => {},
      );
  };

  return {
    all: boxes.all,
    scroll: boxes.scroll,
    show(next) {
      const isSame = isConnected && next === slices && next === given;
      slices = next;
      if (isSame) return Promise.resolve();
      const isShown = new Promise<void>((resolve) => shown.push(resolve));
      send();
      return isShown;
    },
    scrollTo,
    async isThere() {
      const { height: view } = size();
      const seen = boxes.all().findIndex(({ top, height, isGuess }) => {
        const y = top - boxes.scroll();
        return isGuess !== true && y >= 0 && y + height <= view;
      });
      if (seen < 0) return true;
      try {
        // Of what is in view nothing moves.
        await client.request({
          type: 'scrollToSlice',
          data: { sliceIndex: seen, behavior: 'auto', block: 'nearest' },
        });
        return true;
      } catch (error) {
        return !(error instanceof SimulatorError && error.status === 500);
      }
    },
    resized() {
      boxes.forget();
      measureSoon();
      onLayout(false);
    },
    loaded: client.loaded,
    restart: client.restart,
    close() {
      client.close();
      measure.close();
      clearTimeout(quiet);
      clearTimeout(later);
      shown = [];
    },
  };
}
