import { css } from '@linaria/core';

export const spread = css`
  display: grid;
  gap: var(--spread-gap, 0);
`;
