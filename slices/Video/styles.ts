import { css } from '@linaria/core';
import { rem, sideGaps, steppedLarge } from '#ui/theme/mixins.ts';
import { rhythm, videoFrameWidth } from '#ui/theme/tokens.ts';

export const place = css`
  ${sideGaps}

  &[data-variant='spread'] {
    display: grid;
    justify-items: center;
    ${steppedLarge('padding-block', rhythm.sliceGap)}
  }
`;

export const frame = css`
  [data-variant='spread'] > & {
    width: min(${rem(videoFrameWidth)}, 100%);
  }
`;
