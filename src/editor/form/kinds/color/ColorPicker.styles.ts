import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const picker = css`
  display: grid;
  gap: 12px;
`;

export const contrast = css`
  font-size: 0.875rem;
  line-height: 1.4;
  color: ${color.text};

  &:empty {
    display: none;
  }
`;

export const actions = css`
  display: flex;
  gap: 20px;
  align-items: center;
  min-height: 32px;

  &:empty {
    display: none;
  }
`;
