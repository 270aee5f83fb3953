import { css } from '@linaria/core';
import { grid, sideGaps } from '#ui/theme/mixins.ts';

export const container = css`
  width: 100%;
  ${sideGaps}
`;

export const columns = css`
  ${grid}
`;
