import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const entries = css`
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const entry = css`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  padding-block: 12px;
  border-bottom: 1px solid ${color.border};
`;

export const words = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const quiet = css`
  font-size: 0.875rem;
  color: ${color.textMuted};
`;
