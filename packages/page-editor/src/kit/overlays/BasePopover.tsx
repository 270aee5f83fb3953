import { Popover, type PopoverProps } from 'react-aria-components';
import { popover } from './Popover.styles.ts';
import { afterTwoFrames } from '../afterTwoFrames.ts';

/** The raised sheet of popovers, menus and lists, which stays in the window. */
export function BasePopover(props: Omit<PopoverProps, 'className' | 'ref'>) {
  return <Popover {...props} ref={keepInWindow} className={popover} />;
}

/** Least distance from the window's edge in px: React Aria keeps 12, and popovers come in from 8 px away. */
const EDGE = 4;

/** By how many px something has to move to be between 0 and `size`; its start goes first. */
const way = (start: number, end: number, size: number) =>
  Math.max(EDGE - start, Math.min(0, size - EDGE - end));

/**
 * A ref of a popover that moves it into the window where another layout has left it outside: React Aria
 * places it while its trigger is still where the last layout had it, or beside a trigger that is out of
 * sight, with the height of all that is between.
 */
export function keepInWindow(popover: HTMLElement | null): (() => void) | undefined {
  if (!popover) return undefined;
  let cancel = () => {};
  const move = () => {
    popover.style.transform = '';
    const room = innerHeight - 2 * EDGE;
    popover.style.setProperty('--popover-room', `${room}px`);
    if (popover.offsetHeight > room) popover.dataset['low'] = '';
    const { left, top, right, bottom } = popover.getBoundingClientRect();
    const [x, y] = [way(left, right, innerWidth), way(top, bottom, innerHeight)];
    if (x !== 0 || y !== 0) popover.style.transform = `translate(${x}px, ${y}px)`;
  };
  // In the frame after React Aria has placed it.
  const check = () => {
    cancel();
    cancel = afterTwoFrames(move);
  };
  const onResize = () => {
    delete popover.dataset['low'];
    check();
  };
  const sizes = new ResizeObserver(check);
  sizes.observe(popover);
  window.addEventListener('resize', onResize);
  return () => {
    cancel();
    sizes.disconnect();
    window.removeEventListener('resize', onResize);
  };
}
