import { css } from '@linaria/core';
import { radius } from '#ui/theme/tokens.ts';

export const parts = css`
  display: contents;
`;

/** Size in px of a variation's picture in the menu. */
const pictureSize = { width: 96, height: 60 };

export const picture = css`
  width: ${pictureSize.width}px;
  height: ${pictureSize.height}px;
  border-radius: ${radius.sm}px;
  object-fit: cover;
`;
