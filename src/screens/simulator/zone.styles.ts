import { css } from '@linaria/core';
import { stepped } from '#ui/theme/mixins.ts';
import { rhythm, space } from '#ui/theme/tokens.ts';

/* A slice shown by itself keeps its distance from the window, but where it is made to fill it. */
export const zone = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${space[10]}px;
  ${stepped('row-gap', rhythm.sliceGap)}

  &[data-bleeds] {
    padding-block: 0;
  }
`;
