import { css } from '@linaria/core';
import { sideGaps, stepped } from '#ui/mixins.ts';
import { rhythm, videoFrameWidth } from '#ui/tokens.ts';

export const place = css`
  ${sideGaps}

  &[data-surface='spread'] {
    display: grid;
    justify-items: center;
    ${stepped('padding-block', rhythm.sliceGap)}
  }
`;

export const frame = css`
  [data-surface='spread'] > & {
    width: min(${videoFrameWidth}px, 100%);
  }
`;
