import { frame, type Step } from '../motion/frame.ts';
import { ease } from '../light/rules.ts';
import { calmMotion } from '#ui/mediaSwitch.ts';

/** The next project in the disc at the end of a page: a link elsewhere would open unseen. */
const NEXT = 'footer > [data-next]';

/** Px of the wheel past the end that open it, and the share of the window that a finger moves for it. */
const WHEEL = 480;
const FINGER = 0.4;

/** Ms without a wheel event that part one turn of it from the next: less is the rest of a swipe. */
export const PAUSE = 140;

/** Ms after which what was not enough sinks back. */
const PATIENCE = 1200;

/** How far a page has been pulled on past its end, 0 to 1 and over; from where the next page opens. */
export interface Pull {
  readonly at: number;
  /** Of the last turn of the wheel. */
  readonly time: number;
  /** Whether the visitor has paused at the end: the swipe that led there does not lead on. */
  readonly isMeant: boolean;
}

export const NO_PULL: Pull = { at: 0, time: Number.NEGATIVE_INFINITY, isMeant: false };

/** The pull after a turn of the wheel by so many px; what turns back gives it up. */
export function turned(before: Pull, by: number, time: number, isAtEnd: boolean): Pull {
  const isNew = time - before.time > PAUSE;
  if (!isAtEnd || by < 0) return { at: 0, time, isMeant: false };
  const isMeant = before.isMeant || isNew;
  return { at: isMeant ? before.at + by / WHEEL : 0, time, isMeant };
}

const PX_OF = [1, 40, 800] as const;

/**
 * Opens the next project when a visitor scrolls on at the end of a page, by wheel or finger: the disc
 * rises with the pull, and sinks if it is given up. The page itself scrolls as always. `prepare` loads
 * what may be opened.
 */
export function followScrollOn(prepare: (pathname: string) => void): void {
  let pull = NO_PULL;
  let shown = 0;
  let finger: number | null = null;
  let timer = 0;
  let prepared: string | null = null;
  const next = () => document.querySelector<HTMLElement>(NEXT);
  const link = () => next()?.querySelector('a');
  const isAtEnd = () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return window.scrollY + clientHeight >= scrollHeight - 2;
  };
  const step: Step = (_, delta) => {
    // Its disc is the footer's.
    const element = next()?.parentElement ?? null;
    const goal = Math.min(1, pull.at);
    shown = ease(shown, goal, delta);
    if (Math.abs(goal - shown) < 0.002) shown = goal;
    if (shown === 0) element?.style.removeProperty('--pull');
    else element?.style.setProperty('--pull', shown.toFixed(3));
    return element !== null && shown !== goal;
  };
  const show = () => {
    const path = link()?.pathname;
    if (pull.at > 0 && path !== undefined && path !== prepared) prepare((prepared = path));
    frame.request('paint', step);
  };
  const sink = () => {
    pull = NO_PULL;
    show();
  };
  const openOrSink = () => {
    const isEnough = pull.at >= 1;
    sink();
    if (isEnough) link()?.click();
  };
  const mayPull = () => next() !== null && !calmMotion.isOn();

  window.addEventListener(
    'wheel',
    ({ deltaY, deltaMode, ctrlKey, timeStamp }) => {
      if (ctrlKey || !mayPull()) return;
      pull = turned(pull, deltaY * (PX_OF[deltaMode] ?? 1), timeStamp, isAtEnd());
      window.clearTimeout(timer);
      // The rest of a swipe would end the way to the next page at once.
      timer = window.setTimeout(openOrSink, pull.at >= 1 ? PAUSE : PATIENCE);
      show();
    },
    { passive: true },
  );
  window.addEventListener(
    'touchstart',
    ({ touches: [touch, other] }) => {
      if (other) sink();
      finger = touch && !other && mayPull() && isAtEnd() ? touch.clientY : null;
    },
    { passive: true },
  );
  window.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (finger === null || !touch) return;
      const at = (finger - touch.clientY) / (FINGER * window.innerHeight);
      pull = { ...NO_PULL, at: isAtEnd() ? Math.max(0, at) : 0 };
      show();
    },
    { passive: true },
  );
  for (const end of ['touchend', 'touchcancel'] as const)
    window.addEventListener(
      end,
      () => {
        if (finger === null) return;
        finger = null;
        if (end === 'touchend') openOrSink();
        else sink();
      },
      { passive: true },
    );
}
