import { css } from '@linaria/core';
import { color } from '#ui/theme/tokens.ts';

export const value = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-placeholder] {
    color: ${color.textMuted};
  }

  /* The list repeats what it shows; only the words belong on the rule. */
  & svg {
    display: none;
  }
`;
