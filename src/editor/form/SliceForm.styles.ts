import { css } from '@linaria/core';
import { focusRing } from '#ui/theme/mixins.ts';
import { radius } from '#ui/theme/tokens.ts';

export const variations = css`
  padding-top: 8px;
`;

export const note = css`
  margin-top: 8px;
`;

export const words = css`
  margin-block: 12px 20px;
  line-height: 1.5;
`;

export const text = css`
  margin-top: 20px;
  border-radius: ${radius.xs}px;

  &:has(:focus-visible) {
    ${focusRing}
  }
`;
