import { css } from '@linaria/core';

export const filters = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding-block: 12px;
`;

export const order = css`
  margin-inline-start: auto;
`;
