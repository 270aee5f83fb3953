import { css } from '@linaria/core';
import { rem, canHover } from '#ui/theme/mixins.ts';
import { hitAreaMin, radius, space } from '#ui/theme/tokens.ts';

export const cover = css`
  position: relative;
  aspect-ratio: 16 / 9;

  &[data-variant='cover'] {
    aspect-ratio: auto;
  }
`;

/** On a card the frame is the card's link; the control shrinks to a corner above it. */
export const video = css`
  height: 100%;

  & > button {
    z-index: 2;
    inset: auto ${rem(space[5])} ${rem(space[5])} auto;
    width: ${rem(hitAreaMin)};
    height: ${rem(hitAreaMin)};
    border-radius: ${radius.full}px;
  }

  & > button > span {
    width: 100%;
    height: 100%;
  }

  ${canHover} {
    & > button:hover > span {
      opacity: 1;
      scale: 1;
    }
  }
`;
