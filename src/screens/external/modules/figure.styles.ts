import { css } from '@linaria/core';
import { radius, container, space } from '#ui/theme/tokens.ts';
import { insetPadding, inset } from './inset.ts';
import { stepped, typeStep } from '#ui/theme/mixins.ts';

export const figure = css`
  &:not([data-bleed]) {
    ${insetPadding}
  }
`;

export const media = css`
  overflow: clip;

  :not([data-bleed]) > & {
    border-radius: ${radius.media}px;
  }
`;

export const caption = css`
  ${typeStep('small14')}
  padding-block: ${space[4]}px;
  max-width: ${container.maxMeasure.body}px;

  [data-bleed] > & {
    ${stepped('margin-inline', inset)}
  }
`;

export const unmeasured = css`
  width: 100%;

  &[data-fill] {
    height: 100%;
    object-fit: cover;
  }
`;

/** Margin around each image, in px (specification, section 2). */
const gap = 2;

/** Width in px of an image with the mean share before its row wraps. */
const wanted = 300;

/* The outer margins lie outside the row, so that its edges align. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline: -${gap}px;
`;

/* An image alone in its row fills it: growth factors under 1 would leave a gap. */
export const item = css`
  flex: calc(var(--share) * 100) 1 calc(var(--share) * ${wanted}px - ${2 * gap}px);
  min-width: 0;
  max-width: calc(100% - ${2 * gap}px);
  margin: ${gap}px;
`;
