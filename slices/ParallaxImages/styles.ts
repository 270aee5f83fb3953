import { css } from '@linaria/core';
import { print, scrollDriven, steppedLarge } from '#ui/theme/mixins.ts';
import { corner, cover } from '#ui/theme/tokens.ts';

const { height, rise } = cover;

/** Share of its image that an object leaves free above itself, as in the demo's cut-outs. */
const spaceAbove = 0.037;

/**
 * Travel in px of the foreground: it starts a little below the frame's upper edge, and less so on
 * phones, whose frame is less than half as high.
 */
const foregroundTravel = { base: rise.base + 2, md: rise.md + 12 };

/** The background falls behind by 8% of the way (0.92), the foreground runs ahead by 12% (1.12). */
const behind = (travel: number) => Math.round((travel * (1 - 0.92)) / (1.12 - 1));
const backgroundTravel = {
  base: behind(foregroundTravel.base),
  md: behind(foregroundTravel.md),
};

/** All of the window: `view()` would leave out the room that `scroll-padding` keeps for the bars. */
const THROUGH_WINDOW = 'view(0px)';

/** Heights in px of the two layers on a card. */
export const backgroundHeight = {
  base: height.base + backgroundTravel.base,
  md: height.md + backgroundTravel.md,
  lg: height.lg + backgroundTravel.md,
};
export const foregroundHeight = {
  base: (height.base + rise.base) / (1 - spaceAbove),
  md: (height.md + rise.md) / (1 - spaceAbove),
  lg: (height.lg + rise.md) / (1 - spaceAbove),
};

export const parallax = css`
  position: relative;
  aspect-ratio: 16 / 10;

  &[data-variant='cover'] {
    aspect-ratio: auto;
  }
`;

/** `clip`, not `hidden`: `view()` would use a scroll container here. */
export const window = css`
  position: absolute;
  inset: 0;
  overflow: clip;
  border-radius: ${corner.media};
`;

export const background = css`
  ${steppedLarge('--travel', backgroundTravel)}
  position: absolute;
  inset: calc(var(--travel) / -2) 0;

  @keyframes fall-behind {
    from {
      translate: 0 calc(var(--travel) / -2);
    }

    to {
      translate: 0 calc(var(--travel) / 2);
    }
  }

  ${scrollDriven('fall-behind', { timeline: THROUGH_WINDOW, rest: 0.5 })}
`;

/**
 * As high as the foreground's image, of which the object leaves the topmost share free: the object
 * itself ends its rise at the full one. Cut by the frame at its sides and below, never above.
 */
export const stage = css`
  ${steppedLarge('--rise', rise)}
  position: absolute;
  inset: auto 0 0;
  height: calc((100% + var(--rise)) / ${1 - spaceAbove});
  overflow: clip;
  border-radius: 0 0 ${corner.media} ${corner.media};
  pointer-events: none;

  /* In print, what rises above a cover would land on the page before. */
  ${print} {
    height: 100%;
  }
`;

/** Has risen when it is in the middle of the window, and stays so. */
export const foreground = css`
  ${steppedLarge('--travel', foregroundTravel)}
  position: absolute;
  inset: 0;

  /* Where the frame is too narrow for the whole height, the object still rises as far. */
  & > * {
    object-position: 50% ${100 * spaceAbove}%;
  }

  @keyframes run-ahead {
    from {
      translate: 0 var(--travel);
    }

    50%,
    to {
      translate: none;
    }
  }

  ${scrollDriven('run-ahead', { timeline: THROUGH_WINDOW, rest: 1 })}
`;
