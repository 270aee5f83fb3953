import { css } from '@linaria/core';
import {
  below,
  drawnPart,
  focusRing,
  forcedColors,
  forcedRing,
  quietCaption,
  round,
  spacedLines,
  spacedRow,
} from '../../../../kit/theme/mixins.ts';
import { color, radius } from '../../../../kit/theme/tokens.ts';

export const actions = css`
  ${spacedRow(20)}
  min-height: 32px;

  &:empty {
    display: none;
  }
`;

export const area = css`
  width: 100%;
  height: 160px;
  border-radius: ${radius.md}px;
  forced-color-adjust: none;
`;

export const slider = css`
  height: 28px;
`;

export const track = css`
  top: 0;
  width: 100%;
  height: 28px;
  border-radius: ${radius.full}px;
  forced-color-adjust: none;
`;

export const thumb = css`
  top: 50%;
  border: 2px solid #fff;
  ${round(24)}
  box-shadow:
    0 0 0 1px #000,
    inset 0 0 0 1px #000;
  forced-color-adjust: none;

  &[data-focus-visible] {
    ${focusRing}
  }
`;

export const label = css`
  margin-bottom: 6px;
  ${quietCaption}
`;

export const swatches = css`
  ${spacedLines('8px')}

  ${below('lg')} {
    gap: 16px;
    padding-bottom: 8px;
  }
`;

export const item = css`
  position: relative;
  border-radius: ${radius.full}px;
  outline: none;
  cursor: pointer;

  /* As large as the gaps allow. */
  &::after {
    ${drawnPart}
    inset: -4px;

    ${below('lg')} {
      inset: -8px;
    }
  }

  &[data-selected] {
    box-shadow:
      0 0 0 2px ${color.surfaceRaised},
      0 0 0 4px ${color.text};
  }

  ${forcedColors} {
    &[data-selected] {
      ${forcedRing(2)}
    }
  }

  &[data-focus-visible] {
    ${focusRing}
  }
`;
