import { createConnection, listenToMessages, type Connection } from './createConnection.ts';
import { readZoneHeight } from './protocol.ts';

/** Learns how high each slice is, in a frame of its own below the page's: the protocol tells one height for all. */
export interface ZoneMeasure {
  /**
   * `total`: the height of all on the page, which this one must have first: code, pictures and fonts come when they
   * come. null: it was stopped, or there are too many.
   */
  readonly measure: (slices: readonly unknown[], total: number) => Promise<MeasuredZone | null>;
  /** Leaves the project's server to the page that is looked at. */
  readonly stop: () => void;
  readonly close: () => void;
}

interface MeasuredZone {
  /** Where each slice ends, in px from the top. */
  readonly ends: readonly number[];
  /** In ms, from slices that the page says it has to those that are seen; 0: none were. */
  readonly took: number;
}

/** Px that two frames of one page may differ by. */
const ROUNDING = 1;

/** More slices than these are not worth the time. */
const MOST = 60;

/** In ms, after which a page that was given one slice more, and tells no other height, shows nothing of it. */
const SETTLE = 400;

/** A frame like the page's, below it: frames out of view are not laid out by browsers. */
function frameBelow(page: HTMLIFrameElement, url: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = page.className;
  frame.setAttribute('sandbox', page.getAttribute('sandbox') ?? '');
  Object.assign(frame, { inert: true, tabIndex: -1, title: 'Measures the slices', src: url });
  frame.setAttribute('aria-hidden', 'true');
  frame.style.pointerEvents = 'none';
  page.before(frame);
  return frame;
}

export function createZoneMeasure(page: HTMLIFrameElement, url: string): ZoneMeasure {
  let frame: HTMLIFrameElement | null = null;
  let connection: Connection | null = null;
  let connected: Promise<boolean> | null = null;
  let turn = 0;
  let height = 0;
  let told: () => void = () => {};
  let supersede: () => void = () => {};

  const open = (): Promise<boolean> => {
    const element = frameBelow(page, url);
    frame = element;
    return new Promise((resolve) => {
      const opened = createConnection({
        url,
        tellsActive: false,
        target: () => element.contentWindow,
        listen: listenToMessages,
        onState({ kind }) {
          if (kind !== 'waiting') resolve(kind === 'connected');
        },
        onRequest({ type, data }) {
          const now = type === 'setSliceZoneSize' ? readZoneHeight(data) : undefined;
          if (now === undefined) return false;
          height = now;
          told();
          return true;
        },
      });
      connection = opened;
      element.addEventListener('load', opened.loaded);
    });
  };

  /** Whether the height has changed; false: it does not. */
  const settled = () =>
    new Promise<boolean>((resolve) => {
      const settle = (hasChanged: boolean) => {
        clearTimeout(timer);
        told = () => {};
        resolve(hasChanged);
      };
      const timer = setTimeout(() => settle(false), SETTLE);
      told = () => settle(true);
    });

  /** Whether the page has come to a height; false: it was stopped meanwhile. */
  const reached = (total: number) =>
    new Promise<boolean>((resolve) => {
      supersede = () => resolve(false);
      told = () => {
        if (Math.abs(height - total) > ROUNDING) return;
        told = () => {};
        resolve(true);
      };
    });

  const stop = () => {
    turn += 1;
    supersede();
  };
  /** The next measure has a frame of its own: a busy server may only have been late. */
  const end = () => {
    connection?.close();
    frame?.remove();
    connected = null;
  };

  return {
    async measure(slices, total) {
      stop();
      const own = turn;
      if (slices.length > MOST) return null;
      connected ??= open();
      if (!(await connected)) end();
      if (connected === null || own !== turn) return null;
      if (frame) frame.style.cssText = `${page.style.cssText}; pointer-events: none`;
      const whole = reached(total);
      await connection?.request({ type: 'setSliceZone', data: slices });
      told();
      if (!(await whole) || own !== turn) return null;
      const ends: number[] = [];
      const waits: number[] = [];
      for (const at of slices.keys()) {
        const next = settled();
        // One after the other: each height is what the page was before, and one slice.
        // oxlint-disable-next-line no-await-in-loop
        await connection?.request({ type: 'setSliceZone', data: slices.slice(0, at + 1) });
        const from = performance.now();
        // oxlint-disable-next-line no-await-in-loop
        if (await next) waits.push(performance.now() - from);
        if (own !== turn) return null;
        ends.push(height);
      }
      const all = waits.reduce((sum, wait) => sum + wait, 0);
      return { ends, took: all / Math.max(waits.length, 1) };
    },
    stop,
    close() {
      stop();
      end();
    },
  };
}
