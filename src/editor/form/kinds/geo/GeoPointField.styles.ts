import { css } from '@linaria/core';

export const group = css`
  min-width: 0;
  padding: 0;
  border: 0;
`;

export const pair = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 24px;
  margin-bottom: 4px;
`;
