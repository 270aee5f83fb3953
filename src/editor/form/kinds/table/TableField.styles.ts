import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const empty = css`
  padding-block: 14px;
  line-height: 1.5;
  color: ${color.textMuted};
  border-block: 1px solid ${color.border};
`;

export const actions = css`
  display: flex;
  align-items: center;
  min-height: 52px;
`;
