import { css } from '@linaria/core';
import { centred, forcedColors } from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

export const dot = css`
  position: absolute;
  top: -2px;
  left: -23px;
  ${centred}
  width: 24px;
  height: 24px;
  border-radius: ${radius.full}px;

  &::after {
    content: '';
    width: 6px;
    height: 6px;
    background: ${color.text};
    border-radius: ${radius.full}px;
  }

  ${forcedColors} {
    &::after {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const words = css`
  max-height: 12rem;
  overflow: auto;
  font-size: 0.875rem;
  line-height: 1.5;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const actions = css`
  display: flex;
  justify-content: end;
  margin-top: 12px;
`;
