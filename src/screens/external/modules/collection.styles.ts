import { css } from '@linaria/core';

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
