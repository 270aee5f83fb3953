import { css } from '@linaria/core';
import { stepped } from '#ui/theme/mixins.ts';
import { rhythm, space } from '#ui/theme/tokens.ts';

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
