import { magnet } from '#ui/tokens.ts';
import { frame, type Step } from './frame.ts';
import { magnetPull, type Point } from './magnetPull.ts';
import { whileOff } from './mediaSwitch.ts';
import { reducedMotion } from './motionPreference.ts';
import { advanceSpring, isAtRest, type SpringState } from './spring.ts';

interface Pulled {
  readonly x: SpringState;
  readonly y: SpringState;
}

const STILL: Pulled = { x: { at: 0, speed: 0 }, y: { at: 0, speed: 0 } };

/** What can be pulled; anything that shows its state by moving must not move for this as well. */
const MAGNETIC = '[data-magnetic]';

function write(element: HTMLElement, { x, y }: Pulled) {
  element.style.setProperty('--pull-x', `${x.at.toFixed(2)}px`);
  element.style.setProperty('--pull-y', `${y.at.toFixed(2)}px`);
}

function clear(element: HTMLElement) {
  element.style.removeProperty('--pull-x');
  element.style.removeProperty('--pull-y');
}

/** One engine for every magnetic element of the page: the one under the mouse follows it. */
function attract(): () => void {
  const pulled = new Map<HTMLElement, Pulled>();
  const resting = new Set<HTMLElement>();
  let held: HTMLElement | null = null;
  let box: DOMRect | null = null;
  let pointer: Point = { x: 0, y: 0 };

  /** The box of the held element at rest, measured once a hover and again after a scroll. */
  const restingBox = (element: HTMLElement): DOMRect => {
    const { x, y } = pulled.get(element) ?? STILL;
    const { left, top, width, height } = element.getBoundingClientRect();
    return new DOMRect(left - x.at, top - y.at, width, height);
  };

  const step: Step = (_, delta) => {
    for (const [element, before] of pulled) {
      const isHeld = element === held;
      if (isHeld) box ??= restingBox(element);
      const target = isHeld && box ? magnetPull(pointer, box) : { x: 0, y: 0 };
      const now = {
        x: advanceSpring(before.x, target.x, delta, magnet),
        y: advanceSpring(before.y, target.y, delta, magnet),
      };
      const rests = isAtRest(now.x, target.x) && isAtRest(now.y, target.y);
      if (element.isConnected && !(rests && !isHeld)) {
        pulled.set(element, now);
        write(element, now);
        if (rests) resting.add(element);
        else resting.delete(element);
      } else {
        pulled.delete(element);
        resting.delete(element);
        clear(element);
      }
    }
    return pulled.size > resting.size;
  };

  const onMove = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    const found = target instanceof Element ? target.closest<HTMLElement>(MAGNETIC) : null;
    if (!found && !held) return;
    pointer = { x, y };
    if (found !== held) {
      held = found;
      box = null;
    }
    if (held && !pulled.has(held)) pulled.set(held, STILL);
    frame.request('motion', step);
  };
  const release = () => {
    if (!held) return;
    held = null;
    frame.request('motion', step);
  };
  const remeasure = () => {
    box = null;
  };

  document.addEventListener('pointermove', onMove, { passive: true });
  document.documentElement.addEventListener('pointerleave', release);
  window.addEventListener('scroll', remeasure, { passive: true });
  window.addEventListener('blur', release);
  return () => {
    document.removeEventListener('pointermove', onMove);
    document.documentElement.removeEventListener('pointerleave', release);
    window.removeEventListener('scroll', remeasure);
    window.removeEventListener('blur', release);
    frame.cancel(step);
    for (const element of pulled.keys()) clear(element);
  };
}

/** Starts the magnet where motion is welcome, followed live; answers how to end it. */
export function startMagnet(): () => void {
  return whileOff(reducedMotion, attract);
}
