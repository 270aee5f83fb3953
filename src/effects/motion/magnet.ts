import { advanceSpring, isAtRest, upright, type Lean } from './spring.ts';
import { magnet } from '#ui/theme/tokens.ts';
import { controlOf } from '../dom/controlOf.ts';
import { frame, type Step } from './frame.ts';
import { bootIds } from '../boot/gate.ts';
import { whileOff, reducedMotion } from '#ui/mediaSwitch.ts';

const AT_REST: Lean = upright();

/** The part that moves, where a control covers more than it shows. */
const MOVING_PART = '[data-pull]';

/**
 * The element that moves under the pointer: any link or button that is a box. CSS does not
 * translate inline boxes, such as a link inside text.
 */
function movingPart(target: EventTarget | null): HTMLElement | null {
  const control = controlOf(target);
  // The gate's discs have their own motion.
  if (!control || control.closest(`#${bootIds.gate}`)) return null;
  const part = control.querySelector<HTMLElement>(MOVING_PART) ?? control;
  return getComputedStyle(part).display === 'inline' ? null : part;
}

/** The global style translates by these variables. */
function write(element: HTMLElement, { x, y }: Lean) {
  element.dataset['pulled'] = '';
  element.style.setProperty('--pull-x', `${x.at.toFixed(2)}px`);
  element.style.setProperty('--pull-y', `${y.at.toFixed(2)}px`);
}

function clear(element: HTMLElement) {
  delete element.dataset['pulled'];
  element.style.removeProperty('--pull-x');
  element.style.removeProperty('--pull-y');
}

/** One engine for every control of the page: the one under the mouse follows it. */
function attract(): () => void {
  const pulled = new Map<HTMLElement, Lean>();
  const resting = new Set<HTMLElement>();
  let seen: EventTarget | null = null;
  let held: HTMLElement | null = null;
  let box: DOMRect | null = null;
  let pointer: Point = { x: 0, y: 0 };

  /** The resting box of the held element, measured once per hover and after a scroll. */
  const restingBox = (element: HTMLElement): DOMRect => {
    const { x, y } = pulled.get(element) ?? AT_REST;
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
      const isBack = rests && target.x === 0 && target.y === 0;
      if (element.isConnected && !isBack) {
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

  const look = (target: EventTarget | null) => {
    // Most moves stay on one element.
    if (target !== seen) {
      seen = target;
      const found = movingPart(target);
      if (found !== held) box = null;
      if (!found && !held) return;
      held = found;
    }
    if (held && !pulled.has(held)) pulled.set(held, AT_REST);
    if (pulled.size > 0) frame.request('motion', step);
  };
  // `pointerover` comes without a move when the page scrolls under the mouse.
  const onPointer = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    pointer = { x, y };
    look(target);
  };
  const release = () => look(null);
  const remeasure = () => {
    box = null;
  };

  const off = new AbortController();
  const options = { passive: true, signal: off.signal };
  document.addEventListener('pointerover', onPointer, options);
  document.addEventListener('pointermove', onPointer, options);
  document.documentElement.addEventListener('pointerleave', release, options);
  window.addEventListener('scroll', remeasure, options);
  window.addEventListener('blur', release, options);
  return () => {
    off.abort();
    frame.cancel(step);
    for (const element of pulled.keys()) clear(element);
  };
}

/** Runs the magnet unless the visitor asks for less motion; returns a function that stops it. */
export function startMagnet(): () => void {
  return whileOff(reducedMotion, attract);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Readonly<Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>>;

/**
 * Distance in px from the box at which the pointer still pulls: the smallest control's hit area.
 */
const MARGIN = 12;

const isNear = (distance: number, size: number) => Math.abs(distance) <= size / 2 + MARGIN;

/**
 * How far an element follows the pointer, in px from its resting place: 0 at its centre, the full
 * reach of 8 px at its edge. A pointer elsewhere on a control larger than the element does not
 * pull.
 */
export function magnetPull(pointer: Point, { left, top, width, height }: Box): Point {
  const fromCentre = { x: pointer.x - left - width / 2, y: pointer.y - top - height / 2 };
  if (!isNear(fromCentre.x, width) || !isNear(fromCentre.y, height)) return { x: 0, y: 0 };
  const x = width > 0 ? fromCentre.x / (width / 2) : 0;
  const y = height > 0 ? fromCentre.y / (height / 2) : 0;
  const length = Math.max(Math.hypot(x, y), 1);
  return { x: (x / length) * magnet.reach, y: (y / length) * magnet.reach };
}
