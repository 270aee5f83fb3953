import { css } from '@linaria/core';
import {
  bodyWords,
  canHover,
  drawnPart,
  focusRing,
  forcedColors,
  forcedMark,
  growing,
  quiet,
  round,
  spacedRow,
  square,
} from '../theme/mixins.ts';
import { color, duration, easing, radius } from '../theme/tokens.ts';

export const row = css`
  position: relative;
  ${spacedRow(12)}
  min-height: 44px;
  padding-block: 6px;
  ${bodyWords}
  border-bottom: 1px solid ${color.border};
  cursor: pointer;

  &[data-bare] {
    border-bottom: 0;
  }

  &[data-readonly] {
    color: ${color.textMuted};
    border-bottom-style: dashed;
    cursor: default;
  }
`;

export const label = css`
  ${growing}
`;

export const word = css`
  ${quiet}
`;

export const track = css`
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  border-radius: ${radius.full}px;
  box-shadow: inset 0 0 0 1.5px ${color.borderStrong};
  transition: background-color ${duration.quick}ms ${easing.out};

  &::after {
    ${drawnPart}
    top: 5px;
    left: 5px;
    background: ${color.textMuted};
    ${round(18)}
    transition: translate ${duration.quick}ms ${easing.out};
  }

  ${canHover} {
    [data-hovered] > & {
      box-shadow: inset 0 0 0 1.5px ${color.text};
    }
  }

  [data-selected] > & {
    background: ${color.text};
    box-shadow: none;
  }

  [data-selected] > &::after {
    top: 4px;
    ${square(20)}
    background: ${color.surfaceSunken};
    translate: 19px 0;
  }

  [data-focus-visible] > & {
    ${focusRing}
  }

  [data-readonly] > & {
    opacity: 0.6;
  }

  ${forcedColors} {
    border: 1px solid ButtonText;

    &::after {
      background: ButtonText;
    }

    [data-selected] > & {
      ${forcedMark}
    }
  }
`;
