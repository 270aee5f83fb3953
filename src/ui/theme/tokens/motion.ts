/** How much an owner lets move; without one on the root element (`data-motion`) it is all, 'full'. */
export type MotionStep = 'still' | 'calm' | 'full';

/** In ms; of their own, because bundlers keep a sum of members where nothing uses it. */
const press = 120;
const pageFade = 1000;

/** In ms. */
export const duration = {
  instant: 80,
  press,
  quick: 200,
  base: 320,
  medium: 480,
  galleryFade: 400,
  switcher: 480,
  pageFade,
  cardReveal: 1000,
  orbFade: 1000,
  welcomeFade: 2000,
  /** Of the gate, where less motion is preferred. */
  welcomeFadeStill: 300,
  skeletonLoop: 2000,
  orbCycle: 4000,
  scrollHintDelay: 4000,
  scrollHintPulseDelay: 6000,
  phaseTick: 600,
} as const satisfies Readonly<Record<string, number>>;

/** When the gate's chosen disc has become that of the page, in ms after the press. */
export const gateArrival = press + pageFade;

export const easing = {
  out: 'cubic-bezier(0.16, 1, 0.3, 1)',
  inOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
  soft: 'cubic-bezier(0.33, 0, 0.2, 1)',
  linear: 'linear',
} as const satisfies Readonly<Record<string, string>>;

/** The spring of the magnet and its reach in px. */
export const magnet = {
  stiffness: 220,
  damping: 22,
  mass: 0.6,
  reach: 8,
} as const satisfies Readonly<Record<string, number>>;

/** Delays in ms between the parts of a reveal. */
export const stagger = {
  lines: 80,
  rows: 40,
  cardParts: 70,
} as const satisfies Readonly<Record<string, number>>;

/** Smooth scroll, and the scroll positions in px at which the shell changes. */
export const scroll = {
  lerp: 0.1,
  wheelMultiplier: 1,
  touchMultiplier: 1,
  resizeDebounce: 250,
  headerFade: [10, 100],
  quickLinkStep: 20,
  quickLinkTravel: 24,
  sayHelloGone: 100,
  hamburgerFrom: 120,
  scrollHintFade: [0, 300],
} as const satisfies Readonly<Record<string, number | readonly [number, number]>>;
