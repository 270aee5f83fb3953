import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const list = css`
  padding: 0;
  list-style: none;
  border-top: 1px solid ${color.border};
`;

export const empty = css`
  padding-block: 14px;
  line-height: 1.5;
  color: ${color.textMuted};
  border-block: 1px solid ${color.border};
`;

export const add = css`
  display: flex;
  align-items: center;
  min-height: 52px;
`;

/** The list as a column of its own. */
export const column = css`
  margin-top: 16px;
`;
