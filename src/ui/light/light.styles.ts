import { css } from '@linaria/core';
import { forcedColors } from '../theme/mixins.ts';
import { gradient, limb } from '../theme/tokens.ts';
import {
  disc,
  discMean,
  glow as glowing,
  mirror as mirrored,
  mirrorMask,
  roomMean,
} from './paint.styles.ts';

/**
 * The one light of the site: gate, Home, menu, categories, not found, password and footer are places of it, and
 * have it from here.
 */
export const sun = css`
  :global() {
    [data-theme='dark'] {
      --day: initial;
    }

    /* On paper it is a ball. */
    [data-theme='light'] {
      --day: ${gradient.discDay};
    }
  }

  border-radius: 50%;
  background: var(--day, var(--grain, ${discMean}), ${disc});
  forced-color-adjust: none;

  /* The moon before it, whose limb the light catches; --phase is how far it has passed. */
  &[data-moon]::after {
    content: '';
    position: absolute;
    inset: -0.5%;
    border-radius: 50%;
    translate: var(--phase, 0);
    background: var(--background);
  }

  [data-theme='dark'] &[data-moon]::after {
    background: ${gradient.eclipse};
    box-shadow: ${limb};
  }

  [dir='rtl'] &[data-moon]::after {
    transform: scaleX(-1);
  }
`;

/** Its glow on a wall, around `--x` and `--y`; `--r` is the disc's radius, `--over` what lies on the wall. */
export const glow = css`
  background: var(--over, none), ${glowing};

  /* Controls before it have the system's colours. */
  ${forcedColors} {
    display: none !important;
  }
`;

/** Its mirror image on the floor, in a square of the disc's size. */
export const mirror = css`
  background: ${mirrored};
  mask: ${mirrorMask};
`;

/** The grain of wall, floor and mirror image: until it is there its mean, and so the same colours. */
export const grain = css`
  inset: 0;
  background: var(--grain, ${roomMean});
`;
