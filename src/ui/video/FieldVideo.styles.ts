import { css } from '@linaria/core';
import { rem, sideGaps, steppedLarge } from '#ui/theme/mixins.ts';
import { radius, rhythm } from '#ui/theme/tokens.ts';

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
    border-radius: ${rem(radius.media)};
  }

  [data-bleed] > && {
    border-radius: 0;
  }
`;
