import { css } from '@linaria/core';
import {
  below,
  canHover,
  drawnPart,
  focusRing,
  forcedChosen,
  forcedColors,
  inRow,
  inverse,
  pillWords,
  spacedLines,
} from '../theme/mixins.ts';
import { color, duration, easing, weight } from '../theme/tokens.ts';

export const group = css`
  ${spacedLines('8px')}
  padding-block: 4px;

  &[data-look='plain'],
  &[data-look='segments'] {
    gap: 12px 4px;
  }
`;

export const pill = css`
  position: relative;
  isolation: isolate;
  ${inRow}
  ${pillWords}
  min-height: 36px;
  padding: 4px 16px;
  overflow-wrap: anywhere;
  color: ${color.text};
  cursor: pointer;
  transition:
    color ${duration.quick}ms ${easing.out},
    background-color ${duration.quick}ms ${easing.out};

  &::after {
    ${drawnPart}
    z-index: -1;
    inset: -4px 0;
  }

  [data-look='pills'] > &,
  [data-look='low'] > & {
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
  }

  [data-look='low'] > &,
  [data-look='segments'] > & {
    min-height: 32px;
    padding: 2px 14px;

    &::after {
      inset: -6px 0;
    }
  }

  [data-look='low'] > & {
    ${below('xl')} {
      padding-inline: 12px;
    }
  }

  [data-look='segments'] > & {
    color: ${color.textMuted};
  }

  ${canHover} {
    [data-look='pills'] > &:hover,
    [data-look='low'] > &:hover {
      box-shadow: inset 0 0 0 1px ${color.text};
    }

    [data-look] > &:hover:not([data-selected]) {
      color: ${color.text};
    }
  }

  [data-look] > &[data-selected] {
    font-weight: ${weight.medium};
    ${inverse}
    box-shadow: none;
  }

  [data-look='segments'] > &[data-selected] {
    color: ${color.text};
    background: ${color.surfaceRaised};
    box-shadow: 0 0 0 1px ${color.hairline};
  }

  [data-look] > &[data-disabled] {
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  &[data-focus-visible] {
    ${focusRing}
  }

  ${forcedColors} {
    border: 1px solid ButtonText;

    [data-look] > &[data-selected] {
      ${forcedChosen}
    }
  }
`;
