import { css } from '@linaria/core';
import {
  focusRing,
  large,
  motionAllowed,
  print,
  rem,
  stepped,
  steppedLarge,
  up,
} from '#ui/theme/mixins.ts';
import {
  color,
  container,
  corner,
  cover as coverToken,
  duration,
  easing,
  focus,
} from '#ui/theme/tokens.ts';

const { coverBleed } = container;

/** How far in px the focus ring reaches beyond the cover. */
const ringReach = focus.offset + focus.width;

/**
 * Read after the text, rendered before it. Its content fills it and takes its corners, except parts
 * that rise above them (`data-overflows`).
 */
export const cover = css`
  position: relative;
  ${steppedLarge('height', coverToken.height)}
  ${stepped('margin-inline', { base: -coverBleed.base, md: coverBleed.md })}
  grid-area: 1 / 1 / auto / -1;
  background: ${color.skeleton};
  border-radius: ${corner.media};

  &[data-empty] {
    height: auto;
  }

  &:empty {
    height: auto;
    aspect-ratio: 16 / 9;
  }

  & > * {
    width: 100%;
    height: 100%;
    border-radius: inherit;
  }

  & > :not([data-overflows]) {
    overflow: clip;
  }

  /* A lazy image is asked for as soon as it is laid out, before the fonts of the first screen have
     come. The first cover of a list is that screen's image. */
  html[data-unpainted] & img:not([fetchpriority='high']) {
    display: none;
  }

  @keyframes open {
    from {
      clip-path: inset(12% round ${corner.media});
    }

    to {
      /* Room for what rises above the cover, and for the focus ring. */
      clip-path: inset(-20% -${ringReach}px -${ringReach}px round ${corner.media});
    }
  }

  @keyframes settle {
    from {
      scale: 1.06;
    }
  }

  ${motionAllowed} {
    [data-revealed='no'] > & {
      clip-path: inset(12% round ${corner.media});
    }

    [data-revealed='yes'] > & {
      animation: open ${duration.cardReveal}ms ${easing.out};
    }

    [data-revealed='yes'] > & > * {
      animation: settle ${duration.cardReveal}ms ${easing.out};
    }
  }

  /* Over what rises above the cover, so that it is whole. */
  li:has(h2 > a:focus-visible, h3 > a:focus-visible) > &::after {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
    ${focusRing}
  }

  ${up('lg')} {
    grid-column: 1 / 9;

    [data-flipped] > & {
      grid-column: 5 / -1;
    }
  }

  ${up('xl')} {
    margin-inline-start: ${large(-coverBleed.xl)};

    [data-flipped] > & {
      margin-inline: 0 ${large(-coverBleed.xl)};
    }
  }

  ${print} {
    grid-column: 1 / 4;
    height: ${rem(180)};
    margin-inline: 0;
    clip-path: none !important;
  }
`;
