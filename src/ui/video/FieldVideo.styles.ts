import { css } from '@linaria/core';
import { sideGaps, stepped } from '#ui/theme/mixins.ts';
import { radius, rhythm } from '#ui/theme/tokens.ts';

export const block = css`
  &:not([data-bleed]) {
    ${sideGaps}
  }

  &[data-roomy]:not([data-bleed]) {
    ${stepped('padding-block', rhythm.sliceGap)}
  }
`;

export const media = css`
  && {
    border-radius: ${radius.media}px;
  }

  [data-bleed] > && {
    border-radius: 0;
  }
`;
