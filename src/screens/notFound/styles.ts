import { css } from '@linaria/core';
import { color, duration, easing, space } from '#ui/theme/tokens.ts';
import {
  large,
  lowWindow,
  motionAllowed,
  onward,
  print,
  rem,
  typeStep,
  up,
} from '#ui/theme/mixins.ts';

export const screen = css`
  position: relative;
  min-height: 100svh;
  overflow: clip;
`;

/* The horizon cuts the disc at six sevenths of the screen. */
export const sky = css`
  position: absolute;
  inset: 0 0 14.3%;
  overflow: clip;
  background: ${color.background};
`;

/* The disc's light below the horizon. */
export const water = css`
  position: absolute;
  inset: 85.7% 0 0;
  background: radial-gradient(
    ellipse ${large(220)} ${large(80)} at ${onward('25%', '50%')} 0,
    ${color.glowStrong},
    ${color.glow} 55%,
    transparent
  );
  opacity: 0.7;
`;

export const disc = css`
  position: absolute;
  --disc-size: ${rem(380)};
  inset-inline-start: 75%;
  bottom: -${rem(330)};
  /* The focus scrolls to what is above it: most of it is below the horizon, and the bars at the bottom cover none of it. */
  scroll-margin-block: ${rem(200)} calc(-1 * var(--disc-size) - ${rem(160)});
  border-radius: 50%;
  translate: ${onward('-50%')} calc(-1 * var(--lift, 0px));
  cursor: grab;
  touch-action: none;

  ${up('lg')} {
    --disc-size: ${large(460)};
    bottom: ${large(-410)};
  }

  @keyframes shadow-crosses {
    0% {
      translate: -102%;
    }

    50% {
      translate: 0;
    }

    100% {
      translate: 102%;
    }
  }

  @keyframes light-returns {
    50% {
      opacity: 0;
    }
  }

  --light: 0.8;

  /* As it sets, a shadow crosses the disc: a new moon for a moment, then light again. */
  --phase: 102%;

  & [data-moon] {
    overflow: clip;
  }

  ${motionAllowed} {
    & [data-moon]::after {
      animation: shadow-crosses ${2 * duration.phaseTick}ms ${easing.inOut} ${duration.quick}ms
        backwards;
    }

    & [data-light] > :last-child {
      animation: light-returns ${2 * duration.phaseTick}ms ${easing.inOut} ${duration.quick}ms;
    }
  }
`;

export const text = css`
  position: relative;
  padding-block: ${large(space[15])};
  /* The sun behind it can be pressed. */
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }

  ${up('lg')} {
    padding-top: ${large(270)};
  }

  /* Below the header. */
  ${lowWindow} {
    padding-block-start: ${rem(space[12])};
  }

  ${print} {
    padding-block: ${rem(space[10])};
  }
`;

export const note = css`
  ${typeStep('lead20')}
  margin-top: ${rem(space[9])};
  max-width: ${rem(640)};
  color: ${color.textMuted};
`;

export const action = css`
  margin-block-start: ${rem(space[9])};
`;
