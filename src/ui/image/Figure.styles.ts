import { css } from '@linaria/core';
import { rem, sideGaps } from '#ui/theme/mixins.ts';
import { border, color, corner, space } from '#ui/theme/tokens.ts';

export const figure = css`
  &:not([data-bleed]),
  &[data-bleed] > figcaption {
    ${sideGaps}
  }

  /* From edge to edge the next image may follow without a gap. */
  &[data-bleed] > figcaption {
    padding-block-end: ${rem(space[5])};
  }
`;

/** Cuts the corners and adds the hairline over the image, which keeps its width. */
export const frame = css`
  position: relative;
  overflow: hidden;
  border-radius: ${corner.media};

  [data-bleed] > & {
    border-radius: 0;
  }

  &[data-border]::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${border.hairline}px solid ${color.hairline};
    border-radius: inherit;
    pointer-events: none;
  }
`;
