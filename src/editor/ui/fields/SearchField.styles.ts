import { css } from '@linaria/core';
import { focusRing } from '#ui/theme/mixins.ts';
import { radius } from '#ui/theme/tokens.ts';

export const search = css`
  flex: 1;
  min-width: 0;
  border-radius: ${radius.xs}px;

  &:has(input:focus-visible) {
    ${focusRing}
  }
`;

export const clear = css`
  margin-block: -8px -11px;
`;
