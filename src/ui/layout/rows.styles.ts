import { css } from '@linaria/core';
import { large, print } from '#ui/theme/mixins.ts';

/**
 * Height in px of a row that has not been laid out yet, until its own is known: the median of the
 * demo's slices and cards at 390 and 1440 px is 557.
 */
const ESTIMATE = 560;

/** How far a row paints beyond itself: covers rise above their frame, and bleed to the sides. */
const OVERFLOW = 120;

/**
 * For the element around rows one below another. Rows below the first screen are left out of the
 * first style and layout of a page: with a slow processor the whole page at once is the longest task
 * of loading. They are laid out when they come near, while the browser is idle, and at the first
 * input (`layOutRest`), which puts `data-whole` on the root. After a reload and at an address with a
 * hash it is there from the start, and on the body in the editor's frame.
 */
export const rows = css`
  /* Browsers without this margin would cut what a row paints beyond itself. */
  @supports (overflow-clip-margin: 1px) {
    & > :nth-child(n + 4) {
      /* As with 'content-visibility': it is drawn alike in both. */
      contain: layout style paint;
      overflow-clip-margin: ${large(OVERFLOW)};

      html:not([data-whole]) > body:not([data-whole]) & {
        content-visibility: auto;
        contain-intrinsic-block-size: auto ${ESTIMATE}px;
      }
    }
  }

  ${print} {
    && > * {
      contain: none !important;
      content-visibility: visible !important;
    }
  }
`;
