import { css } from '@linaria/core';
import { grounded } from '../../kit/theme/mixins.ts';
import { color } from '../../kit/theme/tokens.ts';

export const share = css`
  padding-top: 20px;
  margin-top: 20px;
  border-top: 1px solid ${color.border};
`;

/** Above the list of documents. */
export const still = css`
  margin-top: 16px;
`;

/** Long, and to be selected as a whole. */
export const address = css`
  padding: 12px 16px;
  user-select: all;
  ${grounded(color.surfaceSunken)}
`;
