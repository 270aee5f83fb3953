import { css } from '@linaria/core';
import { color, weight } from '#ui/theme/tokens.ts';

export const head = css`
  display: flex;
  gap: 8px;
  align-items: flex-start;
  justify-content: space-between;
  margin-bottom: 12px;
`;

export const title = css`
  min-width: 0;
  padding-top: 8px;
  margin: 0;
  font-size: 1rem;
  font-weight: ${weight.medium};
  line-height: 1.5;
  letter-spacing: normal;
  overflow-wrap: anywhere;
`;

export const content = css`
  display: flex;
  flex-direction: column;
  gap: 24px;
`;

export const quiet = css`
  font-size: 0.875rem;
  color: ${color.textMuted};
`;

export const tasks = css`
  display: grid;
  gap: 8px;
  padding: 0;
  margin: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
