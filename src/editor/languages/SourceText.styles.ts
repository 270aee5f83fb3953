import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const source = css`
  display: grid;
  gap: 2px;
  padding-inline-start: 12px;
  margin-top: 8px;
  border-inline-start: 2px solid ${color.border};
`;

export const language = css`
  font-size: 0.75rem;
  line-height: 1.5;
  color: ${color.textMuted};
`;

export const words = css`
  font-size: 0.875rem;
  line-height: 1.5;
  color: ${color.textMuted};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
