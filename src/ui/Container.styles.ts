import { css } from '@linaria/core';
import { grid, sideGaps } from '#ui/mixins.ts';

export const container = css`
  width: 100%;
  ${sideGaps}
`;

export const columns = css`
  ${grid}
`;
