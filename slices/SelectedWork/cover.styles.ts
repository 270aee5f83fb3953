import { css } from '@linaria/core';
import { focusRing, motionAllowed, print, stepped, up } from '#ui/theme/mixins.ts';
import { color, component, container, duration, easing, radius } from '#ui/theme/tokens.ts';

const { coverBleed } = container;

/**
 * Read after the text, rendered before it. Its content fills it and takes its corners, except parts
 * that rise above them (`data-overflows`).
 */
export const cover = css`
  position: relative;
  ${stepped('height', component.cover.height)}
  ${stepped('margin-inline', { base: -coverBleed.base, md: coverBleed.md })}
  grid-area: 1 / 1 / auto / -1;
  background: ${color.skeleton};
  border-radius: ${radius.media}px;

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

  @keyframes open {
    from {
      clip-path: inset(12% round ${radius.media}px);
    }

    to {
      clip-path: inset(-${component.cover.foregroundOverflow}px 0 0 round ${radius.media}px);
    }
  }

  @keyframes settle {
    from {
      scale: 1.06;
    }
  }

  ${motionAllowed} {
    [data-revealed='no'] > & {
      clip-path: inset(12% round ${radius.media}px);
    }

    [data-revealed='yes'] > & {
      animation: open ${duration.cardReveal}ms ${easing.out};
    }

    [data-revealed='yes'] > & > * {
      animation: settle ${duration.cardReveal}ms ${easing.out};
    }
  }

  article:has(h2 > a:focus-visible, h3 > a:focus-visible) > & {
    ${focusRing}
  }

  ${up('lg')} {
    grid-column: 1 / 9;

    [data-flipped] > & {
      grid-column: 5 / -1;
    }
  }

  ${up('xl')} {
    margin-inline-start: -${coverBleed.xl}px;

    [data-flipped] > & {
      margin-inline: 0 -${coverBleed.xl}px;
    }
  }

  ${print} {
    grid-column: 1 / 4;
    height: 180px;
    margin-inline: 0;
    clip-path: none !important;
  }
`;
