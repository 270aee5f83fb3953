import { css } from '@linaria/core';
import { container, corner, space } from '#ui/theme/tokens.ts';
import { gapInside, rem, sideGaps, typeStep } from '#ui/theme/mixins.ts';

export const figure = css`
  &:not([data-bleed]) {
    ${sideGaps}
  }
`;

export const media = css`
  overflow: clip;

  :not([data-bleed]) > & {
    border-radius: ${corner.media};
  }
`;

export const caption = css`
  ${typeStep('small14')}
  padding-block: ${rem(space[4])};
  max-width: ${rem(container.maxMeasure.body)};

  [data-bleed] > & {
    margin-inline: ${gapInside};
  }
`;

export const unmeasured = css`
  width: 100%;

  &[data-fill] {
    height: 100%;
    object-fit: cover;
  }
`;

/** How many times as wide as its box an image may be drawn. */
export const mostCut = 4;

/* As wide as it is drawn, beyond its box where that is narrower: a lazy image's file is chosen by its own width. */
export const filling = css`
  && {
    position: absolute;
    inset-block: 0;
    left: 50%;
    width: auto;
    min-width: 100%;
    max-width: ${100 * mostCut}%;
    translate: -50% 0;
  }
`;

/** Margin around each image, in px. */
const gap = 2;

/** Width in px of an image with the mean share before its row wraps. */
const wanted = 300;

/* The outer margins lie outside the row, so that its edges align. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -${rem(gap)};
`;

/* An image alone in its row fills it: growth factors under 1 would leave a gap. */
export const item = css`
  position: relative;
  overflow: clip;
  flex: calc(var(--share) * 100) 1 calc(var(--share) * ${wanted}px - ${rem(2 * gap)});
  min-width: 0;
  max-width: calc(100% - ${rem(2 * gap)});
  margin: ${rem(gap)};
`;
