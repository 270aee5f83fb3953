import { css } from '@linaria/core';
import { forcedColors } from '#ui/theme/mixins.ts';
import { color, radius } from '#ui/theme/tokens.ts';

export const list = css`
  min-height: 12rem;
  margin-top: 16px;
  outline: none;
`;

export const section = css`
  padding: 16px 12px 4px;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const entry = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: baseline;
  min-height: 44px;
  padding: 9px 12px;
  cursor: pointer;
  border-radius: ${radius.sm}px;

  &[data-hovered] {
    background: ${color.surfaceRaised};
  }

  /* The search keeps the focus, and has its ring. */
  &[data-focused] {
    background: ${color.surfaceRaised};
    box-shadow: inset 0 0 0 1px ${color.borderStrong};
  }

  ${forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const label = css`
  flex: 0 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const detail = css`
  flex: 1;
  min-width: 0;
  font-size: 0.875rem;
  color: ${color.textMuted};
  text-align: end;
  overflow-wrap: anywhere;
`;

export const empty = css`
  padding: 16px 12px;
  color: ${color.textMuted};
`;
