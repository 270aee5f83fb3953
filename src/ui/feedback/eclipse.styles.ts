import { css } from '@linaria/core';
import { motionAllowed } from '#ui/theme/mixins.ts';
import { color, duration, easing, radius } from '#ui/theme/tokens.ts';

/** The lit disc of orb and spinner, `sun` besides. */
export const disc = css`
  position: relative;
  display: block;
  overflow: hidden;

  /* Out of view its animation would cost a frame 60 times a second. */
  content-visibility: auto;
`;

/** Its shadow, from new over full to new: leaves on the right and returns from the left. */
export const shadow = css`
  position: absolute;
  inset: -1px -1px -1px 50%;
  background: var(--orb-shadow, ${color.background});

  @keyframes cross {
    0% {
      translate: 0 0;
      animation-timing-function: ${easing.inOut};
    }

    50% {
      translate: 103% 0;
      animation-timing-function: step-end;
    }

    50.01% {
      translate: -103% 0;
      animation-timing-function: ${easing.inOut};
    }

    100% {
      translate: 0 0;
    }
  }

  ${motionAllowed} {
    inset: -1px;
    border-radius: ${radius.full}px;
    box-shadow: 0 0 3px 1px var(--orb-shadow, ${color.background});
    animation: cross ${duration.orbCycle}ms infinite;
  }
`;
