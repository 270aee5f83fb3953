import { css } from '@linaria/core';
import { sideGaps, stepped } from '#ui/theme/mixins.ts';
import { rhythm, videoFrameWidth } from '#ui/theme/tokens.ts';

export const place = css`
  ${sideGaps}

  &[data-variant='spread'] {
    display: grid;
    justify-items: center;
    ${stepped('padding-block', rhythm.sliceGap)}
  }
`;

export const frame = css`
  [data-variant='spread'] > & {
    width: min(${videoFrameWidth}px, 100%);
  }
`;
