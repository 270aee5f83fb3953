import { css } from '@linaria/core';
import { color } from '../../kit/theme/tokens.ts';

export const source = css`
  display: grid;
  gap: 2px;
  padding-inline-start: 12px;
  margin-top: 8px;
  border-inline-start: 2px solid ${color.border};
`;

export const words = css`
  white-space: pre-line;
`;
