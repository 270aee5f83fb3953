import { css } from '@linaria/core';
import {
  below,
  canHover,
  drawnPart,
  focusRingInset,
  forcedColors,
  inLines,
  inverse,
  quiet,
  spacedRow,
  tickBox,
} from '../theme/mixins.ts';
import { color, duration, easing, radius } from '../theme/tokens.ts';

export const list = css`
  container-type: inline-size;
  border-top: 1px solid ${color.border};
  outline: none;

  &[data-empty] {
    border-top: 0;
  }
`;

export const problem = css`
  padding-block: 12px;
`;

export const row = css`
  position: relative;
  ${inLines}
  gap: 4px 16px;
  min-height: 60px;
  padding: 8px 16px;
  margin-inline: -16px;
  border-radius: ${radius.md}px;
  outline: none;
  cursor: default;
  transition: background-color ${duration.instant}ms ${easing.out};

  /* Rows out of view cost nothing; there may be thousands. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 72px;

  &::after {
    ${drawnPart}
    inset: auto 16px 0;
    border-bottom: 1px solid ${color.border};
  }

  ${canHover} {
    &[data-hovered] {
      background: ${color.surface};
    }
  }

  &[data-selected] {
    background: ${color.surfaceRaised};
    box-shadow: inset 3px 0 0 ${color.text};
  }

  &[data-focus-visible] {
    ${focusRingInset}
  }

  ${forcedColors} {
    &[data-focus-visible] {
      outline-color: Highlight;
    }
  }
`;

export const detail = css`
  flex: 1 1 12rem;

  ${below('md')} {
    flex-basis: calc(100% - 100px);
  }
`;

export const more = css`
  min-height: 44px;
  padding-block: 12px;
  ${quiet}
`;

export const skeletonRow = css`
  ${spacedRow(20)}
  height: 72px;
  border-bottom: 1px solid ${color.border};

  &::before,
  &::after {
    content: '';
    width: 5rem;
    height: 50px;
    background: ${color.skeleton};
    border-radius: ${radius.sm}px;
  }

  &::after {
    width: 38%;
    height: 14px;
  }
`;

/** Whether a row is chosen, in ink as a switch. */
export const check = css`
  ${tickBox}

  [data-selected] & {
    ${inverse}
    border-color: ${color.text};
  }
`;
