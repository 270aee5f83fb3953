import { css } from '@linaria/core';
import {
  below,
  canHover,
  chosenRing,
  focusRing,
  framedPicture,
  inColumn,
  spacedStack,
} from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

export const choices = css`
  grid-template-columns: 1fr 1fr;
  ${spacedStack(24)}

  &[data-shape='page'] {
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
  }

  ${below('md')} {
    &:not([data-shape]) {
      grid-template-columns: 1fr;
    }
  }
`;

export const choice = css`
  ${inColumn}
  gap: 4px;
  cursor: pointer;
`;

export const picture = css`
  display: block;
  aspect-ratio: 288 / 168;
  margin-bottom: 8px;
  overflow: hidden;
  background: ${color.surfaceRaised};
  border-radius: ${radius.md}px;

  [data-shape='page'] & {
    aspect-ratio: 4 / 5;
  }

  & > img {
    ${framedPicture}
    object-position: top;
  }

  ${canHover} {
    [data-hovered] > & {
      box-shadow: inset 0 0 0 1.5px ${color.focus};
    }
  }

  [data-selected] > & {
    ${chosenRing(4)}
  }

  [data-focus-visible] > & {
    ${focusRing}
  }
`;
