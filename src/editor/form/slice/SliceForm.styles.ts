import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const variations = css`
  padding-top: 8px;
`;

export const note = css`
  margin-top: 8px;
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.text};
`;
