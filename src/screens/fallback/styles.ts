import { css } from '@linaria/core';
import { space } from '#ui/theme/tokens.ts';

export const action = css`
  margin-block-start: ${space[9]}px;
`;
