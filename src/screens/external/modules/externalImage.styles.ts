import { css } from '@linaria/core';

export const unmeasured = css`
  width: 100%;

  &[data-fill] {
    height: 100%;
    object-fit: cover;
  }
`;
