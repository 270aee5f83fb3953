import { css } from '@linaria/core';
import { rem, lowWindow, print, up, visuallyHidden } from '#ui/theme/mixins.ts';
import {
  color,
  component,
  container,
  duration,
  hitAreaMin,
  radius,
  space,
  z,
} from '#ui/theme/tokens.ts';

const { floatingBar } = component;

/**
 * Height in px from the window's bottom to the top of the floating bar, and room for a focus ring.
 */
const underBars = floatingBar.bottom + floatingBar.height + space[2];

export const skip = css`
  :global() {
    /* A page whose height changes (for the menu) must not change its width. */
    html {
      overflow-y: scroll;
      /* Focused elements scroll to above the bars at the bottom. */
      scroll-padding-bottom: ${rem(underBars)};

      ${lowWindow} {
        scroll-padding-bottom: 0;
      }
    }

    /* A wheel event over a frame would be lost while the page is still moving. */
    .lenis-smooth iframe {
      pointer-events: none;
    }

    /* Nothing would answer a press. What an item of a gallery shows stays. */
    html:not([data-script]) #root [type='button'] {
      interactivity: inert;
      pointer-events: none;

      &:not([data-item]) {
        display: none;
      }
    }

    /* The page stays usable while the colours crossfade. */
    ::view-transition {
      pointer-events: none;
    }
  }

  position: fixed;
  z-index: ${z.debug};
  top: ${rem(space[4])};
  inset-inline-start: ${rem(space[4])};
  padding: ${rem(space[3])} ${rem(space[5])};
  border-radius: ${radius.xs}px;
  background: ${color.surfaceRaised};
  color: ${color.text};
  translate: 0 -200%;

  &:focus {
    translate: none;
  }

  ${print} {
    display: none;
  }
`;

/** Once the menu has faded in, nothing behind it is rendered. */
export const page = css`
  [data-menu] & {
    visibility: hidden;
    transition: visibility 0s ${duration.base}ms;
  }

  ${print} {
    && {
      visibility: visible;
    }
  }
`;

export const main = css`
  position: relative;
  min-height: 100svh;

  &:focus {
    outline: none;
  }
`;

export const rail = css`
  display: none;

  ${up('md')} {
    position: fixed;
    z-index: ${z.rails};
    /* In the middle of the page's margin. */
    inset-inline-start: ${rem((container.sideGap.md - hitAreaMin) / 2)};
    bottom: ${rem(container.railInset)};
    display: grid;
    gap: ${rem(space[2])};
  }

  ${up('lg')} {
    inset-inline-start: ${rem(container.railInset)};
  }
`;

export const controls = css`
  display: none;

  ${up('md')} {
    [data-script] & {
      position: fixed;
      z-index: ${z.rails};
      inset-inline-end: ${rem(container.railInset)};
      bottom: ${rem(container.railInset)};
      display: grid;
      gap: ${rem(space[2])};
    }

    /* At the gate, the gate has the sound's controls. */
    [data-gate] & {
      visibility: hidden;
    }
  }

  ${print} {
    && {
      display: none;
    }
  }
`;

export const announcer = css`
  ${visuallyHidden}
`;
