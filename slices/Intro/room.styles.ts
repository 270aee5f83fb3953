import { css } from '@linaria/core';
import { floorShade, ground, mirrorMask, sheen, spill, wallShade } from '#ui/light/paint.styles.ts';
import { forcedColors, mirroredInRtl, motionAllowed, up } from '#ui/theme/mixins.ts';
import { duration, easing } from '#ui/theme/tokens.ts';
import { beside } from './scene.styles.ts';

const wide = '@media (min-width: 1920px) and (min-aspect-ratio: 16/9)';

/**
 * Centre and radius of the disc, the horizon behind it, and the line it touches the floor at. The
 * room continues below the scene, under the text, for as long as the mirror image does.
 */
export const room = css`
  --r: calc(var(--disc-size) / 2);
  --x: calc(var(--disc-left) + var(--r));
  --y: calc(var(--disc-top) + var(--r));
  --horizon: calc(var(--y) + 0.875 * var(--r));
  --axis: calc(var(--y) + var(--r));
  position: absolute;
  inset: 0 0 calc(-2 * var(--r));
  background: ${ground};
  /* Its light is placed from the left. */
  direction: ltr;
  ${mirroredInRtl}

  & > * {
    position: absolute;
  }

  /* Behind the gate, as its disc comes near. */
  ${motionAllowed} {
    @keyframes horizon-rises {
      from {
        scale: 1 1.2;
      }
    }

    [data-gate='leaving'] & {
      transform-origin: 50% 0;
      animation: horizon-rises ${duration.pageFade}ms ${easing.inOut} ${duration.quick}ms backwards;
    }
  }

  /* Controls before the room would have the system's colours: only the disc stays. */
  ${forcedColors} {
    & > :not(:last-child) {
      display: none;
    }
  }

  ${beside} {
    --r: 26.65cqh;
    --x: max(var(--title-end) + var(--r), 100cqw - 0.64 * var(--r));
    --y: 45.4cqh;
    inset-block-end: 0;
  }

  ${wide} {
    --r: 28.2cqh;
    --x: max(var(--title-end) + var(--r), 100cqw - 0.66 * var(--r));
  }
`;

export const wall = css`
  inset: 0 0 auto;
  height: var(--horizon);
  --over: ${wallShade};
`;

export const floor = css`
  inset: var(--horizon) 0 0;
  background: ${floorShade}, ${spill}, ${sheen};
  opacity: 0.8;

  ${beside} {
    opacity: 1;
  }
`;

/** Beside the text it would end in a line where the section does: it fades before. */
export const mirror = css`
  inset-block-start: var(--axis);
  inset-inline-start: calc(var(--x) - var(--r));
  width: calc(2 * var(--r));
  aspect-ratio: 1;
  opacity: 0.5;

  ${up('md')} {
    opacity: 0.6;
  }

  ${beside} {
    opacity: 1;

    && {
      --end: calc(100cqh - var(--axis));
      mask:
        ${mirrorMask},
        linear-gradient(#000 calc(var(--end) - 0.25 * var(--r)), transparent var(--end));
      mask-composite: intersect;
    }
  }
`;

export const sun = css`
  inset-block-start: calc(var(--y) - var(--r));
  inset-inline-start: calc(var(--x) - var(--r));
  width: calc(2 * var(--r));
  aspect-ratio: 1;
`;
