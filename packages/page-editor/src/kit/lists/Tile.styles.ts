import { css } from '@linaria/core';
import {
  atOrigin,
  canHover,
  centred,
  chosenRing,
  ellipsis,
  emphasis,
  focusRingInset,
  forcedChosen,
  forcedColors,
  forcedEdge,
  framed,
  growingDown,
  inColumn,
  inverse,
  ringAt,
  square,
  tickBox,
  typeStep,
} from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

/** The item of a list that a tile fills. */
export const tile = css`
  position: relative;
  ${inColumn}
  height: 100%;
  border-radius: ${radius.md}px;
  outline: none;
  cursor: default;
`;

/** A grid measures its tiles: their height must not depend on a picture that is on its way. */
export const frame = css`
  ${framed}
  ${growingDown}

  & > img,
  & > video {
    object-fit: contain;
  }

  ${forcedEdge}

  &[data-current] {
    ${chosenRing(-2)}
  }

  ${canHover} {
    [data-hovered] &:not([data-current]) {
      outline: 1.5px solid ${color.focus};
      outline-offset: -1.5px;
    }
  }

  [data-focus-visible] & {
    ${focusRingInset}
  }
`;

/** The hit area of 44 px reaches to the corner. */
export const check = css`
  ${atOrigin}
  ${centred}
  ${square(44)}

  ${canHover} {
    opacity: 0;

    [data-hovered] &,
    [data-selected] &,
    [data-focus-visible] &,
    [data-selecting] &,
    &[data-focus-visible] {
      opacity: 1;
    }
  }
`;

export const box = css`
  ${tickBox}
  background: ${color.surfaceRaised};
  border-color: ${color.text};

  [data-selected] > & {
    ${inverse}

    ${forcedColors} {
      ${forcedChosen}
    }
  }

  [data-focus-visible] > & {
    ${ringAt(2)}
  }
`;

export const caption = css`
  ${inColumn}
  flex: none;
  padding-top: 6px;
  ${typeStep('caption12')}
  color: ${color.textMuted};

  & > * {
    ${ellipsis}
  }

  & > :first-child {
    ${emphasis}
  }

  & > [data-task] {
    color: ${color.text};
  }
`;
