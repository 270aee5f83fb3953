import { css } from '@linaria/core';
import { print } from '#ui/theme/mixins.ts';

/**
 * Height in px of a row that has not been laid out yet, until its own is known: the median of the
 * demo's slices and cards at 390 and 1440 px is 557.
 */
const ESTIMATE = 560;

/**
 * How far in px a row paints beyond itself at most: covers rise above their frame, and bleed to the
 * sides. Three times 120, for the largest `--unit`: Chromium takes no `calc()` here.
 */
const OVERFLOW = 360;

const leftOut = `html:not([data-whole]) > body:not([data-whole])`;

/**
 * For the element around rows one below another. Rows below the first screen are left out of the
 * first style and layout of a page: with a slow processor the whole page at once is the longest task
 * of loading. They are laid out when they come near, while the browser is idle, and at the first
 * input (`layOutRest`), which puts `data-whole` on the root. After a reload and at an address with a
 * hash it is there from the start, and on the body in the editor's frame. With `data-below` all rows
 * but the first, which may show, are below the first screen of most windows; those after one with
 * `data-fills-window` of all.
 */
export const rows = css`
  /* Browsers without this margin would cut what a row paints beyond itself. */
  @supports (overflow-clip-margin: 1px) {
    & > :nth-child(n + 4),
    &[data-below] > :nth-child(n + 2) {
      /* As with 'content-visibility': it is drawn alike in both. */
      contain: layout style paint;
      overflow-clip-margin: ${OVERFLOW}px;

      ${leftOut} & {
        content-visibility: auto;
        contain-intrinsic-block-size: auto ${ESTIMATE}px;
      }
    }
  }

  /* Words in bold and italics ask for fonts of their own, which would compete with what is visible. */
  html[data-unpainted] & > :nth-child(n + 4) :is(strong, em, figcaption > span) {
    font-weight: inherit;
    font-style: inherit;
  }

  /* What is below the first screen in every window costs the first paint nothing. */
  & > [data-fills-window] ~ * {
    html[data-unpainted=''] & {
      content-visibility: hidden;
      contain-intrinsic-block-size: auto ${ESTIMATE}px;
    }
  }

  ${print} {
    && > * {
      contain: none !important;
      content-visibility: visible !important;
    }
  }
`;

/**
 * For the texts of the footer: a row too, which paints nothing beyond itself and fills a window. Not for its
 * disc: a scroll animation in what is left out may begin a frame late, which is a layout shift.
 */
export const lastRow = css`
  min-height: 100svh;
  contain: layout style paint;

  ${leftOut} & {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 100svh;
  }
`;
