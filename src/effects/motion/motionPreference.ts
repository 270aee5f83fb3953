import { createSwitch } from './mediaSwitch.ts';

/**
 * Whether the visitor asks for less motion, live: the one place every effect outside CSS asks.
 * With it nothing moves by itself or follows the scroll, the magnet and smooth scrolling are off.
 */
export const reducedMotion = createSwitch('(prefers-reduced-motion: reduce)');
