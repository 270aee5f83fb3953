import { css } from '@linaria/core';
import { focusRing } from '#ui/theme/mixins.ts';
import { color, radius } from '#ui/theme/tokens.ts';

export const degrees = css`
  min-width: 0;
  border-radius: ${radius.xs}px;

  &:has(textarea:focus-visible) {
    ${focusRing}
  }
`;

export const unit = css`
  flex: none;
  color: ${color.textMuted};
`;
