import { css } from '@linaria/core';
import { color, radius } from '#ui/theme/tokens.ts';

export const picture = css`
  position: relative;
  display: block;
  flex: none;
  width: var(--picture-width);
  height: var(--picture-height);
  overflow: hidden;
  background: ${color.surface};
  border-radius: ${radius.sm}px;

  & > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &[data-blank] {
    display: grid;
    place-items: center;
    color: ${color.textMuted};
  }
`;
