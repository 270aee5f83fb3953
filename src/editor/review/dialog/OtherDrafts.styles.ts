import { css } from '@linaria/core';
import { color, weight } from '#ui/theme/tokens.ts';

export const others = css`
  padding-block: 20px 24px;
  border-top: 1px solid ${color.border};
`;

export const title = css`
  margin-bottom: 4px;
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
`;

export const type = css`
  margin-inline-start: 8px;
  font-size: 0.875rem;
  color: ${color.textMuted};
`;
