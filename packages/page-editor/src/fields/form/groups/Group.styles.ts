import { css } from '@linaria/core';
import {
  centred,
  landingLine,
  focusRingInset,
  forcedColors,
  growing,
  hoverText,
  inRow,
  reaching,
} from '../../../kit/theme/mixins.ts';
import { color, radius } from '../../../kit/theme/tokens.ts';

export const list = css`
  border-top: 1px solid ${color.border};
`;

/** The list as a column of its own. */
export const column = css`
  margin-top: 16px;
`;

export const entry = css`
  position: relative;
  border-bottom: 1px solid ${color.border};

  &[data-drop]::after {
    ${landingLine}
    forced-color-adjust: none;
  }

  &[data-drop='after']::after {
    inset: auto 0 -2px;
  }
`;

export const head = css`
  ${inRow}
  min-height: 52px;
  outline: none;

  &[data-dragging] {
    opacity: 0.38;
  }

  &:focus-visible {
    ${focusRingInset}
    border-radius: ${radius.xs}px;
  }
`;

export const grip = css`
  ${centred}
  flex: none;
  position: relative;
  width: 28px;
  height: 44px;
  margin-left: -8px;
  border-radius: ${radius.xs}px;
  cursor: grab;

  /* As wide for a finger. */
  ${reaching('0 -8px')}

  ${hoverText}
`;

export const open = css`
  ${growing}
  padding: 4px 0 4px 8px;
`;

export const text = css`
  display: -webkit-box;
  ${growing}
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &[data-empty] {
    color: ${color.textMuted};
  }
`;

export const fault = css`
  .${open} > & {
    color: ${color.negative};
  }
`;

export const form = css`
  padding: 4px 0 28px 20px;

  ${forcedColors} {
    border-inline-start: 1px solid CanvasText;
  }
`;
