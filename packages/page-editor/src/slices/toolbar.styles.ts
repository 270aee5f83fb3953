import { css } from '@linaria/core';
import { below, floating } from '../kit/theme/mixins.ts';
import { radius } from '../kit/theme/tokens.ts';

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

/** Stays in view while the outline scrolls. */
export const several = css`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: flex;
  justify-content: center;
  width: fit-content;
  margin: 8px auto 0;
  padding: 4px;
  border-radius: ${radius.full}px;
  ${floating}

  ${below('md')} {
    bottom: 72px;
  }
`;
