import { css } from '@linaria/core';
import { sideGaps, steppedLarge } from '#ui/theme/mixins.ts';
import { corner, rhythm } from '#ui/theme/tokens.ts';

export const block = css`
  &:not([data-bleed]) {
    ${sideGaps}
  }

  &[data-roomy]:not([data-bleed]) {
    ${steppedLarge('padding-block', rhythm.sliceGap)}
  }
`;

export const media = css`
  && {
    border-radius: ${corner.media};
  }

  [data-bleed] > && {
    border-radius: 0;
  }
`;
