import type { Transition, Variants } from 'framer-motion';
import { duration, stagger } from '#ui/theme/tokens.ts';

const seconds = (ms: number) => ms / 1000;

/** `easing.out` for framer-motion. */
const OUT = [0.16, 1, 0.3, 1] as const;

/** How far in px a row rises. */
const RISE = 28;

/** For visitors who ask for less motion. */
export const INSTANT: Transition = { duration: 0, delay: 0 };

/** The menu's background; its content leaves with it. */
export const fade: Variants = {
  away: { opacity: 0 },
  gone: { opacity: 0, transition: { duration: seconds(duration.base), ease: OUT } },
  here: { opacity: 1, transition: { duration: seconds(duration.base), ease: OUT } },
};

/** A row of the menu; `custom` is its index, which delays it. */
export const rise: Variants = {
  away: { y: RISE, opacity: 0 },
  here: (index: number) => ({
    y: 0,
    opacity: 1,
    transition: {
      duration: seconds(duration.medium),
      delay: seconds(index * stagger.rows),
      ease: OUT,
    },
  }),
};

/** The image's circle opens from its middle; the previous one fades under it. */
export const iris: Variants = {
  away: { clipPath: 'circle(0% at 50% 50%)' },
  here: {
    clipPath: 'circle(50% at 50% 50%)',
    opacity: 1,
    transition: { duration: seconds(duration.medium), ease: OUT },
  },
  gone: { opacity: 0, transition: { duration: seconds(duration.base), ease: OUT } },
};

/** Without motion or delay. */
export const instantRise: Variants = {
  away: { y: 0, opacity: 1, transition: INSTANT },
  here: { y: 0, opacity: 1, transition: INSTANT },
};
