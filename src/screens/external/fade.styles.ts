import { css } from '@linaria/core';
import { motionAllowed, rem } from '#ui/theme/mixins.ts';
import { duration, easing, radius } from '#ui/theme/tokens.ts';

/* The lower corners lie below the window while it loads: they move when it grows. */
export const place = css`
  position: relative;
  isolation: isolate;
  overflow: clip;
  min-height: calc(100svh + ${rem(radius.page)});
`;

export const state = css`
  @keyframes fade-in {
    from {
      opacity: 0;
    }
  }

  @keyframes fade-out {
    to {
      opacity: 0;
    }
  }

  &:not([data-stands]) {
    ${motionAllowed} {
      animation: fade-in ${duration.pageFade}ms ${easing.out};
    }
  }

  /* Out of the flow, so that the next state has its own height at once. */
  &[data-leaving] {
    position: absolute;
    z-index: -1;
    inset: 0 0 auto;
    opacity: 0;

    ${motionAllowed} {
      animation: fade-out ${duration.pageFade}ms ${easing.out};
    }
  }
`;
