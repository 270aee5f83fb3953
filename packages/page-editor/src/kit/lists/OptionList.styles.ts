import { css } from '@linaria/core';
import { forcedColors, forcedRing, quiet, spacedLines } from '../theme/mixins.ts';
import { color, radius } from '../theme/tokens.ts';

export const list = css`
  outline: none;
`;

export const section = css`
  ${spacedLines('4px 16px')}
  padding: 16px 12px 4px;
  ${quiet}
`;

export const option = css`
  ${spacedLines('0 16px')}
  align-items: baseline;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: ${radius.sm}px;
  cursor: pointer;

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
      ${forcedRing(-2)}
    }
  }

  [data-look='ruled'] & {
    border-bottom: 1px solid ${color.border};
    border-radius: 0;
  }
`;

export const detail = css`
  text-align: end;
  text-wrap: pretty;
`;
