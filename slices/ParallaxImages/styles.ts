import { css } from '@linaria/core';
import { print, scrollDriven, stepped, up } from '#ui/theme/mixins.ts';
import { component, radius } from '#ui/theme/tokens.ts';

/** How far in px the foreground may rise above the frame, from md. */
const rise = component.cover.foregroundOverflow;

/**
 * Travel in px of each layer while the frame crosses the screen: the background falls behind by 8%
 * of the way (0.92), the foreground runs ahead by 12% (1.12); at most 56, so they keep 8 to 12.
 */
const foregroundTravel = 56;
const backgroundTravel = Math.round((foregroundTravel * (1 - 0.92)) / (1.12 - 1));

/** Travel on a phone, whose frame is less than half as high. */
const small = 0.5;

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
  border-radius: ${radius.media}px;
`;

export const background = css`
  ${stepped('--travel', { base: backgroundTravel * small, md: backgroundTravel })}
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

  ${scrollDriven('fall-behind', { timeline: 'view()', rest: 0.5 })}
`;

/** Cut at the frame's lower corners, and above it only where the foreground ends its rise. */
export const stage = css`
  --rise: 0px;
  position: absolute;
  inset: calc(-1 * var(--rise)) 0 0;
  overflow: clip;
  border-radius: ${radius.media}px;
  pointer-events: none;

  ${up('md')} {
    --rise: ${rise}px;
    border-radius: 0 0 ${radius.media}px ${radius.media}px;
  }

  /* In print, what rises above a cover would land on the page before. */
  ${print} {
    --rise: 0px;
  }
`;

/** 1.12 times the frame from md, so that an object with some space above it reaches the rise. */
export const foreground = css`
  ${stepped('--travel', { base: foregroundTravel * small, md: foregroundTravel })}
  position: absolute;
  inset: 8% 0 -8%;

  @keyframes run-ahead {
    from {
      translate: 0 var(--travel);
    }
  }

  ${up('md')} {
    inset: auto 0 0;
    height: calc(1.12 * (100% - var(--rise)));
  }

  ${scrollDriven('run-ahead', { timeline: 'view()', rest: 1 })}
`;
