import { css } from '@linaria/core';

export const list = css`
  min-width: 0;
`;

export const field = css`
  margin-top: 24px;
  scroll-margin-block: 24px;

  /* Rows of switches touch each other. */
  &[data-row] + &[data-row] {
    margin-top: 0;
  }
`;
