import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const entry = css`
  padding-block: 12px;
  border-bottom: 1px solid ${color.border};
`;
