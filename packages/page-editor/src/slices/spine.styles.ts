import { css } from '@linaria/core';
import {
  drawnPart,
  ellipsis,
  forcedColors,
  growingDown,
  inColumn,
  reaching,
  ringAt,
  round,
  spineBar,
  tip,
} from '../kit/theme/mixins.ts';
import { color } from '../kit/theme/tokens.ts';

export const spine = css`
  ${inColumn}
  align-items: center;
  gap: 8px;
  min-height: 0;
  height: 100%;
  padding-block: 8px 0;
`;

/** Room beside the bars for the label of one, where they scroll. */
const LABEL = 320;

export const bars = css`
  ${inColumn}
  align-self: start;
  width: 100%;
  ${growingDown}
  margin-bottom: 8%;

  /* As wide as its labels, or they would be cut off; what is below them is not covered. */
  &[data-long] {
    width: calc(100% + ${LABEL}px);
    overflow: hidden auto;
    pointer-events: none;
    scrollbar-width: none;
  }
`;

export const content = css`
  ${inColumn}
  align-items: center;
  gap: 4px;
  ${growingDown}

  [data-long] > & {
    position: relative;
    flex: none;
    width: calc(100% - ${LABEL}px);
    pointer-events: auto;
  }
`;

export const bar = css`
  position: relative;
  flex: 0 1 0;
  ${spineBar}
  outline: none;
  cursor: pointer;

  [data-long] > * > & {
    position: absolute;
    height: 6px;
  }

  /* The hit area is as wide as the spine, and at least 24 px high with the bars' gaps. */
  ${reaching('-2px -18px', 'before')}

  &[data-seen] {
    background: ${color.borderStrong};
  }

  &[data-selected] {
    width: 28px;
    background: ${color.mark};
  }

  &[data-dragged] {
    opacity: 0.38;
  }

  &[data-drop='before'] {
    box-shadow: 0 -4px 0 0 ${color.mark};
  }

  &[data-drop='after'] {
    box-shadow: 0 4px 0 0 ${color.mark};
  }

  &[data-faulty]::after {
    ${drawnPart}
    top: 0;
    right: -12px;
    ${round(6)}
    background: ${color.negative};
  }

  &:focus-visible {
    ${ringAt(3)}
  }

  ${forcedColors} {
    border: 1px solid ButtonText;

    &[data-selected] {
      background: Highlight;
    }

    &[data-drop='before'] {
      border-top: 3px solid Highlight;
    }

    &[data-drop='after'] {
      border-bottom: 3px solid Highlight;
    }
  }
`;

export const label = css`
  position: absolute;
  top: 50%;
  left: 40px;
  z-index: 60;
  display: none;
  max-width: 280px;
  ${tip}
  ${ellipsis}
  transform: translateY(-50%);
  pointer-events: none;

  /* What is dragged has its own words. */
  :not([data-dragging]) > * > :hover > &,
  :not([data-dragging]) > * > :focus-visible > & {
    display: block;
  }
`;
