import { css } from '@linaria/core';
import { type, up, stepped } from '#ui/theme/mixins.ts';
import { color, space, rhythm } from '#ui/theme/tokens.ts';

/* The simulator covers the page by inline style; here it is the page, so that scroll effects work. */
export const simulator = css`
  position: static !important;
  min-height: 100svh;
  overflow: visible !important;
`;

export const alone = css`
  position: relative;
  display: grid;
  align-content: center;
  min-height: 100svh;
  padding-block: ${space[14]}px;
  overflow: clip;
`;

export const disc = css`
  --disc-size: 280px;
  position: absolute;
  top: -72px;
  right: -72px;

  ${up('lg')} {
    --disc-size: 420px;
    top: 50%;
    right: ${space[14]}px;
    translate: 0 -50%;
  }
`;

export const words = css`
  position: relative;
`;

export const note = css`
  margin-top: ${space[7]}px;
  max-width: 480px;
  ${type('longForm')}
  color: ${color.textMuted};
`;

/* A slice shown alone keeps a distance from the window, unless it fills it. */
export const zone = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space[10]}px;
  ${stepped('row-gap', rhythm.sliceGap)}

  &[data-bleeds] {
    padding-block: 0;
  }
`;
