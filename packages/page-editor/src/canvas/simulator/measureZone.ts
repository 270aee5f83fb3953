import { createConnection, type Connection } from './createConnection.ts';
import { readZoneHeight } from './protocol.ts';

/** Learns how high each slice is, in a frame of its own below the page's: the protocol tells one height for all. */
export interface ZoneMeasure {
  /**
   * Where each slice ends, in px from the top. `total`: the height of all on the page, which this one must have first:
   * code, pictures and fonts come when they come. null: another zone is measured, or there are too many.
   */
  readonly measure: (
    slices: readonly unknown[],
    total: number,
  ) => Promise<readonly number[] | null>;
  readonly close: () => void;
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
        listen(listener) {
          window.addEventListener('message', listener);
          return () => window.removeEventListener('message', listener);
        },
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

  /** The height once it has changed; the same one if it does not. */
  const settled = () =>
    new Promise<number>((resolve) => {
      const timer = setTimeout(() => told(), SETTLE);
      told = () => {
        clearTimeout(timer);
        told = () => {};
        resolve(height);
      };
    });

  /** Whether the page has come to a height; false: another zone is measured meanwhile. */
  const reached = (total: number) =>
    new Promise<boolean>((resolve) => {
      supersede = () => resolve(false);
      told = () => {
        if (Math.abs(height - total) > ROUNDING) return;
        told = () => {};
        resolve(true);
      };
    });

  return {
    async measure(slices, total) {
      turn += 1;
      const own = turn;
      supersede();
      if (slices.length > MOST) return null;
      connected ??= open();
      if (!(await connected) || own !== turn) return null;
      if (frame) frame.style.cssText = `${page.style.cssText}; pointer-events: none`;
      const whole = reached(total);
      await connection?.request({ type: 'setSliceZone', data: slices });
      told();
      if (!(await whole) || own !== turn) return null;
      const ends: number[] = [];
      for (const at of slices.keys()) {
        const next = settled();
        // One after the other: each height is what the page was before, and one slice.
        // oxlint-disable-next-line no-await-in-loop
        await connection?.request({ type: 'setSliceZone', data: slices.slice(0, at + 1) });
        // oxlint-disable-next-line no-await-in-loop
        ends.push(await next);
        if (own !== turn) return null;
      }
      return ends;
    },
    close() {
      turn += 1;
      supersede();
      connection?.close();
      frame?.remove();
    },
  };
}
